import { AppError } from "@errand/core/errors";
import { fromMinor, fromPercent, toMinor } from "@errand/core/money";
import { type CashbackValues, deskCashbacks } from "@errand/core/rewards/cashback-entries.contract";
import { eq, inArray, sql } from "drizzle-orm";
import { discountValue } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId } from "../entries/entry-checks.ts";
import { daysStatusSql, fromDays, toDays } from "../entries/entry-days.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { cashbackOffers, orderCashbacks } from "./cashback.tables.ts";
import { compareCashbacks } from "./cashback-effects.data.ts";

/** What the shop gives back for orders, as the desk edits it (contract 7.3). */
export const cashbackEntries: EntryList<CashbackValues> = {
  endpoints: deskCashbacks,
  ...{ name: "cashbacks", kind: "cashback", table: cashbackOffers, id: cashbackOffers.id },
  filters: { text: sql`${cashbackOffers.title}::text` },
  status: (time) => daysStatusSql(cashbackOffers, time),
  read: readCashbacks,

  async check(_db, _id, { values }) {
    if (values.cashback_type === "percentage" && values.cashback_amount > 100) {
      throw new AppError("cashback_percentage", { field: "values.cashback_amount" });
    }
  },

  async add(tx, state, time) {
    const rows = await tx
      .insert(cashbackOffers)
      .values(toColumns(state, time))
      .returning({ id: cashbackOffers.id });
    return getAddedId(rows);
  },

  async change(tx, id, state, time) {
    await tx.update(cashbackOffers).set(toColumns(state, time)).where(eq(cashbackOffers.id, id));
  },

  async remove(tx, id) {
    await tx.delete(cashbackOffers).where(eq(cashbackOffers.id, id));
  },

  findEffects(db, { before, after }, time) {
    const termsOf = (state: typeof before) => (state?.active ? toColumns(state, time) : null);
    return compareCashbacks(db, { before: termsOf(before), after: termsOf(after) }, time.now);
  },

  // Orders refer to it, also after it has been credited.
  countUses: (db, id) => db.$count(orderCashbacks, eq(orderCashbacks.offerId, id)),
};

function toColumns({ values, active, ...times }: EntryState<CashbackValues>, time: EntryTime) {
  const isPercent = values.cashback_type === "percentage";
  const { cashback_amount: amount } = values;
  return {
    title: values.title,
    discount: Number(isPercent ? fromPercent(amount) : toMinor(amount)),
    discountKind: isPercent ? ("percent" as const) : ("amount" as const),
    minPurchase: toMinor(values.min_purchase),
    maxDiscount: toMinor(isPercent ? values.max_discount : 0),
    ...{ usesPerCustomer: values.same_user_limit, active, ...toDays(times, time) },
  };
}

async function readCashbacks(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<CashbackValues>[]> {
  const rows = await db
    .select({ row: cashbackOffers, status: daysStatusSql(cashbackOffers, time) })
    .from(cashbackOffers)
    .where(inArray(cashbackOffers.id, ids));
  const used = await db
    .select({ id: orderCashbacks.offerId, uses: sql<number>`count(*)::int` })
    .from(orderCashbacks)
    .where(inArray(orderCashbacks.offerId, ids))
    .groupBy(orderCashbacks.offerId);
  const usesOf = new Map(used.map(({ id, uses }) => [id, uses]));
  return rows.map(({ row, status }) => ({
    ...{ id: row.id, status, active: row.active, ...fromDays(row, time) },
    uses: usesOf.get(row.id) ?? 0,
    values: {
      title: row.title,
      cashback_type: row.discountKind === "percent" ? "percentage" : "amount",
      cashback_amount: discountValue(row),
      min_purchase: fromMinor(row.minPurchase),
      max_discount: fromMinor(row.maxDiscount),
      same_user_limit: row.usesPerCustomer,
    },
  }));
}
