import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import {
  button,
  field,
  fieldErrors,
  lacking,
  loginBy,
  showSignIn,
  submit,
} from "./sign-in-testing.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const hasButton = (name: string) => screen.queryByRole("button", { name }) !== null;
const hasField = (name: RegExp) => screen.queryByRole("textbox", { name }) !== null;

test.each([
  ["all", ["otp", "manual", "social"], ["password", "switch", "google", "signUp"]],
  ["otp_manual", ["otp", "manual"], ["password", "switch", "signUp"]],
  ["otp_social", ["otp", "social"], ["code", "google"]],
  ["manual_social", ["manual", "social"], ["password", "google", "signUp"]],
  ["otp", ["otp"], ["code"]],
  ["manual", ["manual"], ["password", "signUp"]],
  ["social", ["social"], ["google"]],
  ["none", [], ["password", "signUp"]],
] as const)("the mode %s offers the enabled ways", (_mode, ways, offered) => {
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy(...ways) });
  const shown = {
    password: hasField(/^Email or phone/),
    code: hasField(/^Phone number/),
    switch: hasButton("Sign in with a code"),
    google: hasButton("Continue with Google"),
    signUp: hasButton("Sign Up"),
  };
  expect(Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [name] : []))).toEqual(
    offered,
  );
});

test("opens sign-in instead of sign-up when passwords are disabled", () => {
  showSignIn({ mode: "sign-up" }, { centralize_login: loginBy("otp") });
  expect(screen.getByRole("dialog", { name: "Sign In" })).toBeDefined();
  expect(hasField(/^Phone number/)).toBe(true);
});

test("switches between password and code, and keeps the values", async () => {
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("otp", "manual") });
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.click(button("Sign in with a code"));
  // An account whose phone is not verified also requires its password or a code to its e-mail.
  expect(screen.getByText("We’ll text you a code.")).toBeDefined();
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(button("Sign in with a password"));
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
  await userEvent.click(button("Sign in with a code"));
  expect(field("Phone number")).toHaveProperty("value", "0612345678");
});

test.each([
  ["", "Please give a phone number"],
  ["612345", "number must be 10 digits"],
])("refuses the phone %j", async (input, message) => {
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("otp") });
  if (input) await userEvent.type(field("Phone number"), input);
  await userEvent.click(await submit("Send code"));
  expect(fieldErrors()).toEqual([message]);
});

test("sends a code to a phone, which is shown masked and can be corrected", async () => {
  const result = lacking({ login_type: "otp", is_phone_verified: 0 });
  const calls = fakeApi({ "POST /auth/login": () => result });
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("otp") });
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(await submit("Send code"));
  expect(await screen.findByText("We sent a 6-digit code to +33 ••••••• 78.")).toBeDefined();
  expect(calls[0]?.input).toEqual({
    login_type: "otp",
    email_or_phone: "+33612345678",
    field_type: "phone",
  });
  await userEvent.click(button("Back"));
  expect(field("Phone number")).toHaveProperty("value", "0612345678");
});

test("shows the error of a phone at the field and as a toast", async () => {
  const message = "A code was sent a moment ago.";
  fakeApi({ "POST /auth/login": () => errorReply(429, "otp", message) });
  const toasts = readToasts();
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("otp") });
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(await submit("Send code"));
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", message);
  expect(toasts).toEqual([message]);
});

test("links to the page for forgotten passwords", () => {
  showSignIn();
  const link = screen.getByRole("link", { name: "Forgot password?" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
});
