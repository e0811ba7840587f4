import { pageLoad } from "@errand/client/page-load.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { openPayoutAfterLoad } from "../shell/removed-account.ts";
import { errorReply } from "../testing/fake-api.ts";
import { store, stored } from "../visitor/storage.ts";
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

  test("asks what becomes of the money first, pays it out and names what was returned", async () => {
    const balance = {
      wallet_balance: 23,
      loyalty_point: 40,
      payable: 20,
      refundable: [{ payment_id: "p", amount: 15, method: "Demo card" }],
    };
    const payout = {
      returned: balance.refundable,
      claim: { amount: 5, reference: "ABCD-EFGH-JKLM" },
      given_up: 3,
      loyalty_point: 40,
    };
    const calls = showProfile(
      {
        [remove]: ({ payout: stated }) =>
          stated
            ? { message: "Account has been deleted.", payout }
            : errorReply(409, "balance", "Your account still holds money.", undefined, balance),
      },
      { customer: testCustomer({ wallet_balance: 23, loyalty_point: 40 }) },
    );
    const open = vi.spyOn(pageLoad, "open").mockReturnValue();
    await userEvent.click(await button("Delete account"));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    expect(dialog.getByText("Take your money first")).toBeTruthy();
    const rest = dialog.getByText("To an account that you name to us");
    expect(rest.nextSibling?.textContent).toMatch(/5\.00/);
    expect(dialog.getByText(/3\.00.* was given by us/)).toBeTruthy();
    expect(dialog.getByText("40 points end with the account.")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Current password/), "engine");
    await userEvent.click(dialog.getByRole("button", { name: /^Pay out .*20\.00.* and delete$/ }));
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/"));
    expect(calls.filter(({ endpoint }) => endpoint === remove).map(({ input }) => input)).toEqual([
      { wallet_balance: 23 },
      { current_password: "engine", payout: "original", wallet_balance: 23 },
    ]);
    openPayoutAfterLoad();
    expect(panelStore.get()).toMatchObject({ name: "account-removed", input: payout });
    expect(sessionStorage.getItem("account-removed")).toBeNull();
  });

  test("gives the money up only when the customer chooses so", async () => {
    const balance = { wallet_balance: 20, loyalty_point: 0, payable: 20, refundable: [] };
    const calls = showProfile(
      {
        [remove]: ({ payout }) =>
          payout
            ? { message: "Account has been deleted." }
            : errorReply(409, "balance", "Your account still holds money.", undefined, balance),
      },
      { customer: testCustomer({ wallet_balance: 20 }) },
    );
    const open = vi.spyOn(pageLoad, "open").mockReturnValue();
    await userEvent.click(await button("Delete account"));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    await userEvent.click(dialog.getByRole("radio", { name: /^I give up/ }));
    await userEvent.type(dialog.getByLabelText(/^Current password/), "engine");
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/"));
    expect(calls.find(({ input }) => "payout" in input)?.input).toMatchObject({
      payout: "give_up",
      wallet_balance: 20,
    });
  });

  test("does not call a gift money to take along", async () => {
    const balance = { wallet_balance: 23, loyalty_point: 0, payable: 0, refundable: [] };
    showProfile(
      {
        [remove]: () => errorReply(409, "balance", "Your account holds money.", undefined, balance),
      },
      { customer: testCustomer({ wallet_balance: 23 }) },
    );
    await userEvent.click(await button("Delete account"));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    expect(dialog.getByText("What we gave you")).toBeTruthy();
    expect(dialog.getByText(/23\.00.* was given by us/)).toBeTruthy();
    expect(dialog.queryByText("Take your money first")).toBeNull();
    expect(dialog.queryByText("You get")).toBeNull();
  });

  test("leads to the orders that must end first", async () => {
    const orders = [
      { id: 100052, kind: "parcel" },
      { id: 100053, kind: "trip" },
    ];
    showProfile(
      { [remove]: () => errorReply(409, "ongoing", "An order is running.", undefined, { orders }) },
      { customer: testCustomer({ wallet_balance: 20 }) },
    );
    await userEvent.click(await button("Delete account"));
    const parcel = await screen.findByRole("link", { name: "Parcel 100052" });
    expect(parcel.getAttribute("href")).toBe("/track-order?order_id=100052");
    const trip = screen.getByRole("link", { name: "Trip 100053" });
    expect(trip.getAttribute("href")).toBe("/track-order?trip_id=100053");
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
