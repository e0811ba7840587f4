import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { addresses, streetSegments, streets } from "../location/map.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { startTestApi } from "../testing.ts";
import { addressesImport } from "./addresses.import.ts";
import { ImportError } from "./report.ts";
import { type Importer, runImport } from "./run-import.ts";
import { streetsImport } from "./streets.import.ts";
import { zonesImport } from "./zones.import.ts";

const { db, ask, changes } = await startTestApi();
const defaults = { dryRun: false, keepGoing: false, name: "name" };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-import-"));
  await seedShop(db);
});
afterAll(() => rm(folder, { recursive: true }));

async function importing<Thing>(
  importer: Importer<Thing>,
  name: string,
  content: string,
  options: Partial<typeof defaults> = {},
) {
  const file = join(folder, name);
  await writeFile(file, content);
  return runImport(db, importer, file, { ...defaults, ...options });
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

  test("are taken in with their streets, once however often they come", async () => {
    expect(await importing(addressesImport, "a.tsv", good)).toEqual({ accepted: 2, refused: [] });
    await importing(addressesImport, "a.tsv", good);
    const doors = await db.select().from(addresses);
    expect(doors.map(({ number }) => number).sort()).toEqual(["1", "2 bis"]);
  });

  const bad = [header, "3\tRue Neuve\t10.3\t10.3", "4\t\t10.3\t10.3", "5\tRue Neuve\tnorth\t10.3"];

  test("one refused row stops all of them, and each is told with its reason", async () => {
    expect(await importing(addressesImport, "b.tsv", bad.join("\n"))).toEqual({
      accepted: 1,
      refused: [
        { at: "line 3", reason: "street is missing" },
        { at: "line 4", reason: "latitude is not a number of degrees: north" },
      ],
    });
    expect(await db.$count(addresses)).toBe(2);
  });

  test("what is right is taken when asked to keep going", async () => {
    await importing(addressesImport, "b.tsv", bad.join("\n"), { keepGoing: true });
    expect(await db.$count(addresses)).toBe(3);
  });

  test("a dry run says what would happen and writes nothing", async () => {
    const more = [header, "9\tRue Neuve\t10.9\t10.9"].join("\n");
    expect((await importing(addressesImport, "c.tsv", more, { dryRun: true })).accepted).toBe(1);
    expect(await db.$count(addresses)).toBe(3);
  });

  test("a line that is not of the table is refused", async () => {
    const report = await importing(addressesImport, "d.tsv", `${header}\n1\t2`);
    expect(report.refused).toEqual([
      { at: "line 2", reason: "it has more or fewer fields than the header" },
    ]);
  });

  test("a file of another kind is one clear line", async () => {
    await expect(importing(addressesImport, "d.pdf", "")).rejects.toThrow(/only .geojson/);
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

  test("a street that comes again is laid anew", async () => {
    const once = collection(feature(line, { name: "Rue Droite", oneway: "SENS UNIQUE" }));
    await importing(streetsImport(), "s.geojson", once);
    await importing(streetsImport(), "s.geojson", once);
    const rows = await db.select().from(streetSegments);
    expect(rows).toMatchObject([{ oneway: true, points: line.coordinates }]);
  });

  test("a shape of the wrong kind is refused", async () => {
    const report = await importing(
      streetsImport(),
      "t.geojson",
      collection(feature(square(1, 1), { name: "Place" })),
    );
    expect(report.refused).toEqual([
      { at: "row 1", reason: "a LineString is needed, not Polygon" },
    ]);
  });

  test("a new zone is served at once, and one that comes again gets its new bounds", async () => {
    const before = await db.$count(zones);
    await importing(
      zonesImport,
      "z.geojson",
      collection(feature(square(10, 1), { label: "Îlot" })),
      {
        name: "label",
      },
    );
    await changes.settled();
    expect((await ask("GET /config/get-zone-id", { lat: 10.5, lng: 10.5 })).status).toBe(200);

    await importing(
      zonesImport,
      "z.geojson",
      collection(feature(square(20, 1), { label: "Îlot" })),
      {
        name: "label",
      },
    );
    await changes.settled();
    expect((await ask("GET /config/get-zone-id", { lat: 10.5, lng: 10.5 })).status).toBe(404);
    expect(await db.$count(zones)).toBe(before + 1);
  });

  test("a polygon that is not closed is refused", async () => {
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

  test("broken JSON is one clear line and changes nothing", async () => {
    await expect(importing(zonesImport, "b.geojson", '{"features":[{')).rejects.toThrow(
      ImportError,
    );
  });
});

const montpellier = join(process.env.ERRAND_OPEN_DATA ?? "../shared/data", "geo-montpellier");

describe.skipIf(!existsSync(montpellier))("a real city", () => {
  test("is searched by door once it is imported, and every door has its zone", async () => {
    const take = <Thing>(importer: Importer<Thing>, file: string, name = "name") =>
      runImport(db, importer, join(montpellier, file), { ...defaults, name });
    const zonesTaken = await take(zonesImport, "VilleMTP_MTP_Quartiers.geojson", "LIBQUART");
    const streetsTaken = await take(streetsImport(), "ready/streets.geojson");
    const doorsTaken = await take(addressesImport, "ready/addresses.tsv");
    expect([zonesTaken, streetsTaken, doorsTaken]).toEqual([
      { accepted: 7, refused: [] },
      { accepted: 8011, refused: [] },
      { accepted: 36_055, refused: [] },
    ]);
    expect(await db.$count(streets)).toBeGreaterThanOrEqual(2996);
    await changes.settled();

    const search = await ask("GET /config/place-api-autocomplete", {
      search_text: "118 rue bernard blier",
    });
    const [first] = search.body.predictions;
    expect(first?.main_text).toBe("118 Rue Bernard Blier");
    const { result } = (await ask("GET /config/place-api-details", { placeid: first?.place_id }))
      .body;
    const { lat, lng } = result.geometry.location;
    const zone = await ask("GET /config/get-zone-id", { lat, lng });
    // The smallest zone comes first; the small shop's own zone holds the whole region.
    expect(zone.body.zone_data[0]?.name).toBe("CROIX D'ARGENT");

    const back = await ask("GET /config/geocode-api", { lat, lng });
    expect(back.body.results[0]?.formatted_address).toContain("118 Rue Bernard Blier");
    const way = await ask("GET /config/distance-api", {
      origin_lat: lat,
      origin_lng: lng,
      destination_lat: 43.611,
      destination_lng: 3.877,
    });
    expect(way.body.distanceMeters).toBeGreaterThan(2000);
  }, 60_000);
});
