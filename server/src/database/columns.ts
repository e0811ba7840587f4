import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
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
 * The partition of a row that is needed for a day: a table has one for every third day, which `emptyOldDay` empties
 * (decision 040).
 */
export const daySlot = () =>
  smallint().notNull().default(sql`(extract(epoch from now())::bigint / 86400 % 3)`);

/** The first bytes of what zstd writes; no JSON begins with them. */
const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Bytes from which PostgreSQL would compress the value itself, ten times as slowly. */
const longText = 2_000;
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** JSON that is read seldom, compressed before it is sent when it is long. */
export const compressedJson = customType<{ data: string; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver(json) {
    const bytes = Buffer.from(json);
    return bytes.length < longText ? bytes : zstdCompressSync(bytes, fast);
  },
  fromDriver(stored) {
    const isCompressed = stored.subarray(0, zstdMark.length).equals(zstdMark);
    return (isCompressed ? zstdDecompressSync(stored) : stored).toString();
  },
});
