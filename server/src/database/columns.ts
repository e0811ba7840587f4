import type { BasisPoints, Minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { bigint, customType, integer, type PgSequenceOptions, smallint } from "drizzle-orm/pg-core";

/** The id of a row of this or another table: a safe integer, as numbers of the API are. */
export const rowId = () => bigint({ mode: "number" });

/** The primary key of a table, assigned by the database. */
export const identity = (options?: PgSequenceOptions) =>
  rowId().primaryKey().generatedAlwaysAsIdentity(options);

/** An amount in minor units. */
export const money = () => bigint({ mode: "number" }).$type<Minor>();

/** A percentage in basis points. */
export const rate = () => integer().$type<BasisPoints>();

/** The id of a transaction of the database. */
export const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The partition of a row that is needed for a day: a table has one for every third day, which
 * `emptyOldDay` empties (decision 040).
 */
export const daySlot = () =>
  smallint().notNull().default(sql`(extract(epoch from now())::bigint / 86400 % 3)`);
