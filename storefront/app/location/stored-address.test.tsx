import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderOnServer } from "../testing/render.tsx";
import { clientContextOf } from "../visitor/client-context.ts";
import { hydrateStored, mirrorStored, store } from "../visitor/storage.ts";
import { CurrentClientContext } from "../visitor/use-client-context.ts";
import { StoredAddress } from "./stored-address.tsx";
import { storedAddressScript } from "./stored-address-script.ts";

const quay = "12 Quai des Voiles; Belrive";
const address = <StoredAddress fallback="Choose a location" />;

beforeEach(() => {
  localStorage.clear();
  setCookie("location", "", 0);
  document.body.replaceChildren();
});

function setCookie(name: string, value: string, age = 60) {
  setCookieText(name, encodeURIComponent(value), age);
}

function setCookieText(name: string, text: string, age = 60) {
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes cookies this way, too.
  document.cookie = `${name}=${text}; Path=/; Max-Age=${age}`;
}

/**
 * Reads a page as a browser does: its script runs before the rest is there. Ends before the first
 * paint.
 */
async function readPage() {
  runScript();
  const page = renderOnServer(address);
  document.body.append(page);
  await Promise.resolve();
  return page;
}

function runScript() {
  const script = document.createElement("script");
  script.textContent = storedAddressScript;
  document.head.append(script);
  script.remove();
}

const endPage = () => document.dispatchEvent(new Event("DOMContentLoaded"));

test("the server renders the same for every visitor of a zone", () => {
  localStorage.setItem("location", quay);
  expect(renderOnServer(address).textContent).toBe("Choose a location");
});

test("the address is in the page before it is painted", async () => {
  localStorage.setItem("location", quay);
  const page = await readPage();
  expect(page.textContent).toBe(quay);
  endPage();
});

test("the address replaces a text of which the browser reads the second half later", async () => {
  localStorage.setItem("location", quay);
  const page = await readPage();
  page.querySelector("bdi")?.append(" (later)");
  await Promise.resolve();
  expect(page.textContent).toBe(quay);
  endPage();
});

test("takes over the cookie of a former version, and deletes it", async () => {
  setCookie("location", quay);
  const visitor = clientContextOf({ cookies: document.cookie });
  const container = await readPage();
  expect(container.textContent).toBe(quay);
  endPage();
  mirrorStored();
  hydrateStored(visitor);
  const page = <CurrentClientContext value={visitor}>{address}</CurrentClientContext>;
  await act(async () => render(page, { container, hydrate: true }));
  expect(container.textContent).toBe(quay);
  expect(document.cookie).not.toContain("location=");
  expect(localStorage.getItem("location")).toBe(quay);
});

test.each([
  ["nothing is stored", () => {}],
  ["a cookie is malformed", () => setCookieText("location", "%E0%A4%A")],
  ["it is blank", () => localStorage.setItem("location", " ")],
  ["it is too long to be one", () => localStorage.setItem("location", "a".repeat(301))],
])("the fallback stays when %s", async (_when, remember) => {
  remember();
  expect((await readPage()).textContent).toBe("Choose a location");
  endPage();
});

test("the fallback stays where local storage is blocked", async () => {
  const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  expect((await readPage()).textContent).toBe("Choose a location");
  endPage();
  blocked.mockRestore();
});

test("an address is text, never markup", async () => {
  localStorage.setItem("location", "<img src=x>");
  const page = await readPage();
  expect(page.querySelector("img")).toBeNull();
  expect(page.textContent).toBe("<img src=x>");
  endPage();
});

test("hydration keeps the address, and shows the next one that is chosen", async () => {
  store("location", quay);
  const visitor = clientContextOf({ cookies: document.cookie });
  const container = await readPage();
  endPage();
  const texts: (string | null)[] = [];
  const observer = new MutationObserver(() => texts.push(container.textContent));
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  const errors = vi.spyOn(console, "error");

  mirrorStored();
  hydrateStored(visitor);
  const page = <CurrentClientContext value={visitor}>{address}</CurrentClientContext>;
  await act(async () => render(page, { container, hydrate: true }));
  expect(container.textContent).toBe(quay);
  expect(texts).toEqual([]);

  await act(async () => store("location", "3 Rue du Miel"));
  expect(container.textContent).toBe("3 Rue du Miel");
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  observer.disconnect();
});
