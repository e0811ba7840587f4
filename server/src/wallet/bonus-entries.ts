import { AppError } from "@errand/core/errors";
import { fromMinor, fromPercent, toMinor } from "@errand/core/money";
import { type BonusValues, deskBonuses } from "@errand/core/wallet/bonus-entries.contract";
import { eq, inArray, sql } from "drizzle-orm";
import { discountValue } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId } from "../entries/entry-checks.ts";
import { daysStatusSql, fromDays, toDays } from "../entries/entry-days.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { topUps, walletBonuses } from "./wallet.tables.ts";

/** What the shop adds to funds of a wallet, as the desk edits it (contract 7.3). */
export const bonusEntries: EntryList<BonusValues> = {
  endpoints: deskBonuses,
  ...{ name: "bonuses", kind: "bonus", table: walletBonuses, id: walletBonuses.id },
  filters: { text: sql`${walletBonuses.title}::text` },
  status: (time) => daysStatusSql(walletBonuses, time),
  read: readBonuses,

  async check(_db, _id, { values }) {
    if (values.bonus_type === "percentage" && values.bonus_amount > 100) {
      throw new AppError("bonus_percentage", { field: "values.bonus_amount" });
    }
  },

  async add(tx, state, time) {
    const rows = await tx
      .insert(walletBonuses)
      .values(toColumns(state, time))
      .returning({ id: walletBonuses.id });
    return getAddedId(rows);
  },

  async change(tx, id, state, time) {
    await tx.update(walletBonuses).set(toColumns(state, time)).where(eq(walletBonuses.id, id));
  },

  async remove(tx, id) {
    await tx.delete(walletBonuses).where(eq(walletBonuses.id, id));
  },

  // Payments refer to what they were offered.
  countUses: (db, id) => db.$count(topUps, eq(topUps.bonusId, id)),
};

function toColumns({ values, active, ...times }: EntryState<BonusValues>, time: EntryTime) {
  const isPercent = values.bonus_type === "percentage";
  const { bonus_amount: amount } = values;
  return {
    ...{ title: values.title, description: values.description },
    bonus: Number(isPercent ? fromPercent(amount) : toMinor(amount)),
    bonusKind: isPercent ? ("percent" as const) : ("amount" as const),
    minimum: toMinor(values.minimum_add_amount),
    maximum: toMinor(isPercent ? values.maximum_bonus_amount : 0),
    ...{ active, ...toDays(times, time) },
  };
}

async function readBonuses(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<BonusValues>[]> {
  const rows = await db
    .select({ row: walletBonuses, status: daysStatusSql(walletBonuses, time) })
    .from(walletBonuses)
    .where(inArray(walletBonuses.id, ids));
  const used = await db
    .select({ id: topUps.bonusId, uses: sql<number>`count(*)::int` })
    .from(topUps)
    .where(inArray(topUps.bonusId, ids))
    .groupBy(topUps.bonusId);
  const usesOf = new Map(used.map(({ id, uses }) => [id, uses]));
  return rows.map(({ row, status }) => ({
    ...{ id: row.id, status, active: row.active, ...fromDays(row, time) },
    uses: usesOf.get(row.id) ?? 0,
    values: {
      ...{ title: row.title, description: row.description },
      bonus_type: row.bonusKind === "percent" ? "percentage" : "amount",
      bonus_amount: discountValue({ discount: row.bonus, discountKind: row.bonusKind }),
      minimum_add_amount: fromMinor(row.minimum),
      maximum_bonus_amount: fromMinor(row.maximum),
    },
  }));
}
