import type { LocalizedText } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";

export const streetKinds = [
  "street",
  "avenue",
  "boulevard",
  "quay",
  "square",
  "lane",
  "bridge",
] as const;
export type StreetKind = (typeof streetKinds)[number];

/** Streets with the point that represents one without a house number. */
export const streets = pgTable(
  "streets",
  {
    id: identity(),
    name: text().notNull().unique(),
    kind: text().$type<StreetKind>().notNull().default("street"),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    search: text().generatedAlwaysAs(sql`plain_text(name)`),
  },
  (t) => [index("streets_search").using("gin", sql`${t.search} gin_trgm_ops`)],
);

/** Street segments between junctions; they meet where their ends have the same coordinates. */
export const streetSegments = pgTable(
  "street_segments",
  {
    id: identity(),
    streetId: rowId()
      .notNull()
      .references(() => streets.id, { onDelete: "cascade" }),
    points: jsonb().$type<Position[]>().notNull(),
    oneway: boolean().notNull().default(false),
  },
  (t) => [index().on(t.streetId)],
);

export const addresses = pgTable(
  "addresses",
  {
    id: identity(),
    streetId: rowId()
      .notNull()
      .references(() => streets.id, { onDelete: "cascade" }),
    /** House number as written on the door: `118`, `12 bis`. */
    number: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (t) => [
    uniqueIndex("addresses_door").on(t.streetId, t.number, t.latitude, t.longitude),
    index().on(t.latitude, t.longitude),
  ],
);

/** Landmarks that are found by name: stations, beaches, town halls. */
export const landmarks = pgTable("landmarks", {
  id: identity(),
  name: jsonb().$type<LocalizedText>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

export const mapAreaKinds = ["land", "sea", "river", "park", "square", "beach", "railway"] as const;
export type MapAreaKind = (typeof mapAreaKinds)[number];

/** Shapes of the map other than streets and zones. */
export const mapAreas = pgTable("map_areas", {
  id: identity(),
  kind: text().$type<MapAreaKind>().notNull(),
  name: jsonb().$type<LocalizedText>(),
  geometry: jsonb()
    .$type<
      | { type: "Polygon"; coordinates: Position[][] }
      | { type: "LineString"; coordinates: Position[] }
    >()
    .notNull(),
});
