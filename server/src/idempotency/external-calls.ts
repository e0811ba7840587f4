import { AppError } from "@errand/core/errors";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { externalCalls, type ResumableInput } from "./external-calls.tables.ts";
import type { KeyedRequest } from "./idempotency.ts";

export type ExternalCall = typeof externalCalls.$inferSelect;

/** Longer than any call to a provider, which time out after 15 seconds. */
const leaseMs = 60_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/**
 * Takes over the call of this request after a crash, in the transaction that has claimed the key.
 * Null when the request has made no call yet. Throws `idempotency_in_progress` while another
 * process makes it and `idempotency_mismatch` for another request with the same key.
 */
export async function takeOverCall(
  tx: Database,
  keyed: KeyedRequest,
  now: Date,
): Promise<ExternalCall | null> {
  const [call] = await tx
    .select()
    .from(externalCalls)
    .where(and(eq(externalCalls.scope, keyed.scope), eq(externalCalls.key, keyed.key)));
  if (!call) return null;
  if (call.request !== keyed.request) throw new AppError("idempotency_mismatch");
  const leased = await leaseCall(tx, call.id, now);
  if (!leased) throw new AppError("idempotency_in_progress");
  return leased;
}

/** Leases a call that no process makes at present; null when one does, or when the call is over. */
export async function leaseCall(db: Database, id: string, now: Date): Promise<ExternalCall | null> {
  const [call] = await db
    .update(externalCalls)
    .set({ leasedUntil: leaseFrom(now) })
    .where(
      and(
        eq(externalCalls.id, id),
        eq(externalCalls.state, "started"),
        lt(externalCalls.leasedUntil, now),
      ),
    )
    .returning();
  return call ?? null;
}

/** Stores the intent of a call in the transaction that decides to make it. */
export async function storeIntent(
  tx: Database,
  keyed: KeyedRequest,
  intent: { kind: string; claimed: unknown; input: ResumableInput | null; now: Date },
): Promise<ExternalCall> {
  const { now, ...values } = intent;
  const [call] = await tx
    .insert(externalCalls)
    .values({ ...keyed, ...values, leasedUntil: leaseFrom(now), createdAt: now })
    .returning();
  if (!call) throw new Error("the new call was not returned");
  return call;
}

/** Marks a call as applied, in the transaction that applies it. False when another process did. */
export async function closeCall(tx: Database, id: string, result: unknown): Promise<boolean> {
  const closed = await tx
    .update(externalCalls)
    .set({ state: "applied", result })
    .where(and(eq(externalCalls.id, id), eq(externalCalls.state, "started")))
    .returning({ id: externalCalls.id });
  return closed.length > 0;
}

/** Ends the lease of a call with an unclear outcome, so that the next repetition may take over. */
export async function endLease(db: Database, id: string, now: Date) {
  await db
    .update(externalCalls)
    .set({ leasedUntil: new Date(now.getTime() - 1) })
    .where(and(eq(externalCalls.id, id), eq(externalCalls.state, "started")));
}

/** Removes the intent of a refused call, which frees the key. False when the call was applied. */
export async function dropCall(tx: Database, id: string): Promise<boolean> {
  const dropped = await tx
    .delete(externalCalls)
    .where(and(eq(externalCalls.id, id), eq(externalCalls.state, "started")))
    .returning({ id: externalCalls.id });
  return dropped.length > 0;
}

/** Deletes calls that are older than a day, except those that a job still has to resume. */
export async function deleteOldCalls(db: Database) {
  await db
    .delete(externalCalls)
    .where(
      and(
        sql`${externalCalls.createdAt} < now() - interval '24 hours'`,
        or(eq(externalCalls.state, "applied"), isNull(externalCalls.input)),
      ),
    );
}
