import type { Language } from "@errand/core/language";
import type { GatewayOutcome } from "@errand/core/payments/payment-states";
import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { money } from "../../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The payments that the gateway simulator knows. No other part of the shop reads them. */
export const sandboxCheckouts = pgTable("sandbox_checkouts", {
  reference: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  publicId: text().notNull().unique(),
  amount: money().notNull(),
  currency: text().notNull(),
  language: text().$type<Language>().notNull(),
  returnUrl: text().notNull(),
  callbackUrl: text().notNull(),
  expiresAt: timestamptz().notNull(),
  /** A payment reserves the amount only. */
  hold: boolean().notNull().default(false),
  /** What was taken of it; 0 when it was given back. */
  captured: money(),
  outcome: text().$type<GatewayOutcome>().notNull(),
  /** Until then a paid one is still being processed. */
  settlesAt: timestamptz(),
});

export const sandboxRefunds = pgTable("sandbox_refunds", {
  idempotencyKey: text().primaryKey(),
  reference: text()
    .notNull()
    .references(() => sandboxCheckouts.reference),
  amount: money().notNull(),
});
