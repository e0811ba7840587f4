import { customType } from "drizzle-orm/pg-core";

/** A `bytea` column: hashes, which are never text. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
