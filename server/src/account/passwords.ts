import { AppError } from "@errand/core/errors";
import { hash, verify } from "@node-rs/argon2";
import type { Api } from "../api.ts";

/** argon2id with the library's defaults, which follow OWASP (safety 13). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"));
}

let decoy: Promise<string> | null = null;

/**
 * Whether a password is an account's. Without an account one is checked against a decoy, so that
 * known and unknown people are told apart neither by the answer nor by its time.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash("no account has this one");
  const matches = await verify(passwordHash ?? (await decoy), password.normalize("NFC"));
  return passwordHash !== null && matches;
}

/**
 * Throws `auth-002` unless the password is the account's. Every try counts as a failed sign-in before
 * it is looked at, and no longer once it is right: so many at once are no more than one by one.
 */
export async function checkPassword(
  { signInByAccount, signInByAddress }: Api["limits"],
  {
    address,
    account,
    ...given
  }: {
    address: string;
    /** By which contact the account is named. */
    account: string;
    passwordHash: string | null;
    password: string;
  },
): Promise<void> {
  await signInByAddress.take(address);
  await signInByAccount.take(account);
  if (!(await isPassword(given.passwordHash, given.password))) throw new AppError("auth-002");
  await signInByAddress.giveBack(address);
  await signInByAccount.giveBack(account);
}
