import { AppError } from "@errand/core/errors";
import { hash, verify } from "@node-rs/argon2";
import type { Api } from "../requests/api.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { attemptCounterKey } from "./known-sources.ts";

/** argon2id with the library's defaults, which follow OWASP (safety 13). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"));
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password belongs to the account. Without an account it is checked against a decoy, so that
 * neither the response nor its time reveals which contacts are known.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hash("a password of no account");
  const matches = await verify(passwordHash ?? (await decoy), password.normalize("NFC"));
  return passwordHash !== null && matches;
}

export interface PasswordAttempt {
  /** Null when no account has this contact. */
  customer: { id: number; passwordHash: string | null } | null;
  /** The contact for which no account was found. */
  contact?: string;
  password: string;
}

/**
 * Throws `error` unless the password belongs to the account. An attempt is counted as failed before
 * the check and uncounted on success, so that simultaneous attempts cannot exceed the limit.
 */
export async function checkPassword(
  { limits, settings }: Pick<Api, "limits" | "settings">,
  ctx: AnyRequestContext,
  { customer, contact = "", password }: PasswordAttempt,
  error = new AppError("auth-002"),
): Promise<void> {
  const { signInByAccount, signInByAddress } = limits;
  const { address } = ctx;
  const counter = await attemptCounterKey(settings, ctx, {
    customerId: customer?.id ?? null,
    contact,
  });
  await signInByAddress.take(address);
  await signInByAccount.take(counter);
  const isRight = await verifyPassword(customer?.passwordHash ?? null, password);
  if (!isRight) throw error;
  await signInByAddress.giveBack(address);
  await signInByAccount.giveBack(counter);
}
