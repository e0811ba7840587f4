import type { Position } from "@errand/core/location/geometry";
import { decodePolyline } from "@errand/core/location/polyline";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { middle, type SeededShop, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { startTestApi } from "../testing.ts";
import { mapRoutes } from "./map.routes.ts";
import { addresses, landmarks, mapAreas, streetSegments, streets } from "./map.tables.ts";
import { zones } from "./zones.tables.ts";

const { api, ask, db, changes } = await startTestApi();
const { latitude, longitude } = middle;
let shop: SeededShop;

/**
 * Rue des Crêpes runs east from the middle, Quai du Port north from its end; the isle is connected
 * to neither.
 */
const corner: Position = [longitude + 0.01, latitude];
const ways: { name: string; points: Position[] }[] = [
  { name: "Rue des Crêpes", points: [[longitude, latitude], corner] },
  { name: "Quai du Port", points: [corner, [longitude + 0.01, latitude + 0.01]] },
  {
    name: "Chemin de l'Île",
    points: [
      [longitude + 0.05, latitude],
      [longitude + 0.06, latitude],
    ],
  },
];

beforeAll(async () => {
  shop = await seedShop(db);
  for (const { name, points } of ways) {
    const [street] = await db
      .insert(streets)
      .values({ name, latitude: points[0]?.[1] ?? 0, longitude: points[0]?.[0] ?? 0 })
      .returning();
    if (street) await db.insert(streetSegments).values({ streetId: street.id, points });
  }
  await db.insert(addresses).values([
    { streetId: 1, number: "12", latitude: latitude + 0.0001, longitude: longitude + 0.002 },
    { streetId: 1, number: "12 bis", latitude: latitude + 0.0001, longitude: longitude + 0.003 },
  ]);
  await db.insert(landmarks).values({
    name: { en: "Town hall", fr: "Hôtel de ville" },
    latitude,
    longitude: longitude + 0.001,
  });
  await db.insert(mapAreas).values({
    kind: "park",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    },
  });
  await changes.flushed();
});

describe("zones", () => {
  test("returns the zones of a point as in the zone header, with their modules", async () => {
    const { body } = await ask("GET /config/get-zone-id", { lat: latitude, lng: longitude });
    expect(JSON.parse(body.zone_id)).toEqual([shop.zoneId]);
    expect(
      body.zone_data[0]?.modules.map((module) => [module.module_type, module.pivot.zone_id]),
    ).toEqual([
      ["food", shop.zoneId],
      ["grocery", shop.zoneId],
    ]);
  });

  test("adds the zones whose stores deliver to the zone of the point", async () => {
    const deliver = (deliversTo: number[]) =>
      db.update(zones).set({ deliversTo }).where(eq(zones.id, shop.otherZoneId));
    await deliver([shop.zoneId]);
    await changes.flushed();
    const { body } = await ask("GET /config/get-zone-id", { lat: latitude, lng: longitude });
    expect(body.zone_id).toBe(`[${shop.zoneId},${shop.otherZoneId}]`);
    expect(body.zone_data.map(({ id }) => id)).toEqual([shop.zoneId, shop.otherZoneId]);
    const point = { lat: latitude, lng: longitude };
    const other = await ask("GET /zone/check", { ...point, zone_id: shop.otherZoneId });
    expect(other.body, "the point does not lie in it").toEqual({ inside: false });

    await db.update(zones).set({ open: false }).where(eq(zones.id, shop.otherZoneId));
    await changes.flushed();
    const closed = await ask("GET /config/get-zone-id", { lat: latitude, lng: longitude });
    expect(closed.body.zone_id).toBe(`[${shop.zoneId}]`);

    await db.update(zones).set({ open: true }).where(eq(zones.id, shop.otherZoneId));
    await deliver([]);
    await changes.flushed();
  });

  test("refuses a point outside every zone in the language of the visitor", async () => {
    const refused = await ask("GET /config/get-zone-id", { lat: 0, lng: 0 }, { language: "fr" });
    expect(refused).toMatchObject({
      status: 404,
      body: {
        errors: [{ code: "coordinates", message: expect.stringContaining("Nous ne livrons pas") }],
      },
    });
  });

  test("reports each invalid coordinate", async () => {
    const refused = await ask("GET /config/get-zone-id", { lat: 91, lng: "east" });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.map(({ code }) => code)).toEqual(["lat", "lng"]);
  });

  test("returns whether a point lies in a zone", async () => {
    const inside = { lat: latitude, lng: longitude, zone_id: shop.zoneId };
    expect((await ask("GET /zone/check", inside)).body).toEqual({ inside: true });
    expect((await ask("GET /zone/check", { ...inside, lat: 50 })).body).toEqual({ inside: false });
    expect((await ask("GET /zone/check", { ...inside, zone_id: 999 })).body.errors).toMatchObject([
      { code: "zone" },
    ]);
  });

  test("lists the open zones by name", async () => {
    expect((await ask("GET /zone/list")).body.map(({ name }) => name)).toEqual(["Centre", "Port"]);
  });
});

