import { pageLoad } from "@errand/client/page-load.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { LogoutDialog } from "./logout-dialog.tsx";

const token = "t".repeat(43);

function showDialog() {
  const onClose = vi.fn();
  renderApp(<LogoutDialog open onClose={onClose} input={undefined} />);
  return onClose;
}

beforeEach(() => {
  localStorage.clear();
  store("token", token);
});

afterEach(() => void vi.useRealTimers());

test("ends the session in the browser and on the server half a second after Yes", async () => {
  const calls = fakeApi({ "POST /auth/logout": () => ({ message: "Bye." }) });
  showDialog();
  const open = vi.spyOn(pageLoad, "open").mockReturnValue();
  const yes = await screen.findByRole("button", { name: "Yes" });
  vi.useFakeTimers();
  fireEvent.click(yes);
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(stored("token")).toBe(token);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();

  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/home"));
  expect(stored("token")).toBeNull();
  expect(calls[0]?.headers.get("Authorization")).toBe(`Bearer ${token}`);
  expect(sessionStorage.getItem("toast-after-load")).toContain("Logout successful");
});

test("logs out even when the request fails", async () => {
  fakeApi({ "POST /auth/logout": () => Response.json({ errors: [] }, { status: 500 }) });
  vi.spyOn(pageLoad, "open").mockReturnValue();
  showDialog();
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(stored("token")).toBeNull());
});

test("Cancel keeps the session", async () => {
  const onClose = showDialog();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(stored("token")).toBe(token);
});
