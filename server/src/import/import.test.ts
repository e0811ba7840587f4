import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { addresses, landmarks, mapAreas, streetSegments, streets } from "../location/map.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { startTestApi } from "../testing.ts";
import { addressesImport } from "./addresses.import.ts";
import { areasImport } from "./areas.import.ts";
import { ImportError } from "./import-error.ts";
import { landmarksImport } from "./landmarks.import.ts";
import { readRows } from "./read-rows.ts";
import type { ImportOptions } from "./report.ts";
import { type Importer, runImport } from "./run-import.ts";
import { streetsImport } from "./streets.import.ts";
import { inEnglish } from "./testing.ts";
import { zonesImport } from "./zones.import.ts";

const { db, ask, changes } = await startTestApi();
const defaults = { dryRun: false, keepGoing: false, name: "name" };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-import-"));
  await seedShop(db);
});
afterAll(() => rm(folder, { recursive: true }));

async function importing<Parsed>(
  importer: Importer<Parsed>,
  name: string,
  content: string,
  options: Partial<ImportOptions> = {},
) {
  const file = join(folder, name);
  await writeFile(file, content);
  const report = await runImport(db, importer, () => readRows(file), { ...defaults, ...options });
  return inEnglish(report);
}

const feature = (geometry: object, properties: object) => ({
  type: "Feature",
  geometry,
  properties,
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: "FeatureCollection", features });
const square = (at: number, size: number) => ({
  type: "Polygon",
  coordinates: [
    [
      [at, at],
      [at + size, at],
      [at + size, at + size],
      [at, at + size],
      [at, at],
    ],
  ],
});

describe("addresses", () => {
  const header = "number\tstreet\tlatitude\tlongitude";
  const good = [header, "1\tRue Neuve\t10.1\t10.1", "2 BIS\tRue Neuve\t10,2\t10,2"].join("\n");

  test("are imported with their streets, and not again by a repeated import", async () => {
    expect(await importing(addressesImport(), "a.tsv", good)).toEqual({ accepted: 2, refused: [] });
    await importing(addressesImport(), "a.tsv", good);
    const imported = await db.select().from(addresses);
    expect(imported.map(({ number }) => number).sort()).toEqual(["1", "2 bis"]);
  });

  test("report the number of rows read after each batch, refused ones included", async () => {
    const rows = Array.from({ length: 1_499 }, (_, index) => `${index}\tRue Longue\t10.1\t10.1`);
    const counts: number[] = [];
    await importing(addressesImport(), "long.tsv", [header, ...rows, "1\t\t10\t10"].join("\n"), {
      dryRun: true,
      onRows: (count) => counts.push(count),
    });
    expect(counts).toEqual([1_000, 1_500]);
  });

  const bad = [header, "3\tRue Neuve\t10.3\t10.3", "4\t\t10.3\t10.3", "5\tRue Neuve\tnorth\t10.3"];

  test("are not imported when a row is refused; each refused row is reported with its reason", async () => {
    expect(await importing(addressesImport(), "b.tsv", bad.join("\n"))).toEqual({
      accepted: 1,
      refused: [
        { at: "line 3", reason: "street is missing" },
        { at: "line 4", reason: "latitude is not a number of degrees: north" },
      ],
    });
    expect(await db.$count(addresses)).toBe(2);
  });

  test("are imported except the refused ones with keepGoing", async () => {
    await importing(addressesImport(), "b.tsv", bad.join("\n"), { keepGoing: true });
    expect(await db.$count(addresses)).toBe(3);
  });

  test("are counted but not written in a dry run", async () => {
    const more = [header, "9\tRue Neuve\t10.9\t10.9"].join("\n");
    expect((await importing(addressesImport(), "c.tsv", more, { dryRun: true })).accepted).toBe(1);
    expect(await db.$count(addresses)).toBe(3);
  });

  test("are refused on a line with another number of fields", async () => {
    const report = await importing(addressesImport(), "d.tsv", `${header}\n1\t2`);
    expect(report.refused).toEqual([
      { at: "line 2", reason: "it has more or fewer fields than the header" },
    ]);
  });

  test("are refused in a file of another kind", async () => {
    await expect(importing(addressesImport(), "d.pdf", "")).rejects.toThrow(
      /^only files of these kinds are imported: \.csv, /,
    );
  });
});

