import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { GuestOrLoginDialog } from "./guest-or-login-dialog.tsx";

function showDialog() {
  const onClose = vi.fn();
  renderApp(<GuestOrLoginDialog open onClose={onClose} input={{ next: "/checkout?page=cart" }} />, {
    routes: { "/checkout": <p>At the checkout</p> },
  });
  return onClose;
}

test("explains the advantage of an account", () => {
  showDialog();
  expect(
    screen.getByText(/Log in to keep your order history. Guest orders don’t appear/),
  ).toBeDefined();
});

test("a guest continues immediately", async () => {
  const onClose = showDialog();
  await userEvent.click(screen.getByRole("button", { name: /^Guest/ }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText("At the checkout")).toBeDefined();
});

test.each([
  [/^Login/, "sign-in"],
  [/^Sign Up/, "sign-up"],
])("%s continues after the sign-in", async (name, mode) => {
  showDialog();
  await userEvent.click(screen.getByRole("button", { name }));
  expect(panelStore.get()).toMatchObject({
    name: "sign-in",
    input: { mode, next: "/checkout?page=cart" },
  });
});
