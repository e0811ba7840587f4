import { beforeAll, beforeEach, expect, test } from "vitest";
import { middle, seedShop } from "../catalog/testing.ts";
import { photon } from "../integrations/map-services/photon.ts";
import { connectTo, startMapServer } from "../integrations/map-services/testing.ts";
import { startTestApi } from "../testing.ts";
import { addresses, streets } from "./map.tables.ts";

const server = await startMapServer();
const { db, ask, changes } = await startTestApi(undefined, { geocoder: photon(connectTo(server)) });
const { latitude, longitude } = middle;

const feature = (name: string, coordinates: [number, number]) => ({
  geometry: { type: "Point", coordinates },
  properties: { name, city: "Belrive", postcode: "34000" },
});
const features = (...found: object[]) => ({
  body: { type: "FeatureCollection", features: found },
});

beforeAll(async () => {
  await seedShop(db);
  const [street] = await db
    .insert(streets)
    .values({ name: "Rue des Crêpes", latitude, longitude })
    .returning();
  if (street) {
    await db.insert(addresses).values({ streetId: street.id, number: "12", latitude, longitude });
  }
  await changes.flushed();
});
beforeEach(() => {
  server.seen = [];
});

test("suggests what the service finds, places in a zone first, and knows it again by its id", async () => {
  server.reply = () =>
    features(feature("Far away", [0, 0]), feature("Opera", [longitude, latitude]));
  const search = { search_text: "Opera  House" };
  const { body } = await ask("GET /config/place-api-autocomplete", search, { language: "fr" });
  expect(body.predictions.map(({ description }) => description)).toEqual([
    "Opera, 34000 Belrive",
    "Far away, 34000 Belrive",
  ]);
  expect(server.seen[0]?.query).toMatchObject({ q: "Opera House", lang: "fr" });

  server.reply = () => null;
  const placeid = body.predictions[0]?.place_id ?? "";
  const details = await ask("GET /config/place-api-details", { placeid });
  expect(details.body.result).toEqual({
    place_id: placeid,
    formatted_address: "Opera, 34000 Belrive",
    geometry: { location: { lat: latitude, lng: longitude } },
  });
});

test("says of a suggested street that it has no house number", async () => {
  const street = feature("Rue Foch", [longitude, latitude]);
  server.reply = () =>
    features({ ...street, properties: { ...street.properties, type: "street" } });
  const { body } = await ask("GET /config/place-api-autocomplete", { search_text: "rue foch" });
  const placeid = body.predictions[0]?.place_id ?? "";
  const details = await ask("GET /config/place-api-details", { placeid });
  expect(details.body.result).toMatchObject({
    formatted_address: "Rue Foch, 34000 Belrive",
    is_street: true,
  });
});

test("asks for the same text once a day", async () => {
  server.reply = () => features(feature("Opera", [longitude, latitude]));
  for (const search_text of ["theatre", "Theatre "]) {
    await ask("GET /config/place-api-autocomplete", { search_text });
  }
  const geocoded = await ask("GET /config/geocode-api", { address: "theatre" });
  expect(geocoded.body.results).toMatchObject([{ formatted_address: "Opera, 34000 Belrive" }]);
  expect(server.seen).toHaveLength(1);
});

test("finds the address of a point, or none, and remembers it", async () => {
  const point = { lat: latitude, lng: longitude };
  server.reply = () => features(feature("Opera", [longitude, latitude]));
  for (const address of ["Opera, 34000 Belrive", "Opera, 34000 Belrive"]) {
    const { body } = await ask("GET /config/geocode-api", point);
    expect(body.results).toMatchObject([{ formatted_address: address }]);
  }
  expect(server.seen).toHaveLength(1);
  server.reply = () => features();
  const nowhere = await ask("GET /config/geocode-api", { lat: 0, lng: 0 });
  expect(nowhere.body).toEqual({ status: "ZERO_RESULTS", results: [] });
});

test.each(["@91,0 Nowhere", "@43.1,3.2", "@43.1,181 Rue", "@x,y Rue"])(
  "refuses the id %s",
  async (placeid) => {
    expect((await ask("GET /config/place-api-details", { placeid })).status).toBe(404);
  },
);

test("shortens an address that does not fit into an id", async () => {
  server.reply = () => features(feature("Long ".repeat(60).trim(), [longitude, latitude]));
  const { body } = await ask("GET /config/place-api-autocomplete", { search_text: "long" });
  const placeid = body.predictions[0]?.place_id ?? "";
  const details = await ask("GET /config/place-api-details", { placeid });
  expect(details.body.result.formatted_address).toHaveLength(220);
});

test("searches the offline maps while the service is away, and finds their places by id", async () => {
  server.reply = () => null;
  const { body } = await ask("GET /config/place-api-autocomplete", { search_text: "12 crepes" });
  expect(body.predictions).toMatchObject([{ main_text: "12 Rue des Crêpes" }]);
  const placeid = body.predictions[0]?.place_id ?? "";
  const details = await ask("GET /config/place-api-details", { placeid });
  expect(details.body.result.formatted_address).toMatch(/^12 Rue des Crêpes/);
  const geocoded = await ask("GET /config/geocode-api", { address: "12 crepes" });
  expect(geocoded.body.results[0]?.formatted_address).toMatch(/^12 Rue des Crêpes/);
  const point = { lat: latitude + 0.0001, lng: longitude };
  const nearest = await ask("GET /config/geocode-api", point);
  expect(nearest.body.results[0]?.formatted_address).toMatch(/^12 Rue des Crêpes/);
});
