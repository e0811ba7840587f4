import type { LocalizedText } from "@errand/core/language";
import { nothing } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, money, rowId } from "../database/columns.ts";
import { payments } from "../payments/payments.tables.ts";

/** What the shop adds to funds that are at least a minimum. */
export const walletBonuses = pgTable(
  "wallet_bonuses",
  {
    id: identity(),
    title: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>(),
    /** Basis points or minor units, by `bonusKind`. */
    bonus: integer().notNull(),
    bonusKind: text().$type<"percent" | "amount">().notNull(),
    minimum: money().notNull().default(nothing),
    /** The most of a percentage; 0 means no cap. */
    maximum: money().notNull().default(nothing),
    starts: date({ mode: "string" }).notNull(),
    ends: date({ mode: "string" }).notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [check("wallet_bonuses_bonus", sql`${t.bonus} > 0`)],
);

/**
 * The bonus that a customer was shown before paying into the wallet; it counts when the money
 * arrives.
 */
export const topUps = pgTable(
  "top_ups",
  {
    paymentId: rowId()
      .primaryKey()
      .references(() => payments.id),
    /** Null when no offer was reached. */
    bonusId: rowId().references(() => walletBonuses.id),
    bonus: money().notNull(),
  },
  (t) => [
    check("top_ups_bonus", sql`${t.bonus} >= 0`),
    check("top_ups_offer", sql`(${t.bonusId} is null) = (${t.bonus} = 0)`),
  ],
);
