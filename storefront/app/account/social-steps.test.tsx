import type { AuthResult } from "@errand/core/account/account.contract";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { stored } from "../visitor/storage.ts";
import {
  button,
  field,
  fieldErrors,
  lacking,
  letIn,
  loginBy,
  showSignIn,
} from "./sign-in-testing.tsx";
import type { SocialIdentity, SocialSignIn } from "./social-sign-in.ts";

/** The result of the provider's window, which has its own tests. */
let outcome: AuthResult | "no e-mail";
const proof = { medium: "facebook", token: "from-facebook", unique_id: "4711" } as const;
let identity: SocialIdentity;

vi.mock("./social/social-buttons.tsx", () => ({
  SocialButtons: ({ onResult, onPhoneNeeded }: SocialSignIn) => (
    <button
      type="button"
      onClick={() =>
        outcome === "no e-mail" ? onPhoneNeeded(identity) : onResult(outcome, identity)
      }
    >
      Continue with Facebook
    </button>
  ),
}));

const social = { login_type: "social" } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  identity = proof;
});

async function startSignIn(result: typeof outcome, replies: FakeReplies = {}) {
  outcome = result;
  const calls = fakeApi(replies);
  const toasts = readToasts();
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("social") });
  await userEvent.click(button("Continue with Facebook"));
  return { calls, toasts };
}

test("signs in a known customer at once", async () => {
  const { toasts } = await startSignIn({ ...letIn, ...social });
  expect(stored("token")).toBe(letIn.token);
  expect(toasts).toEqual(["Logged in successfully"]);
});

test("requires a phone when the provider gives no e-mail, and lets it be corrected", async () => {
  const { calls } = await startSignIn("no e-mail", {
    "POST /auth/social-register": () => lacking({ ...social, is_phone_verified: 0 }),
  });
  expect(screen.getByRole("dialog", { name: "Your phone number" })).toBeDefined();
  await userEvent.click(button("Continue"));
  expect(fieldErrors()).toEqual(["Please give a phone number"]);
  await userEvent.type(field("Phone number"), "061234");
  expect(fieldErrors()).toEqual(["number must be 10 digits"]);
  await userEvent.type(field("Phone number"), "5678");
  await userEvent.click(button("Continue"));
  expect(await screen.findByText(/6-digit code to \+33 ••••••• 78/)).toBeDefined();
  expect(calls[0]?.input).toEqual({ ...proof, ...social, phone: "+33612345678" });
  await userEvent.click(button("Back"));
  expect(field("Phone number")).toHaveProperty("value", "0612345678");
});

test("continues with a phone after No to an account with the same e-mail", async () => {
  const message = "An account with this email already exists.";
  const { toasts } = await startSignIn(
    lacking({ ...social, is_exist_user: { name: "Ada Lovelace", image: null } }),
    { "POST /auth/update-info": () => errorReply(422, "email", message, "email") },
  );
  await userEvent.click(button("No"));
  expect(await screen.findByRole("dialog", { name: "Your phone number" })).toBeDefined();
  expect(toasts).toEqual([message]);
  await userEvent.click(button("Back"));
  expect(screen.getByRole("dialog", { name: "Is It You?" })).toBeDefined();
});

test("does not store the identity from a provider in the browser", async () => {
  await startSignIn(lacking({ ...social, is_personal_info: 0 }));
  expect(screen.getByRole("dialog", { name: "About you" })).toBeDefined();
  expect(sessionStorage.getItem("sign-in-steps")).toContain("user_info");
  expect(sessionStorage.getItem("sign-in-steps")).not.toContain(identity.token);
});

test("asks a new customer whose e-mail is known for a phone", async () => {
  const { calls } = await startSignIn(
    lacking({ ...social, is_personal_info: 0, email: "ada@belrive.example" }),
    { "POST /auth/update-info": () => ({ ...letIn, ...social }) },
  );
  await userEvent.type(field("Name"), "Ada Lovelace");
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(button("Continue"));
  await waitFor(() => expect(stored("token")).toBe(letIn.token));
  expect(calls[0]?.input).toMatchObject({ name: "Ada Lovelace", phone: "+33612345678" });
});

test("offers the name that the provider states to a new customer", async () => {
  identity = { ...proof, name: "Ada Lovelace" };
  const { calls } = await startSignIn(lacking({ ...social, is_personal_info: 0 }), {
    "POST /auth/update-info": () => ({ ...letIn, ...social }),
  });
  expect(field("Name")).toHaveProperty("value", "Ada Lovelace");
  await userEvent.click(button("Continue"));
  await waitFor(() => expect(stored("token")).toBe(letIn.token));
  expect(calls[0]?.input).toMatchObject({ name: "Ada Lovelace" });
});
