import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { addresses, landmarks, streets } from "../location/map.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { startTestApi } from "../testing.ts";
import { addressesImport, namesSeveralTowns } from "./addresses.import.ts";
import { landmarksImport } from "./landmarks.import.ts";
import { readPlacePairs } from "./place-columns.ts";
import { readPlaceRows } from "./place-rows.ts";
import { type Importer, runImport } from "./run-import.ts";
import { inEnglish } from "./testing.ts";
import { zonesImport } from "./zones.import.ts";

const { db, ask, changes } = await startTestApi();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-places-"));
  await seedShop(db);
});
beforeEach(async () => {
  await db.delete(addresses);
  await db.delete(streets);
});
afterAll(() => rm(folder, { recursive: true }));

interface Columns {
  map?: string;
  set?: string;
}

async function rowsOf(name: string, content: string | object, columns: Columns) {
  const file = join(folder, name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  const { map = "", set = "" } = columns;
  return () => readPlaceRows(file, { map: readPlacePairs(map), set: readPlacePairs(set) }, {});
}

async function importing<Parsed>(
  importer: Importer<Parsed>,
  name: string,
  content: string | object,
  columns: Columns = {},
) {
  const rows = await rowsOf(name, content, columns);
  const options = { dryRun: false, keepGoing: false, name: "name" };
  return inEnglish(await runImport(db, importer, rows, options));
}

async function readAddresses() {
  const found = await db
    .select({ number: addresses.number, street: streets.name, at: addresses.latitude })
    .from(streets)
    .leftJoin(addresses, eq(addresses.streetId, streets.id))
    .orderBy(addresses.id);
  return found.map(({ number, street, at }) => [number, street, at]);
}

describe("addresses", () => {
  test.each([
    [
      "a Base Adresse Locale, whose x and y are metres",
      "bal.csv",
      "cle_interop;commune_nom;voie_nom;numero;suffixe;x;y;long;lat\n1;Belrive;Rue du Port;9;bis;652381.1;6862047.2;1.028392;43.111637",
    ],
    [
      "a Base Adresse Nationale",
      "ban.csv",
      "id;numero;rep;nom_voie;nom_commune;lon;lat\n1;9;bis;Rue du Port;Belrive;1.028392;43.111637",
    ],
    [
      "OpenAddresses",
      "oa.csv",
      "LON,LAT,NUMBER,STREET,UNIT,CITY\n1.028392,43.111637,9BIS,Rue du Port,,Belrive",
    ],
    [
      "a table with x and y",
      "xy.tsv",
      "x\ty\thousenumber\troad\n1.028392\t43.111637\t9 Bis\tRue du Port",
    ],
    [
      "points with a feature in each line",
      "points.geojson",
      [1, 2]
        .map(() =>
          JSON.stringify({
            type: "Feature",
            properties: { number: "9 bis", street: "Rue du Port", city: "" },
            geometry: { type: "Point", coordinates: [1.028392, 43.111637] },
          }),
        )
        .join("\n"),
    ],
    [
      "well-known text",
      "wkt.csv",
      'numero,suffixe,voie,WKT\n9,bis,Rue du Port,"POINT Z (1.028392 43.111637 0)"',
    ],
  ])("are read from %s", async (_title, name, content) => {
    expect((await importing(addressesImport(), name, content)).refused).toEqual([]);
    expect(await readAddresses()).toEqual([["9 bis", "Rue du Port", 43.111637]]);
  });

  test("are read from columns that are named, with a value for all of them", async () => {
    const content = "a;b;c\n7;1.028392;43.111637";
    const columns = { map: "number=a,longitude=2,latitude=c", set: "street=Quai Neuf" };
    expect((await importing(addressesImport(), "named.csv", content, columns)).refused).toEqual([]);
    expect(await readAddresses()).toEqual([["7", "Quai Neuf", 43.111637]]);
    const missing = { map: "number=door" };
    await expect(importing(addressesImport(), "named.csv", content, missing)).rejects.toThrow(
      "there is no column door for number; there are a, b, c",
    );
    expect(() => readPlacePairs("price=5")).toThrow(/^price=5 is not one of name, name_fr, number/);
  });

  test("of a place without numbers are its street alone", async () => {
    const content = "voie_nom;numero;long;lat\nLe Moulin;99999;1.02;43.11";
    expect(await importing(addressesImport(), "place.csv", content)).toMatchObject({ accepted: 1 });
    expect(await readAddresses()).toEqual([[null, "Le Moulin", null]]);
  });

  test("of several towns have the town in the name of the street", async () => {
    const header = "voie_nom;numero;commune_nom;long;lat";
    const belrive = "Rue du Port;9;Belrive;1.02;43.11";
    const one = await rowsOf("one.csv", [header, belrive, belrive].join("\n"), {});
    expect(await namesSeveralTowns(one())).toBe(false);
    const content = [header, belrive, "Rue du Port;9;Hautrive;1.03;43.12"].join("\n");
    const two = await rowsOf("two.csv", content, {});
    const hasSeveralTowns = await namesSeveralTowns(two());
    await importing(addressesImport({ hasSeveralTowns }), "two.csv", content);
    expect(await readAddresses()).toEqual([
      ["9", "Rue du Port, Belrive", 43.11],
      ["9", "Rue du Port, Hautrive", 43.12],
    ]);
  });
});

describe("zones", () => {
  const box = (west: number, south: number, east: number, north: number) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
  const polygon = { type: "Polygon", coordinates: box(7.4, 43.73, 7.42, 43.75) };
  const multiPolygon = {
    type: "MultiPolygon",
    coordinates: [box(7.4, 43.73, 7.42, 43.75), box(7.5, 43.73, 7.52, 43.75)],
  };
  const named = (name: string, geometry: object) => ({
    type: "Feature",
    properties: { name },
    geometry,
  });
  const collection = (...features: object[]) => ({ type: "FeatureCollection", features });
  const readZone = async (name: string) =>
    (await db.select().from(zones)).filter((zone) => zone.name.en === name);

  test.each([
    ["a feature", "feature", named("Feature", polygon), {}],
    ["a list of features", "list", [named("List", polygon)], {}],
    ["a shape alone", "shape", polygon, { set: "name=Shape" }],
    [
      "a collection of shapes alone",
      "shapes",
      { type: "GeometryCollection", geometries: [polygon] },
      { set: "name=Shapes" },
    ],
    [
      "a multi-polygon of one part",
      "part",
      collection(named("Part", { type: "MultiPolygon", coordinates: [polygon.coordinates] })),
      {},
    ],
    [
      "a property that is named",
      "district",
      collection({ ...named("", polygon), properties: { LIB: "District" } }),
      { map: "name=LIB" },
    ],
  ])("are read from %s", async (_title, name, content, columns) => {
    expect(await importing(zonesImport, `${name}.geojson`, content, columns)).toMatchObject({
      accepted: 1,
      refused: [],
    });
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    expect((await readZone(title)).map(({ area }) => area)).toEqual([polygon]);
  });

  test("are read from shapes in the cells of a table", async () => {
    const cells = [
      `Json;"${JSON.stringify(polygon).replaceAll('"', '""')}"`,
      "Text;POLYGON ((7.4 43.73, 7.42 43.73, 7.42 43.75, 7.4 43.75, 7.4 43.73))",
    ];
    const content = ["nom;geo_shape", ...cells].join("\n");
    expect((await importing(zonesImport, "cells.csv", content)).refused).toEqual([]);
    for (const name of ["Json", "Text"]) {
      expect((await readZone(name)).map(({ area }) => area)).toEqual([polygon]);
    }
    expect((await importing(zonesImport, "bad.csv", "nom;geom\nBad;0101000020E6")).refused).toEqual(
      [{ at: "line 2", reason: "the coordinates are not degrees" }],
    );
  });

  test("of several parts are one zone, which contains the points of each of them", async () => {
    await importing(zonesImport, "multi.geojson", collection(named("Islands", multiPolygon)));
    const [islands, ...others] = await readZone("Islands");
    expect([islands?.area, others]).toEqual([multiPolygon, []]);
    await changes.flushed();
    const check = (lat: number, lng: number) =>
      ask("GET /zone/check", { lat, lng, zone_id: islands?.id ?? 0 });
    for (const [lng, inside] of [
      [7.41, true],
      [7.51, true],
      [7.46, false],
    ] as const) {
      expect((await check(43.74, lng)).body).toEqual({ inside });
    }
    const { body } = await ask("GET /zone/list", {});
    expect(body.find(({ name }) => name === "Islands")?.coordinates).toEqual(multiPolygon);
  });

  test("across the 180th meridian contain the points on both sides of it", async () => {
    const ring = [
      [179.5, -17],
      [-179.5, -17],
      [-179.5, -16],
      [179.5, -16],
      [179.5, -17],
    ];
    const area = { type: "Polygon", coordinates: [ring] };
    await importing(zonesImport, "far.geojson", collection(named("Far", area)));
    await changes.flushed();
    const find = async (lng: number) =>
      (await ask("GET /config/get-zone-id", { lat: -16.5, lng })).status;
    expect([await find(179.9), await find(-179.9), await find(0)]).toEqual([200, 200, 404]);
  });

  test.each([
    ["no features", "empty.geojson", collection(), "the file has no rows"],
    ["no rows", "titles.csv", "name;geometry\n", "the file has no rows"],
    ["no bytes", "nothing.csv", "", "the file has no rows"],
    [
      "a topology",
      "topology.json",
      { type: "Topology" },
      "it is no GeoJSON file: its type is Topology",
    ],
    ["a value", "value.json", "5", "it is no GeoJSON file: its type is ?"],
  ])("refuses a file with %s", async (_title, name, content, message) => {
    await expect(importing(zonesImport, name, content)).rejects.toThrow(message);
  });

  test("says how other files of maps are converted", async () => {
    await expect(importing(zonesImport, "zones.shp", "")).rejects.toThrow(
      /convert it to GeoJSON \(ogr2ogr -t_srs EPSG:4326 places.geojson .*zones.shp\)/,
    );
  });
});

test("landmarks are read from a table", async () => {
  const content = "nom;lat;lng\nGare;43,12;1,03";
  expect((await importing(landmarksImport, "marks.csv", content)).refused).toEqual([]);
  expect(await db.select().from(landmarks)).toMatchObject([
    { name: { en: "Gare" }, latitude: 43.12, longitude: 1.03 },
  ]);
});