describe("streets and zones", () => {
  const line = {
    type: "LineString",
    coordinates: [
      [10, 10],
      [10.001, 10],
    ],
  };

  test("a street that is imported again replaces its segments", async () => {
    const once = collection(feature(line, { name: "Rue Droite", oneway: "SENS UNIQUE" }));
    await importing(streetsImport(), "s.geojson", once);
    await importing(streetsImport(), "s.geojson", once);
    const rows = await db.select().from(streetSegments);
    expect(rows).toMatchObject([{ oneway: true, points: line.coordinates }]);
  });

  test("refuses a geometry of the wrong type", async () => {
    const report = await importing(
      streetsImport(),
      "t.geojson",
      collection(feature(square(1, 1), { name: "Place" })),
    );
    expect(report.refused).toEqual([
      { at: "row 1", reason: "a LineString is needed, not Polygon" },
    ]);
  });

  test("a new zone is open immediately, and one that is imported again gets its new bounds", async () => {
    const before = await db.$count(zones);
    await importing(
      zonesImport,
      "z.geojson",
      collection(feature(square(10, 1), { label: "Îlot" })),
      {
        name: "label",
      },
    );
    await changes.flushed();
    expect((await ask("GET /config/get-zone-id", { lat: 10.5, lng: 10.5 })).status).toBe(200);

    await importing(
      zonesImport,
      "z.geojson",
      collection(feature(square(20, 1), { label: "Îlot" })),
      {
        name: "label",
      },
    );
    await changes.flushed();
    expect((await ask("GET /config/get-zone-id", { lat: 10.5, lng: 10.5 })).status).toBe(404);
    expect(await db.$count(zones)).toBe(before + 1);
  });

  test("a street of several lines is one row with a known kind", async () => {
    const lines = {
      type: "MultiLineString",
      coordinates: [
        [
          [11, 11],
          [11.001, 11],
        ],
        [
          [11.001, 11],
          [11.002, 11],
        ],
      ],
    };
    const file = collection(
      feature(lines, { name: "Quai Long", kind: "quay" }),
      feature({ ...lines, coordinates: lines.coordinates.slice(0, 1) }, { name: "A", kind: "PL" }),
    );
    expect(await importing(streetsImport(), "m.geojson", file)).toEqual({
      accepted: 2,
      refused: [],
    });
    const rows = await db
      .select({ name: streets.name, kind: streets.kind, lng: streets.longitude, id: streets.id })
      .from(streets)
      .where(eq(streets.latitude, 11))
      .orderBy(streets.id);
    expect(rows).toMatchObject([
      { name: "Quai Long", kind: "quay", lng: 11.001 },
      // An unknown kind becomes the default.
      { name: "A", kind: "street" },
    ]);
    expect(await db.$count(streetSegments, eq(streetSegments.streetId, rows[0]?.id ?? 0))).toBe(2);
  });

  test("a zone has its name in both languages and its delivery fee rise", async () => {
    const properties = {
      name: "Upper Town",
      name_fr: "Ville Haute",
      delivery_fee_rise: "12,5",
      delivery_fee_message: "It is steep.",
      delivery_fee_message_fr: "Ça monte.",
    };
    const named = (more: object) => collection(feature(square(30, 1), { ...properties, ...more }));
    await importing(zonesImport, "fee.geojson", named({}));
    const [zone] = await db.select().from(zones).where(eq(zones.west, 30));
    expect(zone).toMatchObject({
      name: { en: "Upper Town", fr: "Ville Haute" },
      deliveryFeeRise: 1250,
      deliveryFeeRaised: true,
      deliveryFeeMessage: { en: "It is steep.", fr: "Ça monte." },
    });
    const { refused } = await importing(
      zonesImport,
      "fee.geojson",
      named({ delivery_fee_rise: -1 }),
    );
    expect(refused).toEqual([{ at: "row 1", reason: "delivery_fee_rise is not a percentage: -1" }]);
  });

  test("a zone delivers to zones of the file and to known ones, not to unknown ones", async () => {
    const zone = (at: number, name: string, delivers_to: string) =>
      feature(square(at, 1), { name, delivers_to });
    await importing(
      zonesImport,
      "reach.geojson",
      collection(zone(40, "Isle", "Cape"), zone(42, "Cape", "Isle; Upper Town")),
    );
    const reach = async () => {
      const rows = await db.select().from(zones);
      const nameOf = (id: number) => rows.find((row) => row.id === id)?.name.en;
      return rows.find(({ name }) => name.en === "Cape")?.deliversTo.map(nameOf);
    };
    expect((await reach())?.toSorted()).toEqual(["Isle", "Upper Town"]);
    const { refused } = await importing(
      zonesImport,
      "reach.geojson",
      collection(zone(42, "Cape", "Isle; Nowhere")),
    );
    expect(refused).toEqual([{ at: "row 1", reason: "there is no zone Nowhere" }]);
    await importing(
      zonesImport,
      "reach.geojson",
      collection(feature(square(42, 1), { name: "Cape" })),
    );
    expect(await reach()).toHaveLength(2);
  });

  test("refuses a polygon that is not closed", async () => {
    const open = { type: "Polygon", coordinates: [square(1, 1).coordinates[0]?.slice(0, 4)] };
    const report = await importing(
      zonesImport,
      "o.geojson",
      collection(feature(open, { name: "X" })),
    );
    expect(report.refused).toEqual([
      { at: "row 1", reason: "a ring of the polygon is not closed" },
    ]);
  });

  test("refuses broken JSON with an ImportError", async () => {
    await expect(importing(zonesImport, "b.geojson", '{"features":[{')).rejects.toThrow(
      ImportError,
    );
  });
});

