import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { clientContextOf } from "./client-context.ts";
import { hydrateStored, mirrorStored, store, stored, useStored } from "./storage.ts";
import { CurrentClientContext } from "./use-client-context.ts";

const token = "0123456789012345678901234567890123456789abc";

beforeEach(() => {
  localStorage.clear();
  for (const pair of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the page writes cookies this way, too.
    document.cookie = `${pair.split("=")[0]}=; Path=/; Max-Age=0`;
  }
});

test("mirrors stored values to the cookies that the server reads", () => {
  store("zoneid", [1, 3]);
  store("settings", { theme: "dark" });
  expect(clientContextOf({ cookies: document.cookie })).toMatchObject({
    zoneIds: [1, 3],
    theme: "dark",
  });
  store("zoneid", null);
  expect(clientContextOf({ cookies: document.cookie }).zoneIds).toEqual([]);
});

test("never writes the token, guest id, remembered login or address to cookies", () => {
  store("location", "12 Quai des Voiles; Belrive");
  store("token", token);
  store("guest_id", "AbCdEfGhIjKlMnOpQrStUw");
  store("userDatafor", { email_or_phone: "ada@example.org" });
  expect(document.cookie).toBe("signed_in=1");
});

test("sets the hint cookie while a customer is signed in", () => {
  const isHinted = () => clientContextOf({ cookies: document.cookie }).isSignedIn;
  store("token", token);
  expect(isHinted()).toBe(true);
  store("token", null);
  expect(isHinted()).toBe(false);

  // The token changed without `store`.
  localStorage.setItem("token", token);
  mirrorStored();
  expect(isHinted()).toBe(true);
  localStorage.removeItem("token");
  mirrorStored();
  expect(isHinted()).toBe(false);
});

test("ignores invalid values in local storage", () => {
  localStorage.setItem("zoneid", "all of them");
  localStorage.setItem("module", '{"id":"1"}');
  expect(stored("zoneid")).toBeNull();
  expect(stored("module")).toBeNull();
});

test("restores lost cookies and reports that the page was rendered without them", () => {
  localStorage.setItem("settings", '{"theme":"dark"}');
  expect(mirrorStored()).toBe(true);
  expect(clientContextOf({ cookies: document.cookie }).theme).toBe("dark");
  expect(mirrorStored()).toBe(false);
});

test("restores local storage from cookies", () => {
  store("zoneid", [4]);
  localStorage.clear();
  expect(mirrorStored()).toBe(false);
  expect(stored("zoneid")).toEqual([4]);
});

test("replaces an invalid value by that of a valid cookie", () => {
  store("zoneid", [4]);
  localStorage.setItem("zoneid", "[]");
  localStorage.setItem("module", "null");
  expect(mirrorStored()).toBe(false);
  expect(stored("zoneid")).toEqual([4]);
  expect(stored("module")).toBeNull();
});

test("restores from cookies what another tab clears", () => {
  mirrorStored();
  renderApp(<Zones />);
  act(() => store("zoneid", [2]));
  localStorage.clear();
  act(() => window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(screen.getByText("[2]")).toBeDefined();
  expect(localStorage.getItem("zoneid")).toBe("[2]");
});

function Zones() {
  return <p>{JSON.stringify(useStored("zoneid"))}</p>;
}

test("rerenders a component when the value changes, also in another tab", () => {
  mirrorStored();
  renderApp(<Zones />);
  act(() => store("zoneid", [2]));
  expect(screen.getByText("[2]")).toBeDefined();

  localStorage.setItem("zoneid", "[5]");
  act(() => window.dispatchEvent(new StorageEvent("storage", { key: "zoneid" })));
  expect(screen.getByText("[5]")).toBeDefined();
});

function Chosen({ onRender }: { onRender(zones: unknown): void }) {
  const zones = useStored("zoneid");
  useStored("currentLatLng");
  useStored("settings");
  useStored("module");
  onRender(zones);
  return null;
}

const chosen = {
  zoneid: "[2]",
  currentLatLng: '{"lat":43.61,"lng":3.88}',
  location: "12 Quai des Voiles",
  settings: '{"direction":"ltr"}',
  "language-setting": "en",
};

test.each([
  ["once when the page was rendered with its value", chosen, null, 1],
  ["once when the page was rendered for the cell", chosen, { lat: 43.6, lng: 3.9 }, 1],
  ["again when the value has changed since", { ...chosen, zoneid: "[7]" }, null, 2],
])("renders a hydrated component %s", async (_when, inStorage, place, times) => {
  const cookies = Object.entries(chosen).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  const visitor = { ...clientContextOf({ cookies: cookies.join("; ") }), place };
  const onRender = vi.fn();
  const page = (
    <CurrentClientContext value={visitor}>
      <Chosen onRender={onRender} />
    </CurrentClientContext>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);

  for (const [key, text] of Object.entries(inStorage)) localStorage.setItem(key, text);
  mirrorStored();
  hydrateStored(visitor);
  onRender.mockClear();
  render(page, { container, hydrate: true });
  expect(onRender).toHaveBeenCalledTimes(times);
  expect(onRender).toHaveBeenLastCalledWith(stored("zoneid"));
});
