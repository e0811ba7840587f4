import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "./testing/render.tsx";
import { toast } from "./toast.ts";
import { Toaster, timeToRead } from "./toaster.tsx";

test.each([
  ["a short message 2.5 s", "success", "Item added to cart", 2500],
  ["a long message as long as it takes to read", "info", "x".repeat(60), 4200],
  ["a short error 6 s", "error", "Out of Stock", 6000],
  ["a long error as long as it takes to read", "error", "x".repeat(120), 8400],
] as const)("shows %s", (_what, kind, text, milliseconds) => {
  expect(timeToRead(kind, text)).toBe(milliseconds);
});

test("shows one message at a time: a later one hides the earlier", async () => {
  renderUi(<Toaster />);
  act(() => void toast.success("Item added to cart"));
  const earlier = await screen.findByRole("dialog", { name: "Item added to cart" });
  act(() => void toast.info("Location set successfully"));
  const later = await screen.findByRole("dialog", { name: "Location set successfully" });
  await waitFor(() => expect(earlier.hasAttribute("data-limited")).toBe(true));
  expect(later.hasAttribute("data-limited")).toBe(false);
});
