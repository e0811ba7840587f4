import { customType } from "drizzle-orm/pg-core";

/** A `bytea` column, for hashes and compressed texts. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