describe("address search", () => {
  const suggest = async (search_text: string, language = "en") =>
    (await ask("GET /config/place-api-autocomplete", { search_text }, { language })).body
      .predictions;

  test.each([
    ["12 rue des crepes", "12 Rue des Crêpes"],
    ["rue des crêpes 12 bis", "12 bis Rue des Crêpes"],
    ["12BIS Rue des Crêpes, Centre", "12 bis Rue des Crêpes"],
    ["crepes", "Rue des Crêpes"],
    ["quai du prt", "Quai du Port"],
    ["town ha", "Town hall"],
    ["12 rue des crepes 34000 belrive", "12 Rue des Crêpes"],
    ["12rue des crepes belrive", "12 Rue des Crêpes"],
    ["town hall belrive", "Town hall"],
  ])("%s finds %s", async (text, found) => {
    expect((await suggest(text))[0]?.main_text).toBe(found);
  });

  test("finds a landmark in both languages and names it in the language of the visitor", async () => {
    expect((await suggest("town hall", "fr"))[0]?.main_text).toBe("Hôtel de ville");
  });

  test("returns an empty list when nothing matches", async () => {
    expect(await suggest("zzzzzz")).toEqual([]);
    const geocoded = await ask("GET /config/geocode-api", { address: "zzzzzz" });
    expect(geocoded.body).toEqual({ status: "ZERO_RESULTS", results: [] });
  });

  test.each([
    ["12 rue des crepes", "12 Rue des Crêpes, Centre", undefined, undefined],
    ["Rue des Crêpes", "Rue des Crêpes, Centre", undefined, true],
    ["999 rue des crepes", "Rue des Crêpes, Centre", true, true],
    ["town hall", "Town hall, Centre", undefined, undefined],
  ])("says of %s whether only its street is known", async (address, found, partial, street) => {
    const { body } = await ask("GET /config/geocode-api", { address });
    expect(body.results[0]?.formatted_address).toBe(found);
    expect(body.results[0]?.partial_match).toBe(partial);
    expect(body.results[0]?.is_street).toBe(street);
  });

  test.each([
    ["12 rue des crepes", undefined],
    ["rue des crepes", true],
  ])("says of the suggestion for %s whether it is only a street", async (text, street) => {
    const placeid = (await suggest(text))[0]?.place_id;
    const { body } = await ask("GET /config/place-api-details", { placeid });
    expect(body.result.is_street).toBe(street);
  });

  test("treats SQL wildcards as plain text", async () => {
    expect(await suggest("%' or 1=1 --")).toEqual([]);
  });

  test("returns the location of a suggestion and refuses an unknown one", async () => {
    const [suggestion] = await suggest("12 rue des crepes");
    const { body } = await ask("GET /config/place-api-details", { placeid: suggestion?.place_id });
    expect(body.result.formatted_address).toBe("12 Rue des Crêpes, Centre");
    for (const placeid of ["a999", "x1", "a1; drop table streets"]) {
      expect((await ask("GET /config/place-api-details", { placeid })).status).toBe(404);
    }
  });

  test("returns the nearest address of a point, and none at sea", async () => {
    const near = { lat: latitude, lng: longitude + 0.0021 };
    const { body } = await ask("GET /config/geocode-api", near);
    expect(body.results[0]?.formatted_address).toBe("12 Rue des Crêpes, Centre");
    expect((await ask("GET /config/geocode-api", { lat: 10, lng: 10 })).body.results).toEqual([]);
  });

  test("refuses an address together with a point, half a point, and neither", async () => {
    for (const input of [{}, { lat: 1 }, { lat: 1, lng: 1, address: "somewhere" }]) {
      expect((await ask("GET /config/geocode-api", input)).body.errors).toMatchObject([
        { code: "address" },
      ]);
    }
  });
});

