import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { pageLoad } from "../client/page-load.ts";
import { store, stored } from "../client/storage.ts";
import { errorReply } from "../testing/fake-api.ts";
import { button, showProfile, startSignedIn, submitCode } from "./profile-testing.tsx";

let toasts: string[];

beforeEach(() => {
  toasts = startSignedIn();
});

describe("deleting the account", () => {
  const remove = "DELETE /customer/remove-account";

  async function confirm(password?: string) {
    await userEvent.click(await button("Delete account"));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    if (password) await userEvent.type(dialog.getByLabelText(/^Current password/), password);
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    return dialog;
  }

  test("requires confirmation, clears the session and leads to the landing page", async () => {
    store("userDatafor", { email_or_phone: "camille@belrive.example" });
    const calls = showProfile({ [remove]: () => ({ message: "Account has been deleted." }) });
    const open = vi.spyOn(pageLoad, "open").mockReturnValue();
    await confirm("engine");
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/"));
    expect(calls.find(({ endpoint }) => endpoint === remove)?.input).toEqual({
      current_password: "engine",
    });
    expect([stored("token"), stored("userDatafor")]).toEqual([null, null]);
    expect(sessionStorage.getItem("toast-after-load")).toContain("Account has been deleted.");
  });

  test("is refused while an order is running and keeps the session", async () => {
    showProfile({ [remove]: () => errorReply(409, "ongoing", "An order is running.") });
    await confirm("engine");
    expect((await screen.findByRole("alert")).textContent).toBe("An order is running.");
    expect(stored("token")).not.toBeNull();
    expect(toasts).toEqual(["An order is running."]);
  });

  test("requires the password, and a wrong one shows an error at its field", async () => {
    const calls = showProfile({
      [remove]: () =>
        errorReply(
          422,
          "current_password",
          "This is not your current password.",
          "current_password",
        ),
    });
    const dialog = await confirm();
    expect(await dialog.findByText("Please enter your current password.")).toBeTruthy();
    expect(calls.some(({ endpoint }) => endpoint === remove)).toBe(false);
    await userEvent.type(dialog.getByLabelText(/^Current password/), "a wrong password{Enter}");
    expect(await dialog.findByText("This is not your current password.")).toBeTruthy();
    expect(stored("token")).not.toBeNull();
  });

  test("requires a code when the account has no password", async () => {
    const customer = testCustomer({ has_password: false, is_phone_verified: 1 });
    const calls = showProfile(
      {
        [remove]: ({ otp }) =>
          otp === "123456"
            ? { message: "Account has been deleted." }
            : otp
              ? errorReply(422, "otp", "This code is not right.", "otp")
              : {
                  message: "We have sent you a code.",
                  otp_send: true,
                  verification_on: "phone",
                  verification_medium: "SMS",
                },
      },
      { customer },
    );
    const open = vi.spyOn(pageLoad, "open").mockReturnValue();
    const dialog = await confirm();
    expect(await dialog.findByText(/\+33 ••••••• 78/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Yes" })).toBeNull();
    await submitCode("999999");
    expect(await dialog.findByText("This code is not right.")).toBeTruthy();
    await userEvent.keyboard("{Backspace>6/}");
    await submitCode("123456");
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/"));
    expect(calls.filter(({ endpoint }) => endpoint === remove).at(-1)?.input).toEqual({
      otp: "123456",
      verification_on: "phone",
    });
    expect(stored("token")).toBeNull();
  });

  test("requires a new sign-in when the account has neither password nor verified contact", async () => {
    const customer = testCustomer({ has_password: false });
    showProfile(
      { [remove]: () => errorReply(403, "sign_in_again", "Please sign in again.") },
      { customer },
    );
    await confirm();
    expect((await screen.findByRole("alert")).textContent).toBe("Please sign in again.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
