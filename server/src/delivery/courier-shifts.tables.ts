import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../couriers/couriers.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { zones } from "../location/zones.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** When the desk wants so many couriers in a zone. */
export const courierShifts = pgTable(
  "courier_shifts",
  {
    id: identity(),
    zoneId: rowId()
      .notNull()
      .references(() => zones.id, { onDelete: "cascade" }),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    places: integer().notNull(),
  },
  (t) => [
    index().on(t.startsAt),
    check("courier_shifts_order", sql`${t.startsAt} < ${t.endsAt} and ${t.places} > 0`),
  ],
);

/** Who has taken a place. */
export const courierShiftPlaces = pgTable(
  "courier_shift_places",
  {
    shiftId: rowId()
      .notNull()
      .references(() => courierShifts.id, { onDelete: "cascade" }),
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    takenAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shiftId, t.courierId] }), index().on(t.courierId)],
);
