import type { AuthResult } from "@errand/core/account/account.contract";
import { expect, test } from "vitest";
import { outcomeOf, type SignInStep, type StartedSignIn, withStep } from "./sign-in-steps.ts";

const token = "t".repeat(43);
const pending_token = "p".repeat(43);
const done: AuthResult = {
  message: "",
  token,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "otp",
  email: null,
  pending_token: null,
  cart_notices: [],
};
const open = (changes: Partial<AuthResult>): AuthResult => ({
  ...done,
  token: null,
  pending_token,
  ...changes,
});
const started: StartedSignIn = {
  email: null,
  phone: "+33612345678",
  identity: null,
  isSignUp: false,
};
const pending = { ...started, token: pending_token, loginType: "otp" as const };
const person = { name: "Ada Lovelace", image: null };

test.each<[string, AuthResult, object]>([
  ["a token: done", done, { name: "done" }],
  [
    "an existing account comes first",
    open({ is_exist_user: person, is_phone_verified: 0, is_personal_info: 0 }),
    { name: "is_exist_user", pending, person },
  ],
  [
    "the phone comes before the e-mail",
    open({ is_phone_verified: 0, is_email_verified: 0, is_personal_info: 0 }),
    { name: "otp", pending, to: "phone" },
  ],
  [
    "the e-mail comes before the name",
    open({ is_email_verified: 0, is_personal_info: 0 }),
    { name: "otp", pending, to: "email" },
  ],
  ["the name comes last", open({ is_personal_info: 0 }), { name: "user_info", pending }],
])("%s", (_title, result, outcome) => {
  expect(outcomeOf(result, started)).toEqual(outcome);
});

test("prefers the e-mail of the account over the typed one", () => {
  const result = open({ email: "ada@belrive.example", is_email_verified: 0 });
  expect(outcomeOf(result, { ...started, email: "ADA@belrive.example" })).toMatchObject({
    pending: { email: "ada@belrive.example", phone: "+33612345678" },
  });
});

const phone: SignInStep = {
  name: "phone_modal",
  identity: { medium: "google", token: "t", unique_id: "1" },
};
const question: SignInStep = { name: "is_exist_user", pending, person };
const code: SignInStep = { name: "otp", pending, to: "phone" };
const info: SignInStep = { name: "user_info", pending };

test.each<[string, SignInStep[], SignInStep, SignInStep[]]>([
  ["the first step", [], code, [code]],
  ["a correct code is not requested again", [code], info, [info]],
  ["Back returns from the code to the question", [question], code, [question, code]],
  ["Back returns from the code to the phone", [phone], code, [phone, code]],
  ["a correct code removes the question", [question, code], info, [info]],
  ["an answered question is removed", [question], info, [info]],
  ["Back returns from a required phone to the question", [question], phone, [question, phone]],
])("%s", (_title, steps, next, after) => {
  expect(withStep(steps, next)).toEqual(after);
});
