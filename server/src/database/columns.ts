import type { BasisPoints, Minor } from "@errand/core/money";
import { bigint, customType, integer, type PgSequenceOptions } from "drizzle-orm/pg-core";

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
