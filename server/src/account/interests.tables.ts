import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { modules } from "../modules/modules.tables.ts";
import { customers } from "./account.tables.ts";

/** Categories that a customer is interested in, by module. */
export const interests = pgTable(
  "interests",
  {
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id, { onDelete: "cascade" }),
    categoryIds: rowId().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.moduleId] })],
);
