import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { errorReply } from "../testing/fake-api.ts";
import {
  button,
  showProfile,
  startSignedIn,
  submitCode,
  updated,
  updateProfile,
} from "./profile-testing.tsx";

let toasts: string[];

beforeEach(() => {
  toasts = startSignedIn();
});

describe("the password", () => {
  test("has fields only while the shop allows sign-in by password", async () => {
    showProfile({}, { manual: false });
    await button("Save changes");
    expect(screen.queryByLabelText(/New password/)).toBeNull();
  });

  test("must match its confirmation and is sent with the current password", async () => {
    const calls = showProfile({ [updateProfile]: () => updated });
    await userEvent.type(await screen.findByLabelText(/^New password/), "analytical");
    await userEvent.type(screen.getByLabelText(/^Current password/), "engine");
    await userEvent.type(screen.getByLabelText(/^Confirm password/), "difference");
    await userEvent.click(await button("Save password"));
    expect(await screen.findByText("Passwords must match")).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(/^Confirm password/));
    await userEvent.type(screen.getByLabelText(/^Confirm password/), "analytical");
    await userEvent.click(await button("Save password"));
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    expect(calls.find(({ endpoint }) => endpoint === updateProfile)?.input).toEqual({
      button_type: "change_password",
      password: "analytical",
      confirm_password: "analytical",
      current_password: "engine",
    });
    for (const name of [/^New password/, /^Current password/]) {
      expect((screen.getByLabelText(name) as HTMLInputElement).value).toBe("");
    }
  });

  async function submitNewPassword() {
    await userEvent.type(await screen.findByLabelText(/^New password/), "analytical");
    await userEvent.type(screen.getByLabelText(/^Confirm password/), "analytical");
    await userEvent.click(await button("Save password"));
  }

  test("requires the current password, and a wrong one shows an error at its field", async () => {
    const calls = showProfile({
      [updateProfile]: () =>
        errorReply(
          422,
          "current_password",
          "This is not your current password.",
          "current_password",
        ),
    });
    await submitNewPassword();
    const current = await screen.findByLabelText(/^Current password/);
    expect(await screen.findByText("Please enter your current password.")).toBeTruthy();
    expect(calls.some(({ endpoint }) => endpoint === updateProfile)).toBe(false);

    await userEvent.type(current, "a wrong password");
    await userEvent.click(await button("Save password"));
    expect(await screen.findByText("This is not your current password.")).toBeTruthy();
    expect(current.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByDisplayValue("analytical")).toHaveLength(2);
  });

  test("of an account without one requires a code sent to its verified contact", async () => {
    const customer = testCustomer({ has_password: false, is_email_verified: 1 });
    const calls = showProfile(
      {
        [updateProfile]: ({ otp }) =>
          otp
            ? updated
            : {
                message: "",
                otp_send: true,
                verification_on: "email",
                verification_medium: "email",
              },
      },
      { customer },
    );
    await submitNewPassword();
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    expect(await screen.findByRole("dialog", { name: "Confirm it’s you" })).toBeTruthy();
    expect(screen.getByText(/to ada@example\.org/)).toBeTruthy();
    await submitCode("123456");
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    expect(calls.filter(({ endpoint }) => endpoint === updateProfile).at(-1)?.input).toEqual({
      button_type: "change_password",
      password: "analytical",
      confirm_password: "analytical",
      otp: "123456",
      verification_on: "email",
    });
  });
});
