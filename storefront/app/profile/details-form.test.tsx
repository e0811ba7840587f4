import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
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

const sendPhoneCode = vi.hoisted(() => vi.fn());
vi.mock("../account/firebase/send-phone-code.ts", () => ({ sendPhoneCode }));

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });

async function fill(name: string | RegExp, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

describe("the profile details", () => {
  test("are sent together, and a server error is shown at its field", async () => {
    const calls = showProfile({
      [updateProfile]: () =>
        errorReply(422, "email", "An account with this email exists.", "email"),
    });
    await fill(/^Name/, "Grace Hopper");
    await fill(/^Email/, "grace@example.org");
    await userEvent.click(await button("Save changes"));
    const email = await field(/^Email/);
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
    expect(calls.at(-1)?.input).toEqual({
      name: "Grace Hopper",
      email: "grace@example.org",
      phone: "+33612345678",
    });
    expect(screen.getByDisplayValue("Grace Hopper")).toBeTruthy();
    expect(screen.getByDisplayValue("grace@example.org")).toBeTruthy();
    expect(toasts).toEqual(["An account with this email exists."]);
  });

  test("are not sent without a name and a valid email", async () => {
    const calls = showProfile();
    await userEvent.clear(await field(/^Name/));
    await fill(/^Email/, "ada");
    await userEvent.click(await button("Save changes"));
    expect(await screen.findByText("First name is required")).toBeTruthy();
    expect(screen.getByText("Must be a valid email")).toBeTruthy();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["GET /customer/info"]);
  });

  test("a verified phone number is replaced by the password and a code to the new one", async () => {
    const customer = testCustomer({ is_phone_verified: 1, has_password: true });
    const calls = showProfile(
      {
        [updateProfile]: ({ otp }) =>
          otp
            ? updated
            : {
                ...{ message: "A code is on its way.", otp_send: true },
                ...{ verification_on: "phone", verification_medium: "SMS" },
              },
      },
      { customer },
    );
    await userEvent.click(await button("New number?"));
    const dialog = within(await screen.findByRole("dialog", { name: "Change your phone number" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^New phone number/ }), "0698765432");
    await userEvent.type(dialog.getByLabelText(/^Current password/), "engine");
    await userEvent.click(dialog.getByRole("button", { name: "Send code" }));
    await submitCode("123456");
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    const sent = calls.filter(({ endpoint }) => endpoint === updateProfile);
    const change = { button_type: "change_phone", phone: "+33698765432" };
    expect(sent.map(({ input }) => input)).toEqual([
      { ...change, current_password: "engine" },
      { ...change, current_password: "engine", otp: "123456", verification_on: "phone" },
    ]);
  });

  test("a verified phone number is masked and read-only", async () => {
    const customer = testCustomer({ is_phone_verified: 1 });
    const calls = showProfile({ [updateProfile]: () => updated }, { customer });
    const phone = await field("Phone number");
    expect(phone.getAttribute("value")).toBe("+33\u00a0•••••••\u00a078");
    expect(phone.hasAttribute("readonly")).toBe(true);
    expect(screen.getByText("Not Changeable")).toBeTruthy();
    await userEvent.click(await button("Save changes"));
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    expect(calls.find(({ endpoint }) => endpoint === updateProfile)?.input.phone).toBe(
      "+33612345678",
    );
  });

  test("a changed phone number is saved after its code is verified", async () => {
    const calls = showProfile({
      [updateProfile]: ({ otp }) =>
        otp === "123456"
          ? updated
          : otp
            ? errorReply(422, "otp", "This code is not right.", "otp")
            : {
                message: "We have sent you a code.",
                otp_send: true,
                verification_on: "phone",
                verification_medium: "SMS",
              },
    });
    await fill(/^Phone number/, "0698765432");
    await userEvent.click(await button("Save changes"));
    expect(await screen.findByRole("dialog", { name: "Verify your phone number" })).toBeTruthy();
    expect(screen.getByText(/\+33 ••••••• 32/)).toBeTruthy();
    await submitCode("999999");
    expect(await screen.findByText("This code is not right.")).toBeTruthy();
    await userEvent.keyboard("{Backspace>6/}");
    await submitCode("123456");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.filter(({ endpoint }) => endpoint === updateProfile).at(-1)?.input).toEqual({
      name: "Ada Lovelace",
      email: "ada@example.org",
      phone: "+33698765432",
      otp: "123456",
      verification_on: "phone",
    });
    expect(toasts.at(-1)).toBe("Updated successfully.");
  });

  test("verifying the current email sends only the email and its code", async () => {
    const calls = showProfile({
      [updateProfile]: ({ otp }) =>
        otp
          ? updated
          : { message: "", otp_send: true, verification_on: "email", verification_medium: "email" },
    });
    await userEvent.click(await button("Verify this email"));
    await submitCode("123456");
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    const updates = calls
      .filter(({ endpoint }) => endpoint === updateProfile)
      .map(({ input }) => input);
    expect(updates).toEqual([
      { button_type: "email", email: "ada@example.org" },
      { button_type: "email", email: "ada@example.org", otp: "123456", verification_on: "email" },
    ]);
  });
});

test("a code sent before the dialog was closed is still accepted", async () => {
  let isSent = false;
  showProfile({
    [updateProfile]: ({ otp }) => {
      if (otp) return updated;
      if (isSent) return errorReply(429, "otp", "A code was sent just now.");
      isSent = true;
      return {
        message: "",
        otp_send: true,
        verification_on: "email",
        verification_medium: "email",
      };
    },
  });
  await fill(/^Email/, "grace@example.org");
  await userEvent.click(await button("Save changes"));
  await screen.findByRole("dialog", { name: "Verify your email" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await userEvent.click(await button("Save changes"));
  await submitCode("123456");
  await waitFor(() =>
    expect(toasts).toEqual(["A code was sent just now.", "Updated successfully."]),
  );
});

test("with Firebase, its session is sent to the server with the code", async () => {
  const customer = testCustomer();
  sendPhoneCode.mockResolvedValue("a session");
  const calls = showProfile(
    {
      [updateProfile]: ({ otp }) =>
        otp
          ? updated
          : {
              message: "",
              otp_send: true,
              verification_on: "phone",
              verification_medium: "firebase",
            },
    },
    { customer },
  );
  await userEvent.click(await button("Verify this phone number"));
  await screen.findByRole("button", { name: "Verify" });
  await submitCode("123456");
  await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
  expect(sendPhoneCode).toHaveBeenCalledWith(expect.objectContaining({ phone: customer.phone }));
  expect(calls.filter(({ endpoint }) => endpoint === updateProfile).at(-1)?.input).toEqual({
    button_type: "phone",
    phone: customer.phone,
    otp: "123456",
    session_info: "a session",
    verification_on: "phone",
  });
});