describe("the route between two points", () => {
  const way = (to: Position) => ({
    origin_lat: latitude,
    origin_lng: longitude,
    destination_lat: to[1],
    destination_lng: to[0],
  });

  test("follows the streets", async () => {
    const { body } = await ask(
      "GET /config/direction-api",
      way([longitude + 0.01, latitude + 0.01]),
    );
    expect(body.status).toBe("OK");
    expect(decodePolyline(body.polyline ?? "")).toHaveLength(3);
    expect(body.distanceMeters).toBeGreaterThan(1900);
    expect(body.duration).toBeGreaterThan(0);
  });

  test("returns nulls when there is no route", async () => {
    const { body } = await ask("GET /config/distance-api", way([longitude + 0.055, latitude]));
    expect(body).toEqual({ status: "ZERO_RESULTS", distanceMeters: null, duration: null });
  });
});

test("long deliveries cost more, by the longest distance that is reached", async () => {
  const distanceCharges = [
    { fromMeters: 4000, charge: minor(100) },
    { fromMeters: 8000, charge: minor(250) },
  ];
  const settings = { ...testShopSettings(), distanceCharges };
  await db.update(shopTable).set({ settings });
  await changes.flushed();
  const extra = async (distance: number) =>
    (await ask("GET /vehicle/extra_charge", { distance })).body.extra_charge;
  expect(await Promise.all([0, 3.9, 4, 12].map(extra))).toEqual([0, 0, 1, 2.5]);
  const { body } = await ask("GET /config/get-zone-id", { lat: latitude, lng: longitude });
  expect(body.zone_data[0]?.distance_charges).toEqual([
    { distance: 4, charge: 1 },
    { distance: 8, charge: 2.5 },
  ]);
});

test("returns changed map layers on the next request", async () => {
  const map = mapRoutes(api, { map: { tiles: null, attribution: null } });
  const first = await map.request("/map/layers.json");
  const layers = (await first.json()) as { streets: { features: unknown[] } };
  expect(layers.streets.features).toHaveLength(ways.length);
  const etag = first.headers.get("etag") ?? "";
  const again = await map.request("/map/layers.json", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);

  await db.insert(streets).values({ name: "Rue Nouvelle", latitude, longitude });
  await changes.flushed();
  const later = (await (await map.request("/map/layers.json")).json()) as typeof layers;
  expect(later.streets.features).toHaveLength(ways.length + 1);
});

test("the map says where its tiles are and whose data it shows", async () => {
  const settings = {
    tiles: { url: "https://tiles.example.com/{z}/{x}/{y}.png", maxZoom: 19 },
    attribution: { text: "© OpenStreetMap contributors", url: null },
  };
  const response = await mapRoutes(api, { map: settings }).request("/map/settings.json");
  expect(await response.json()).toEqual(settings);
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
});
