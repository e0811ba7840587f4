import { bigint, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";
import { customers } from "./account.tables.ts";

/** Passkeys that open an account. The private key never leaves the customer's device. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identity(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The id that the authenticator chose, as base64url. */
    credentialId: text().notNull(),
    /** In COSE form. */
    publicKey: bytes().notNull(),
    /**
     * The signature counter of the last use, an unsigned 32-bit number; 0 where there is no
     * counter.
     */
    counter: bigint({ mode: "number" }).notNull(),
    /** How the browser reaches the authenticator: "internal", "hybrid", "usb". */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex().on(t.credentialId), index().on(t.customerId)],
);

/** Issued challenges. The first use deletes a challenge, whether it succeeds or not. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** The customer who adds a passkey; null for a sign-in. */
    customerId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expiresAt), index().on(t.customerId)],
);