describe("landmarks and areas", () => {
  const point = (lng: number, lat: number) => ({ type: "Point", coordinates: [lng, lat] });

  test("a landmark that is imported again is moved", async () => {
    const name = { name: "Lighthouse", name_fr: "Phare" };
    await importing(landmarksImport, "l.geojson", collection(feature(point(5, 6), name)));
    await importing(landmarksImport, "l.geojson", collection(feature(point(7, 8), name)));
    expect(await db.select().from(landmarks)).toMatchObject([
      { name: { en: "Lighthouse", fr: "Phare" }, longitude: 7, latitude: 8 },
    ]);
  });

  test("refuses a landmark without a name or a point", async () => {
    const file = collection(feature(point(1, 1), {}), feature(square(1, 1), { name: "X" }));
    expect((await importing(landmarksImport, "l.geojson", file)).refused).toEqual([
      { at: "row 1", reason: "name is missing" },
      { at: "row 2", reason: "a Point is needed, not Polygon" },
    ]);
  });

  test("areas replace those of the same kinds and leave the others", async () => {
    const track = {
      type: "LineString",
      coordinates: [
        [1, 1],
        [2, 2],
      ],
    };
    const first = collection(
      feature(square(1, 1), { kind: "park", name: "Old Park", name_fr: "Vieux Parc" }),
      feature(track, { kind: "railway" }),
    );
    const second = collection(feature(square(2, 1), { kind: "park" }));
    await importing(areasImport(), "a.geojson", first);
    await importing(areasImport(), "a.geojson", second);
    expect(await db.select().from(mapAreas).orderBy(mapAreas.id)).toMatchObject([
      { kind: "railway", name: null, geometry: track },
      { kind: "park", name: null, geometry: square(2, 1) },
    ]);
  });

  test("refuses an area of an unknown kind or of the wrong geometry", async () => {
    const file = collection(
      feature(square(1, 1), { kind: "swamp" }),
      feature(square(1, 1), { kind: "railway" }),
    );
    expect((await importing(areasImport(), "a.geojson", file)).refused).toEqual([
      {
        at: "row 1",
        reason: "kind is not one of land, sea, river, park, square, beach, railway: swamp",
      },
      { at: "row 2", reason: "a LineString is needed, not Polygon" },
    ]);
  });
});

