import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { store, stored } from "../visitor/storage.ts";
import {
  guest_id,
  otp,
  pending_token,
  startPhoneSignIn,
  typeCode,
} from "./phone-sign-in-testing.tsx";
import {
  button,
  field,
  fieldErrors,
  lacking,
  letIn,
  secret,
  showSignIn,
  submit,
} from "./sign-in-testing.tsx";

const needsName = lacking({ ...otp, is_personal_info: 0 });
const isItYou = lacking({ ...otp, is_exist_user: { name: "Ada Lovelace", image: null } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", guest_id);
});

test("a password sign-in with an unverified email requires a code", async () => {
  const result = lacking({ is_email_verified: 0, email: "lea@belrive.example" });
  fakeApi({ "POST /auth/login": () => result });
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(await screen.findByText("We sent a 6-digit code to lea@belrive.example.")).toBeDefined();
});

test("a sign-up verifies phone and email in turn and shows one success toast", async () => {
  const results = [lacking({ is_email_verified: 0, email: "lea@belrive.example" }), letIn];
  const calls = fakeApi({
    "POST /auth/sign-up": () => lacking({ is_phone_verified: 0, is_email_verified: 0 }),
    "POST /auth/verify-phone": () => results.shift() ?? letIn,
  });
  const toasts = readToasts();
  showSignIn({ mode: "sign-up" });
  await userEvent.type(field("Name"), "Léa Martin");
  await userEvent.type(field("Email"), "lea@belrive.example");
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(await submit("Sign Up"));
  expect(await screen.findByText(/6-digit code to \+33 •/)).toBeDefined();
  await typeCode("123456");
  await userEvent.click(button("Verify"));
  expect(await screen.findByText(/6-digit code to lea@belrive.example/)).toBeDefined();
  expect(document.activeElement, "the next code can be typed at once").toBe(
    screen.getByRole("textbox", { name: /^Verification code/ }),
  );
  await typeCode("654321");
  await userEvent.click(button("Verify"));
  expect(await screen.findByText("At /home")).toBeDefined();
  expect(calls.slice(1).map(({ input }) => input.verification_type)).toEqual(["phone", "email"]);
  expect(toasts).toEqual(["Signup successfully."]);
});

describe("a new customer", () => {
  const toName = { "POST /auth/login": () => needsName };

  test("enters a name and optionally an email", async () => {
    const { calls } = await startPhoneSignIn({
      ...toName,
      "POST /auth/update-info": () => ({ ...letIn, ...otp }),
    });
    await screen.findByRole("dialog", { name: "About you" });
    await userEvent.click(button("Continue"));
    expect(fieldErrors()).toEqual(["First name is required"]);
    await userEvent.type(field("Name"), " Ada Lovelace ");
    await userEvent.type(field("Email"), "ada@");
    await userEvent.click(button("Continue"));
    expect(fieldErrors()).toEqual(["Must be a valid email"]);
    await userEvent.type(field("Email"), "belrive.example");
    await userEvent.click(button("Continue"));
    await waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(calls[1]?.input).toEqual({
      pending_token,
      login_type: "otp",
      name: "Ada Lovelace",
      email: "ada@belrive.example",
      guest_id,
    });
  });

  test("with a known email enters a phone number", async () => {
    const email = "ada@belrive.example";
    await startPhoneSignIn({ "POST /auth/login": () => ({ ...needsName, email }) });
    await screen.findByRole("dialog", { name: "About you" });
    expect(field("Phone number")).toBeDefined();
    expect(screen.queryByRole("textbox", { name: /^Email/ })).toBeNull();
  });

  test("can enter a referral code where referrals are rewarded", async () => {
    await startPhoneSignIn(toName, { customer_wallet_status: 1, ref_earning_status: 1 });
    expect(await screen.findByRole("textbox", { name: /^Referral code/ })).toBeDefined();
  });

  test("sees the error at the field, and keeps the values after going back", async () => {
    const message = "An account with this email already exists.";
    await startPhoneSignIn({
      ...toName,
      "POST /auth/update-info": () => errorReply(422, "email", message, "email"),
    });
    await screen.findByRole("dialog", { name: "About you" });
    await userEvent.type(field("Name"), "Ada");
    await userEvent.type(field("Email"), "ada@belrive.example");
    await userEvent.click(button("Continue"));
    await waitFor(() => expect(fieldErrors()).toEqual([message]));
    await userEvent.click(button("Back"));
    await userEvent.click(await submit("Send code"));
    await screen.findByRole("dialog", { name: "About you" });
    expect(field("Name")).toHaveProperty("value", "Ada");
  });
});

describe("Is It You?", () => {
  const existingAccount = { "POST /auth/login": () => isItYou };

  test("shows the existing account, and No creates another", async () => {
    const { calls } = await startPhoneSignIn({
      ...existingAccount,
      "POST /auth/update-info": () => needsName,
    });
    expect(await screen.findByRole("dialog", { name: "Is It You?" })).toBeDefined();
    expect(screen.getByText("Ada Lovelace")).toBeDefined();
    await userEvent.click(button("No"));
    expect(await screen.findByRole("dialog", { name: "About you" })).toBeDefined();
    expect(calls[1]?.input).toEqual({ pending_token, login_type: "otp", verified: "no", guest_id });
  });

  test("Yes requires the password", async () => {
    const message = "These sign-in details are incorrect.";
    const replies = [errorReply(401, "auth-002", message), { ...letIn, ...otp }];
    const { calls, toasts } = await startPhoneSignIn({
      ...existingAccount,
      "POST /auth/update-info": () => replies.shift() ?? letIn,
    });
    await screen.findByRole("dialog", { name: "Is It You?" });
    await userEvent.click(button("Yes"));
    expect(screen.getByText(/You only do this once\./)).toBeDefined();
    await userEvent.click(button("Sign In"));
    expect(fieldErrors()).toEqual(["Password is required"]);
    await userEvent.type(secret("Password"), "secret1{Enter}");
    await waitFor(() => expect(fieldErrors()).toEqual([message]));
    expect(toasts).toEqual([message]);
    await userEvent.click(button("Sign In"));
    await waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(calls[2]?.input).toMatchObject({ verified: "yes", password: "secret1" });
  });

  test("Yes accepts a code instead, without revealing the email, and can be undone by Back", async () => {
    const link = lacking({ ...otp, is_email_verified: 0 });
    const { calls } = await startPhoneSignIn({
      ...existingAccount,
      "POST /auth/update-info": () => link,
    });
    await screen.findByRole("dialog", { name: "Is It You?" });
    await userEvent.click(button("Yes"));
    await userEvent.click(button("Send a code instead"));
    expect(await screen.findByText("We sent a 6-digit code to your email.")).toBeDefined();
    expect(calls[1]?.input).toEqual({
      pending_token,
      login_type: "otp",
      verified: "yes",
      guest_id,
    });
    await userEvent.click(button("Back"));
    expect(screen.getByRole("dialog", { name: "Is It You?" })).toBeDefined();
  });

  test("requires the password where no code can be sent", async () => {
    await startPhoneSignIn({
      ...existingAccount,
      "POST /auth/update-info": () =>
        errorReply(422, "password", "Password is required", "password"),
    });
    await screen.findByRole("dialog", { name: "Is It You?" });
    await userEvent.click(button("Yes"));
    await userEvent.click(button("Send a code instead"));
    await waitFor(() => expect(fieldErrors()).toEqual(["Password is required"]));
  });
});
