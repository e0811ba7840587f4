import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getParts } from "@errand/core/location/area";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedShop } from "../../catalog/testing.ts";
import { addresses, streetSegments, streets } from "../../location/map.tables.ts";
import { zones } from "../../location/zones.tables.ts";
import { startTestApi } from "../../testing.ts";
import { inEnglish } from "../testing.ts";
import { importOsm } from "./import-osm.ts";
import type { OsmElement } from "./read-osm.ts";
import { toPbf } from "./testing.ts";

const { db, ask, changes } = await startTestApi();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-osm-"));
  await seedShop(db);
});
afterAll(() => rm(folder, { recursive: true }));

async function importing(content: Buffer, options: object = {}) {
  const file = join(folder, "city.osm.pbf");
  await writeFile(file, content);
  const defaults = { dryRun: false, keepGoing: false, zoneLevel: "9", onProgress: () => {} };
  return inEnglish(await importOsm(db, file, { ...defaults, ...options }));
}

const node = (id: number, lon: number, lat: number, tags?: Record<string, string>): OsmElement => ({
  type: "node",
  ...{ id, lon, lat },
  ...(tags && { tags }),
});
const way = (id: number, refs: number[], tags: Record<string, string> = {}): OsmElement => ({
  type: "way",
  ...{ id, refs, tags },
});

/**
 * Rue Neuve runs east over node 2, where Rue du Port leaves to the north; node 9 is not in the
 * file.
 */
const city: OsmElement[] = [
  node(1, 3.0, 50),
  node(2, 3.01, 50),
  node(3, 3.02, 50),
  node(4, 3.01, 50.01),
  node(5, 3.0, 50.02),
  node(6, 3.02, 50.02),
  node(20, 3.005, 50.0001, { "addr:housenumber": "12;14b", "addr:street": "Rue Neuve" }),
  node(21, 3.006, 50.0001, { "addr:housenumber": "16" }),
  node(22, 3.007, 50.0001, {
    "addr:housenumber": "a number of too many characters",
    "addr:street": "X",
  }),
  way(100, [1, 2, 3], { highway: "secondary", name: "Rue Neuve" }),
  way(101, [2, 4], { highway: "residential", name: "Rue du Port", oneway: "-1" }),
  way(102, [4, 5], { highway: "unclassified", junction: "roundabout" }),
  way(103, [5, 9], { highway: "residential", name: "Rue coupée" }),
  way(104, [1, 4], { highway: "footway", name: "Sentier" }),
  way(105, [1, 5], { highway: "service", access: "private", name: "Allée privée" }),
  way(110, [2, 3, 4, 2], {
    building: "yes",
    "addr:housenumber": "3",
    "addr:place": "Place du Port",
  }),
  way(120, [1, 3, 6]),
  way(121, [1, 5, 6]),
  {
    type: "relation",
    id: 200,
    members: [
      { type: "way", ref: 120, role: "outer" },
      { type: "way", ref: 121, role: "outer" },
      { type: "node", ref: 4, role: "admin_centre" },
    ],
    tags: {
      boundary: "administrative",
      admin_level: "9",
      name: "Vieux Port",
      "name:en": "Old Port",
    },
  },
  {
    type: "relation",
    id: 201,
    members: [{ type: "node", ref: 21, role: "house" }],
    tags: { type: "associatedStreet", name: "Rue Neuve" },
  },
];

const segmentsOf = async (name: string) =>
  db
    .select({ points: streetSegments.points, oneway: streetSegments.oneway, kind: streets.kind })
    .from(streetSegments)
    .innerJoin(streets, eq(streets.id, streetSegments.streetId))
    .where(eq(streets.name, name))
    .orderBy(asc(streetSegments.id));

test("imports streets in pieces between junctions, with their direction and importance", async () => {
  const report = await importing(toPbf(city));
  expect(report).toEqual({
    accepted: 9,
    refused: [],
    parts: [
      { what: "streets", accepted: 4 },
      { what: "addresses", accepted: 4 },
      { what: "zones", accepted: 1 },
    ],
  });
  const first: [number, number][] = [
    [3, 50],
    [3.01, 50],
  ];
  const second: [number, number][] = [
    [3.01, 50],
    [3.02, 50],
  ];
  expect(await segmentsOf("Rue Neuve")).toEqual([
    { points: first, oneway: false, kind: "avenue" },
    { points: second, oneway: false, kind: "avenue" },
  ]);
  expect(await segmentsOf("Rue du Port")).toEqual([
    { points: [[3.01, 50.01], second[0]], oneway: true, kind: "street" },
  ]);
  expect(await segmentsOf("")).toMatchObject([{ oneway: true }]);
  for (const left of ["Sentier", "Allée privée", "Rue coupée"]) {
    expect(await segmentsOf(left)).toEqual([]);
  }
});

