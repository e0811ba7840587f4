import { fromMinor, minor } from "@errand/core/money";
import { isSilent } from "@errand/core/store-desk/exceptions";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { readShop } from "../../config/shop.data.ts";
import { courierPositions } from "../../couriers/courier-positions.tables.ts";
import { couriers } from "../../couriers/couriers.tables.ts";
import type { Database } from "../../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../../ledger/ledger.tables.ts";
import type { LiveRow } from "./live-rows.data.ts";
import { nothingElse, type ZonedException } from "./order-exceptions.ts";

/** Couriers who have a job and report no position, each with the first of their orders. */
export async function readSilentCouriers(
  db: Database,
  rows: readonly LiveRow[],
  now: Date,
): Promise<ZonedException[]> {
  const held = Map.groupBy(rows, ({ order }) => order.courierId);
  const ids = [...held.keys()].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const found = await db
    .select({
      id: couriers.id,
      dutySince: couriers.dutySince,
      locatedAt: courierPositions.locatedAt,
    })
    .from(couriers)
    .leftJoin(courierPositions, eq(courierPositions.courierId, couriers.id))
    .where(inArray(couriers.id, ids));
  return found.flatMap(({ id, dutySince, locatedAt }): ZonedException[] => {
    const [first] = held.get(id) ?? [];
    const known = [dutySince, locatedAt].filter((at) => at !== null);
    if (!first || known.length === 0) return [];
    const since = new Date(Math.max(...known.map(Number)));
    if (!isSilent(since, now)) return [];
    return [
      {
        ...nothingElse,
        ...{ key: `courier_silent:${id}`, kind: "courier_silent", zoneId: first.zoneId },
        ...{ order_id: first.order.id, store_id: first.storeId, courier_id: id },
        since: since.toISOString(),
      },
    ];
  });
}

/** Couriers who hold as much cash as the shop allows, or more. They serve all zones. */
export async function readCashLimits(db: Database): Promise<ZonedException[]> {
  const { courierCashLimit: limit } = await readShop(db);
  if (limit === undefined) return [];
  const lastPosting = sql<string | null>`(
    select ${ledgerJournals}.at from ${ledgerPostings}
    join ${ledgerJournals} on ${ledgerJournals}.id = ${ledgerPostings}.journal_id
    where ${ledgerPostings}.account_id = ${ledgerAccounts}.id
    order by ${ledgerPostings}.id desc limit 1)`;
  const found = await db
    .select({
      courierId: sql<number>`${ledgerAccounts.owner}::bigint`,
      balance: ledgerAccounts.balance,
      since: lastPosting,
    })
    .from(ledgerAccounts)
    // The balance is what the courier is due.
    .where(and(eq(ledgerAccounts.kind, "courier_cash"), lte(ledgerAccounts.balance, -limit)));
  return found.map(({ courierId, balance, since }) => ({
    ...nothingElse,
    ...{ key: `cash_limit:${courierId}`, kind: "cash_limit", zoneId: null },
    courier_id: courierId,
    since: new Date(since ?? 0).toISOString(),
    amount: fromMinor(minor(-(balance ?? 0) || 0)),
  }));
}
