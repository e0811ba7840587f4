import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ShareButton } from "./share-button.tsx";
import { readToasts } from "./testing/read-toasts.ts";
import { renderUi } from "./testing/render.tsx";

const link = { title: "Forno", url: "http://localhost:3000/store/forno?type=veg" };

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
});

function fakeShareDialog(share: () => Promise<void>) {
  const mock = vi.fn(share);
  Object.assign(navigator, { canShare: () => true, share: mock });
  return mock;
}

async function press() {
  const user = userEvent.setup();
  const toasts = readToasts();
  renderUi(<ShareButton title="Forno" path="/store/forno?type=veg" />);
  await user.click(screen.getByRole("button", { name: "Share Forno" }));
  return { toasts, copied: () => navigator.clipboard.readText() };
}

test("opens the device's share dialog if there is one", async () => {
  const share = fakeShareDialog(() => Promise.resolve());
  const { toasts } = await press();
  expect(share).toHaveBeenCalledWith(link);
  expect(toasts).toEqual([]);
});

test("shares the page in the visitor's language", async () => {
  const share = fakeShareDialog(() => Promise.resolve());
  renderUi(<ShareButton title="Forno" path="/store/forno" />, { language: "fr" });
  await userEvent.setup().click(screen.getByRole("button", { name: /Forno/ }));
  expect(share).toHaveBeenCalledWith({
    title: "Forno",
    url: "http://localhost:3000/store/forno?lang=fr",
  });
});

test("copies nothing when the visitor closes the device's dialog", async () => {
  fakeShareDialog(() => Promise.reject(new DOMException("Closed", "AbortError")));
  const { toasts } = await press();
  expect(toasts).toEqual([]);
});

test("copies the link on other devices, and shows a message", async () => {
  const { toasts, copied } = await press();
  expect(await copied()).toBe(link.url);
  expect(toasts).toEqual(["Link copied"]);
});

test("shows the link when copying is not allowed", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  const toasts = readToasts();
  renderUi(<ShareButton title="Forno" path={link.url} />);
  await user.click(screen.getByRole("button", { name: "Share Forno" }));
  expect(toasts).toEqual([`The link could not be copied: ${link.url}`]);
});