test("imports house numbers of points, of buildings and of streets that name their houses", async () => {
  const rows = await db
    .select({ number: addresses.number, street: streets.name, longitude: addresses.longitude })
    .from(addresses)
    .innerJoin(streets, eq(streets.id, addresses.streetId))
    .orderBy(asc(addresses.longitude), asc(addresses.number));
  expect(rows).toEqual([
    { number: "12", street: "Rue Neuve", longitude: 3.005 },
    { number: "14 b", street: "Rue Neuve", longitude: 3.005 },
    { number: "16", street: "Rue Neuve", longitude: 3.006 },
    { number: "3", street: "Place du Port", longitude: 3.0125 },
  ]);
});

test("the city is searched and ridden in, its unnamed roads only ridden on", async () => {
  await changes.flushed();
  const { body } = await ask("GET /config/get-zone-id", { lat: 50.005, lng: 3.015 });
  expect(body.zone_data).toMatchObject([{ name: "Old Port" }]);
  const found = await ask(
    "GET /config/geocode-api",
    { address: "16 rue neuve" },
    { language: "fr" },
  );
  expect(found.body.results).toMatchObject([{ formatted_address: "16 Rue Neuve, Vieux Port" }]);
  const near = await ask("GET /config/geocode-api", { lat: 50.0001, lng: 3.005 });
  expect(near.body.results[0]?.formatted_address).toMatch(/^12 Rue Neuve/);
  const way = { origin_lat: 50, origin_lng: 3, destination_lat: 50.02, destination_lng: 3 };
  const route = await ask("GET /config/direction-api", { ...way, mode: "WALK" });
  expect(route.body.distanceMeters).toBeGreaterThan(2_500);
  const nothing = await ask("GET /config/place-api-autocomplete", { search_text: "," });
  expect(nothing.body.predictions.filter(({ main_text }) => main_text === "")).toEqual([]);
});

test("an import that is repeated changes nothing", async () => {
  const rows = async () => ({
    segments: await db.$count(streetSegments),
    streets: await db.select().from(streets).orderBy(streets.id),
    addresses: await db.select().from(addresses).orderBy(addresses.id),
    zones: await db.select().from(zones).orderBy(zones.id),
  });
  const before = await rows();
  await importing(toPbf(city));
  expect(await rows()).toEqual(before);
});

test("a zone whose border is incomplete is refused, and the others are imported with keepGoing", async () => {
  const cut = city.filter(({ id }) => id !== 121);
  const report = await importing(toPbf(cut), { dryRun: true });
  expect(report.refused).toEqual([
    { at: "relation 200", reason: "the border of Vieux Port is incomplete in this file" },
  ]);
});

test("a zone of several parts is one zone, with the holes of each part", async () => {
  const corners = (first: number, lon: number, size: number) => [
    node(first, lon, 60),
    node(first + 1, lon + size, 60),
    node(first + 2, lon + size, 60 + size),
    node(first + 3, lon, 60 + size),
  ];
  const ring = (first: number) => [first, first + 1, first + 2, first + 3, first];
  const islands: OsmElement[] = [
    ...corners(10, 5, 0.1),
    ...corners(20, 6, 1),
    ...corners(30, 6.4, 0.2),
    way(1, ring(10)),
    way(2, ring(20)),
    way(3, ring(30)),
    {
      type: "relation",
      id: 1,
      members: [
        { type: "way", ref: 1, role: "outer" },
        { type: "way", ref: 2, role: "outer" },
        { type: "way", ref: 3, role: "inner" },
      ],
      tags: { boundary: "administrative", admin_level: "9", name: "Îles" },
    },
  ];
  expect((await importing(toPbf(islands))).parts.at(-1)).toEqual({ what: "zones", accepted: 1 });
  const imported = (await db.select().from(zones)).filter(({ name }) => name.fr.startsWith("Îles"));
  expect(
    imported.map(({ west, area }) => [west, getParts(area).map(({ length }) => length)]),
  ).toEqual([[5, [1, 2]]]);
});

test("without a level no zones are imported, and progress is reported", async () => {
  const states: string[] = [];
  const onProgress = (state: string) => states.push(state);
  const report = await importing(toPbf(city), { zoneLevel: null, onProgress });
  expect(report.parts.map(({ what }) => what)).toEqual(["streets", "addresses"]);
  expect(states).toContain("9 elements read");
  expect(states).toContain("4 rows of addresses");
});

test.each([
  ["of another kind", Buffer.from("PK\u0003\u0004 this is a zip file, not a map. ".repeat(4))],
  ["that is empty", Buffer.alloc(0)],
])("refuses a file %s", async (_case, content) => {
  await expect(importing(content)).rejects.toThrow(/is not a file in OpenStreetMap's PBF format/);
});

test("refuses a file that ends too early or is damaged", async () => {
  const whole = toPbf(city);
  await expect(importing(whole.subarray(0, whole.length - 20))).rejects.toThrow(
    /damaged or incomplete/,
  );
  const damaged = Buffer.from(whole);
  damaged.fill(7, 120, 180);
  await expect(importing(damaged)).rejects.toThrow(/damaged or incomplete/);
});
