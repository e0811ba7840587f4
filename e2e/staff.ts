import { staffEmail, staffPassword, totpSecret } from "@errand/demo/content/staff";
import { stepAt, totpCode } from "@errand/server/staff/totp";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
import { expect } from "./fixtures.ts";

/** Signs in the owner of the desk of the demo town. */
export function signInToDesk(request: APIRequestContext): Promise<string> {
  return signInStaff(request, "desk", staffEmail("desk", null));
}

/** By audience and e-mail: the tests of a worker share a session, as signing in is limited. */
const sessions = new Map<string, Promise<string>>();

/** The token of a member of the staff of the demo town, who signs in at the first call. */
export function signInStaff(
  request: APIRequestContext,
  audience: "store" | "courier" | "desk",
  email: string,
): Promise<string> {
  const name = `${audience} ${email}`;
  const session = sessions.get(name) ?? signIn(request, audience, email);
  sessions.set(name, session);
  session.catch(() => sessions.delete(name));
  return session;
}

const stepMs = 30_000;

/**
 * When to try again for `toPass`: a code of the authenticator app counts once, so where another
 * test was quicker, the next one is awaited. Signing in is limited.
 */
export function nextCodes(): number[] {
  return [stepMs - (Date.now() % stepMs), stepMs];
}

async function signIn(
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
  }).toPass({ intervals: nextCodes() });
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
