import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "./testing/render.tsx";
import { showToastAfterLoad, toast, toastAfterLoad } from "./toast.ts";
import { ToastHost } from "./toast-host.tsx";

test("shows messages sent before the toaster is loaded, and later ones", async () => {
  toast.success("Item added to cart");
  renderUi(<ToastHost />);
  expect(await screen.findByText("Item added to cart")).toBeDefined();
  act(() => void toast.info("Location set successfully"));
  expect(await screen.findByText("Location set successfully")).toBeDefined();
});

test("a later error replaces the earlier one", async () => {
  renderUi(<ToastHost />);
  act(() => void toast.error("Out of Stock"));
  await screen.findByText("Out of Stock");
  act(() => void toast.error("Out of Limits"));
  await screen.findByText("Out of Limits");
  expect(screen.queryByText("Out of Stock")).toBeNull();
});

test("shows a message once after the page reloads", async () => {
  renderUi(<ToastHost />);
  toastAfterLoad("success", "Language has been changed");
  act(showToastAfterLoad);
  expect(await screen.findByText("Language has been changed")).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});
