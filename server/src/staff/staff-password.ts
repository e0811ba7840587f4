import { createHmac } from "node:crypto";
import type { StaffAudience } from "@errand/core/principals";
import { verifyPassword } from "../account/passwords.ts";
import type { Api } from "../requests/api.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { isKnownNetwork, type StaffRow } from "./staff.data.ts";

/**
 * One attempt to sign in: it counts as failed from the start, so that simultaneous ones cannot
 * exceed the limit.
 */
export interface Attempt {
  /** Runs once the attempt has turned out to be right. */
  forgive(): Promise<void>;
}

/** Counts an attempt at a password or code of staff. Throws `throttled`. */
export async function countAttempt(
  { limits, settings }: Pick<Api, "limits" | "settings">,
  { db, address }: Pick<AnyRequestContext, "db" | "address">,
  account: { audience: StaffAudience; staffId: number | null; contact: string },
): Promise<Attempt> {
  const { signInByAccount, signInByAddress } = limits;
  const counter = await counterKey(settings.secret, db, address, account);
  await signInByAddress.take(address);
  await signInByAccount.take(counter);
  return {
    async forgive() {
      await signInByAddress.giveBack(address);
      await signInByAccount.giveBack(counter);
    },
  };
}

/**
 * A network with a session of the account has a counter of its own; all others share one. An
 * attacker therefore cannot lock out people at work. Unknown contacts are counted in the same way.
 */
async function counterKey(
  secret: string,
  db: AnyRequestContext["db"],
  address: string,
  {
    audience,
    staffId,
    contact,
  }: { audience: StaffAudience; staffId: number | null; contact: string },
): Promise<string> {
  const network = networkHash(secret, staffId ?? 0, address);
  // Queried for unknown contacts, too, so that the response time does not reveal them.
  const isKnown = await isKnownNetwork(db, staffId ?? 0, network);
  if (isKnown) return `staff ${staffId} network ${network.toString("base64url")}`;
  return staffId === null ? `staff ${audience} ${contact}` : `staff ${staffId}`;
}

/** Keyed with the secret, because networks are few enough to be guessed; bound to the account. */
export function networkHash(secret: string, staffId: number, address: string): Buffer {
  return createHmac("sha256", secret).update(`staff network ${staffId} ${address}`).digest();
}

/** Takes the same time without an account, so that contacts of staff cannot be guessed. */
export function isStaffPassword(member: StaffRow | null, password: string): Promise<boolean> {
  return verifyPassword(member?.passwordHash ?? null, password);
}
