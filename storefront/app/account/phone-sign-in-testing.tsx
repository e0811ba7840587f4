import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { button, field, lacking, loginBy, showSignIn, submit } from "./sign-in-testing.tsx";

export const pending_token = "p".repeat(43);
export const otp = { login_type: "otp" } as const;
export const needsCode = lacking({ ...otp, is_phone_verified: 0 });
export const guest_id = `${"g".repeat(21)}A`;

/**
 * Signs in with a phone number. `POST /auth/login` responds that a code is required unless
 * `replies` overrides it.
 */
export async function startPhoneSignIn(
  replies: FakeReplies,
  config: Parameters<typeof showSignIn>[1] = {},
) {
  const calls = fakeApi({ "POST /auth/login": () => needsCode, ...replies });
  const toasts = readToasts();
  const onClose = showSignIn(
    { mode: "sign-in" },
    { centralize_login: loginBy("otp", "manual"), ...config },
  );
  await userEvent.click(button("Sign in with a code"));
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(await submit("Send code"));
  await waitFor(() => expect(calls).toHaveLength(1));
  return { calls, toasts, onClose };
}

export const typeCode = async (code: string) =>
  userEvent.type(await screen.findByRole("textbox", { name: /^Verification code/ }), code);
