import { availableParallelism } from "node:os";
import { AppError } from "@errand/core/errors";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import type { Api } from "../requests/api.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { attemptCounterKey } from "./known-sources.ts";

/**
 * A hash takes 19 MB and a core for a moment, on the threads that files and names are read on as
 * well: some of them, and some of the cores, stay for other requests however many people sign in.
 */
const inTurn = limitConcurrency({
  running: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 100,
});

async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = await inTurn.run(work);
  if (result === "busy") throw new AppError("overloaded");
  return result;
}

/**
 * argon2id with the library's defaults, which follow OWASP (safety 13). Throws `overloaded` when
 * too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  return whenFree(() => hash(password.normalize("NFC")));
}

/** The hash of a password that nobody knows. */
const decoy =
  "$argon2id$v=19$m=19456,t=2,p=1$CS/wAt6r3eIm5RtUPvk02g$PSgZsgHJ5mtwevhQFSml2bdOFNiiWmws+YFAwfu37sg";

/**
 * Whether the password belongs to the account. Without an account it is checked against a decoy, so
 * that neither the response nor its time reveals which contacts are known. Throws `overloaded` when
 * too many wait.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await whenFree(() => verify(passwordHash ?? decoy, password.normalize("NFC")));
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
  const forgive = async () => {
    await signInByAddress.giveBack(address);
    await signInByAccount.giveBack(counter);
  };
  let isRight = false;
  try {
    isRight = await verifyPassword(customer?.passwordHash ?? null, password);
  } catch (failure) {
    await forgive();
    throw failure;
  }
  if (!isRight) throw error;
  await forgive();
}
