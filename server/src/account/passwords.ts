import { hash, verify } from "@node-rs/argon2";

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
