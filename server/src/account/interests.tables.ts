import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { modules } from "../modules/modules.tables.ts";
import { customers } from "./account.tables.ts";

/** Categories that a customer is interested in, by module. */
export const interests = pgTable(
  "interests",
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    moduleId: integer()
      .notNull()
      .references(() => modules.id, { onDelete: "cascade" }),
    categoryIds: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.moduleId] })],
);