describe("a city", () => {
  /** A grid of 20 by 20 streets over two districts; every crossing is a node. */
  const count = 20;
  const step = 0.002;
  const [west, south] = [20, 40];
  const at = (index: number) => Number((index * step).toFixed(6));
  const line = (name: string, coordinates: number[][]) =>
    feature({ type: "LineString", coordinates }, { name });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const segments = indexes.flatMap((row) =>
    indexes.slice(1).flatMap((end) => [
      line(`${row} Avenue`, [
        [west + at(end - 1), south + at(row)],
        [west + at(end), south + at(row)],
      ]),
      line(`Rue ${row}`, [
        [west + at(row), south + at(end - 1)],
        [west + at(row), south + at(end)],
      ]),
    ]),
  );
  const addressRows = indexes.flatMap((row) =>
    indexes.map(
      (house) =>
        `${house * 2 + 1}\tRue ${row}\t${south + at(house) + 0.0003}\t${west + at(row) + 0.00001}`,
    ),
  );
  const district = (name: string, fromLat: number, toLat: number) =>
    feature(
      {
        type: "Polygon",
        coordinates: [
          [
            [west - 0.01, fromLat],
            [west + 0.05, fromLat],
            [west + 0.05, toLat],
            [west - 0.01, toLat],
            [west - 0.01, fromLat],
          ],
        ],
      },
      { LIBQUART: name },
    );

  test("is searchable by address once it is imported, and every address has its zone and routes", async () => {
    const zonesFile = collection(
      district("Bas-Port", south - 0.01, south + 0.02),
      district("Haut-Port", south + 0.02, south + 0.05),
    );
    expect(
      await importing(zonesImport, "city-zones.geojson", zonesFile, { name: "LIBQUART" }),
    ).toEqual({
      accepted: 2,
      refused: [],
    });
    expect(
      await importing(streetsImport(), "city-streets.geojson", collection(...segments)),
    ).toEqual({
      accepted: segments.length,
      refused: [],
    });
    const addressesFile = ["number\tstreet\tlatitude\tlongitude", ...addressRows].join("\n");
    expect(await importing(addressesImport(), "city.tsv", addressesFile)).toEqual({
      accepted: 400,
      refused: [],
    });
    await changes.flushed();

    const { predictions } = (
      await ask("GET /config/place-api-autocomplete", { search_text: "31 rue 17" })
    ).body;
    expect(predictions[0]?.main_text).toBe("31 Rue 17");
    const { result } = (
      await ask("GET /config/place-api-details", { placeid: predictions[0]?.place_id })
    ).body;
    const { lat, lng } = result.geometry.location;
    expect((await ask("GET /config/get-zone-id", { lat, lng })).body.zone_data[0]?.name).toBe(
      "Haut-Port",
    );
    const nearest = await ask("GET /config/geocode-api", { lat, lng });
    expect(nearest.body.results[0]?.formatted_address).toContain("31 Rue 17");
    const route = await ask("GET /config/distance-api", {
      origin_lat: lat,
      origin_lng: lng,
      destination_lat: south,
      destination_lng: west,
    });
    // Along the grid: 30 blocks of 0.002° north and 17 of 0.002° west, never across them.
    expect(route.body.distanceMeters).toBeGreaterThan(6000);
    expect(route.body.distanceMeters).toBeLessThan(6600);
  });
});

describe("GeoJSON Lines", () => {
  const at = (longitude: number) => ({
    type: "LineString",
    coordinates: [
      [longitude, 40],
      [longitude, 41],
    ],
  });

  test("imports one feature per line", async () => {
    const lines = [feature(at(30), { name: "Line Lane" }), feature(at(31), { name: "Line Lane" })];
    const content = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    expect(await importing(streetsImport(), "lines.geojsonl", content)).toEqual({
      accepted: 2,
      refused: [],
    });
    const [street] = await db.select().from(streets).where(eq(streets.name, "Line Lane"));
    expect(await db.$count(streetSegments, eq(streetSegments.streetId, street?.id ?? 0))).toBe(2);
  });

  test("refuses a line that is not a feature, with its position", async () => {
    const content = `[1]\n${JSON.stringify({ type: "Feature", properties: { name: "Nowhere" } })}\n`;
    expect((await importing(streetsImport(), "broken.geojsonl", content)).refused).toEqual([
      { at: "line 1", reason: "it is not a JSON object" },
      { at: "line 2", reason: "a LineString is needed, not nothing" },
    ]);
  });
});
