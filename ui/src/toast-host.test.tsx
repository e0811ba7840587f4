import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "./testing/render.tsx";
import { firstToast, toast } from "./toast.ts";
import { ToastHost } from "./toast-host.tsx";

const connection = vi.hoisted(() => ({ isLost: true }));

vi.mock("./toaster.tsx", (original) => {
  if (connection.isLost) throw new TypeError("Failed to fetch dynamically imported module");
  return original();
});

test("drops a message when the toaster fails to load, and shows the next one", async () => {
  renderUi(<ToastHost />);
  act(() => void toast.error("You are offline."));
  await waitFor(() => expect(firstToast.isNeeded()).toBe(false));
  expect(screen.queryByRole("status")).toBeNull();

  connection.isLost = false;
  act(() => void toast.success("Item added to cart"));
  expect(await screen.findByText("Item added to cart")).toBeDefined();
  expect(screen.queryByText("You are offline.")).toBeNull();
});
