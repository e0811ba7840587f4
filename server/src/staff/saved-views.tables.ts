import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";
import { staffMembers } from "./staff.tables.ts";

/** Lists of the desk as operators have set them up, under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: identity(),
    staffId: rowId()
      .notNull()
      .references(() => staffMembers.id),
    /** The section of the desk, such as `orders`. */
    list: text().notNull(),
    name: text().notNull(),
    /** What the address of the list says. */
    query: text().notNull(),
    shared: boolean().notNull(),
  },
  (t) => [index().on(t.staffId), index().on(t.list)],
);
