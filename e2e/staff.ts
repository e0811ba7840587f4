import { staffEmail, staffPassword, totpSecret } from "@errand/demo/content/staff";
import { stepAt, totpCode } from "@errand/server/staff/totp";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
import { expect } from "./fixtures.ts";

/** Signs in the owner of the desk of the demo town. */
export function signInToDesk(request: APIRequestContext): Promise<string> {
  return signInStaff(request, "desk", staffEmail("desk", null));
}

/**
 * Signs in a member of the staff of the demo town, and returns the token. A code of the
 * authenticator app counts once, so it may take the next one; too many attempts are refused.
 */
export async function signInStaff(
  request: APIRequestContext,
  audience: "store" | "courier" | "desk",
  email: string,
): Promise<string> {
  let token = "";
  await expect(async () => {
    const session = await callApi(request, `POST /${audience}/auth/login`, {
      email_or_phone: email,
      password: staffPassword,
      code: totpCode(totpSecret, stepAt(new Date())),
    });
    ({ token } = session);
  }).toPass({ intervals: [10_000] });
  return token;
}

/** Signs in a new member of the staff, who sets up an authenticator app first. */
export async function signInAsNewPartner(
  request: APIRequestContext,
  audience: "store" | "courier",
  credentials: { email_or_phone: string; password: string },
): Promise<string> {
  const { token } = await callApi(request, `POST /${audience}/auth/login`, credentials);
  const { secret } = await callApi(request, `POST /${audience}/auth/totp/begin`, {}, { token });
  const code = codeFrom(secret);
  await callApi(request, `POST /${audience}/auth/totp/finish`, { code }, { token });
  return token;
}

/** What an authenticator app shows now; `secret` as it is entered into the app. */
export function codeFrom(secret: string): string {
  return totpCode(fromBase32(secret.replaceAll(" ", "")), stepAt(new Date()));
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
