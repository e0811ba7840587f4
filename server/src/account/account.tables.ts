import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";

/** Another referral code each time: ten letters. */
export const newReferralCode = sql`translate(substr(md5(gen_random_uuid()::text), 1, 10), '0123456789abcdef', 'ACDEFHJKLMNPRTWX')`;

export const customers = pgTable(
  "customers",
  {
    id: identity(),
    firstName: text().notNull(),
    lastName: text().notNull().default(""),
    /** E.164. */
    phone: text(),
    /** Lower case. */
    email: text(),
    passwordHash: text(),
    /** Identifies the account to passkeys ("user handle"); reveals nothing about it. */
    passkeyUserId: uuid().notNull().defaultRandom(),
    phoneVerified: boolean().notNull().default(false),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /**
     * The customer gives it to friends. Of letters that are hard to confuse; 40 random bits make it
     * unique.
     */
    refCode: text().notNull().unique().default(newReferralCode),
    /** How the account was created. */
    loginMedium: text()
      .$type<"manual" | "otp" | "google" | "facebook" | "apple">()
      .notNull()
      .default("manual"),
    blocked: boolean().notNull().default(false),
    /** When a block ends by itself; null for one without an end. */
    blockedUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The account was deleted. Orders and the ledger keep its id; triggers refuse any further use.
     */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex("customers_phone").on(t.phone).where(sql`${t.phoneVerified}`),
    uniqueIndex("customers_email").on(t.email).where(sql`${t.emailVerified}`),
    index().on(t.phone),
    index().on(t.email),
    check(
      "customers_deleted",
      sql`${t.deletedAt} is null or (${t.firstName} = '' and ${t.lastName} = '' and
        num_nonnulls(${t.phone}, ${t.email}, ${t.passwordHash}, ${t.image}) = 0)`,
    ),
  ],
);

/** Devices and networks that an account has signed in from, stored as keyed hashes. */
export const signInSources = pgTable(
  "sign_in_sources",
  {
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    source: bytes().notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.source] }), index().on(t.lastUsedAt)],
);

/** Signed-in devices. Only the hash of a token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytes().primaryKey(),
    /** Identifies the session to its customer; unrelated to the token. */
    id: rowId().notNull().unique().generatedAlwaysAsIdentity(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The browser and system that opened it, as far as known. */
    browser: text(),
    system: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.customerId)],
);
