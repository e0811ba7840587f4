import type { TicketKind } from "@errand/core/store-desk/ticket-paper";
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { stores } from "../../catalog/catalog.tables.ts";
import type { Database } from "../../database/database.ts";
import { tokenHash } from "../../requests/caller.ts";
import { printJobs, storePrinters } from "./printers.tables.ts";

/** Later than this, nobody wants to read a ticket. */
const jobLifeMs = 24 * 3_600_000;

const kinds = {
  none: [],
  kitchen: ["kitchen"],
  both: ["kitchen", "customer"],
} as const satisfies Record<string, TicketKind[]>;

/** Stores what the printer of a store prints of an order that it has accepted, once. */
export async function printAccepted(
  tx: Database,
  { orderId, storeId, at }: { orderId: number; storeId: number; at: Date },
): Promise<void> {
  const [printer] = await tx
    .select({ prints: stores.printOnAccept })
    .from(storePrinters)
    .innerJoin(stores, eq(stores.id, storePrinters.storeId))
    .where(eq(storePrinters.storeId, storeId));
  const jobs = kinds[printer?.prints ?? "none"].map((kind) => ({ kind, orderId, storeId }));
  if (jobs.length === 0) return;
  await tx
    .insert(printJobs)
    .values(jobs.map((job) => ({ ...job, createdAt: at })))
    .onConflictDoNothing();
}

export async function findPrinter(db: Database, token: string) {
  const [printer] = await db
    .select()
    .from(storePrinters)
    .where(eq(storePrinters.tokenHash, tokenHash(token)));
  return printer ?? null;
}

/** The oldest job that waits for a printer, or the one that it names; null without one. */
export async function findPrintJob(
  db: Database,
  storeId: number,
  { now, token }: { now: Date; token?: string | undefined },
) {
  const [job] = await db
    .select()
    .from(printJobs)
    .where(
      and(
        eq(printJobs.storeId, storeId),
        isNull(printJobs.doneAt),
        gt(printJobs.createdAt, new Date(now.getTime() - jobLifeMs)),
        token === undefined
          ? undefined
          : eq(printJobs.id, /^\d{1,15}$/.test(token) ? Number(token) : 0),
      ),
    )
    .orderBy(asc(printJobs.id))
    .limit(1);
  return job ?? null;
}

export async function deleteOldPrintJobs(db: Database): Promise<void> {
  await db.delete(printJobs).where(lt(printJobs.createdAt, sql`now() - interval '1 day'`));
}
