import { beforeEach, describe, expect, test } from "vitest";
import { connectGeocoder } from "./connect-geocoder.ts";
import { isPublicNominatim, nominatim } from "./nominatim.ts";
import { photon } from "./photon.ts";
import { connectTo, startMapServer } from "./testing.ts";

const server = await startMapServer();
const call = connectTo(server);
const bounds = { south: 43.5, west: 3.8, north: 43.7, east: 4 };

beforeEach(() => {
  server.seen = [];
});

/** A response as photon.komoot.io sends it. */
const photonFeature = (properties: object) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [3.8767, 43.6109] },
  properties: {
    osm_type: "N",
    osm_id: 1234567,
    osm_key: "place",
    osm_value: "house",
    type: "house",
    countrycode: "FR",
    postcode: "34000",
    city: "Montpellier",
    country: "France",
    state: "Occitanie",
    ...properties,
  },
});

describe("Photon", () => {
  const geocoder = photon(call);

  test("is asked in the language of the visitor, near the middle of the zones", async () => {
    server.reply = () => ({
      body: {
        type: "FeatureCollection",
        features: [
          photonFeature({ housenumber: "12", street: "Rue Foch" }),
          photonFeature({ name: "Opéra Comédie", street: "Place de la Comédie", type: "other" }),
          photonFeature({ name: "Rue Foch", type: "street" }),
          photonFeature({
            name: "Montpellier",
            type: "city",
            postcode: undefined,
            city: undefined,
          }),
        ],
      },
    });
    const found = await geocoder.search("12 rue foch", { language: "fr", bounds, limit: 8 });
    expect(server.seen[0]).toMatchObject({
      path: "/api",
      query: { q: "12 rue foch", lang: "fr", limit: "8", lat: "43.6", lon: "3.9" },
    });
    const at = { latitude: 43.6109, longitude: 3.8767 };
    expect(found).toEqual([
      { main: "12 Rue Foch", secondary: "34000 Montpellier", ...at },
      { main: "Opéra Comédie", secondary: "Place de la Comédie, 34000 Montpellier", ...at },
      { main: "Rue Foch", secondary: "34000 Montpellier", ...at, isStreet: true },
      { main: "Montpellier", secondary: "Occitanie, France", ...at },
    ]);
  });

  test("finds the address of a point within half a kilometre, or none", async () => {
    server.reply = () => ({
      body: { features: [photonFeature({ housenumber: "3", street: "Quai" })] },
    });
    expect(await geocoder.reverse(43.61, 3.87, "en")).toMatchObject({ main: "3 Quai" });
    expect(server.seen[0]).toMatchObject({
      path: "/reverse",
      query: { lat: "43.61", lon: "3.87", lang: "en", limit: "1", radius: "0.5" },
    });
    server.reply = () => ({ body: { features: [] } });
    expect(await geocoder.reverse(0, 0, "en")).toBeNull();
  });

  test("is away when it refuses a request", async () => {
    server.reply = () => ({ status: 400, body: { message: "language is not supported" } });
    const search = geocoder.search("x", { language: "fr", bounds: null, limit: 1 });
    await expect(search).rejects.toThrow(/Photon responded with 400/);
  });
});

/** A response as Nominatim sends it with `format=jsonv2`. */
const nominatimPlace = (changes: object) => ({
  place_id: 88715228,
  licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
  osm_type: "node",
  osm_id: 1234567,
  lat: "43.6109000",
  lon: "3.8767000",
  category: "place",
  type: "house",
  place_rank: 30,
  importance: 0.00008,
  addresstype: "place",
  name: "",
  display_name: "12, Rue Foch, Montpellier, Hérault, Occitanie, France",
  address: {
    house_number: "12",
    road: "Rue Foch",
    city: "Montpellier",
    postcode: "34000",
    country: "France",
    country_code: "fr",
  },
  boundingbox: ["43.6108500", "43.6109500", "3.8766500", "3.8767500"],
  ...changes,
});

describe("Nominatim", () => {
  const geocoder = nominatim(call, { isPublic: false });

  test("is asked in the language of the visitor and prefers the box of the zones", async () => {
    const opera = {
      name: "Opéra Comédie",
      address: { amenity: "Opéra Comédie", road: "Place de la Comédie", town: "Montpellier" },
    };
    const road = { name: "Rue Foch", addresstype: "road", address: { road: "Rue Foch" } };
    const bare = { display_name: "Somewhere, France", address: undefined };
    server.reply = () => ({ body: [{}, opera, road, bare].map(nominatimPlace) });
    const found = await geocoder.search("12 rue foch", { language: "fr", bounds, limit: 8 });
    expect(server.seen[0]).toMatchObject({
      path: "/search",
      query: {
        q: "12 rue foch",
        format: "jsonv2",
        addressdetails: "1",
        "accept-language": "fr",
        limit: "8",
        viewbox: "3.8,43.7,4,43.5",
      },
    });
    expect(found.map(({ main, secondary, isStreet }) => [main, secondary, isStreet])).toEqual([
      ["12 Rue Foch", "34000 Montpellier", undefined],
      ["Opéra Comédie", "Place de la Comédie, Montpellier", undefined],
      ["Rue Foch", "", true],
      ["Somewhere", "", undefined],
    ]);
    expect(found[0]).toMatchObject({ latitude: 43.6109, longitude: 3.8767 });
  });

  test("finds the address of a point, but none that is far away or does not exist", async () => {
    server.reply = () => ({ body: nominatimPlace({}) });
    expect(await geocoder.reverse(43.6105, 3.8767, "en")).toMatchObject({ main: "12 Rue Foch" });
    expect(server.seen[0]).toMatchObject({
      path: "/reverse",
      query: { lat: "43.6105", lon: "3.8767", zoom: "18", "accept-language": "en" },
    });
    expect(await geocoder.reverse(43.62, 3.8767, "en")).toBeNull();
    server.reply = () => ({ body: nominatimPlace({ addresstype: "road" }) });
    expect(await geocoder.reverse(43.62, 3.8767, "en")).toMatchObject({ main: "12 Rue Foch" });
    server.reply = () => ({ body: { error: "Unable to geocode" } });
    expect(await geocoder.reverse(0, 0, "en")).toBeNull();
  });

  test("is away when it responds with something else", async () => {
    server.reply = () => ({ status: 403, body: { reason: "blocked" } });
    const search = geocoder.search("x", { language: "fr", bounds: null, limit: 1 });
    await expect(search).rejects.toThrow(/Nominatim responded with 403/);
  });

  test("of OpenStreetMap is not asked while somebody types", () => {
    expect(isPublicNominatim("https://nominatim.openstreetmap.org")).toBe(true);
    expect(isPublicNominatim("https://nominatim.example.org")).toBe(false);
    expect(nominatim(call, { isPublic: true }).maySuggest).toBe(false);
  });
});

test("connects to the geocoder of the settings, if there is one", async () => {
  const log = { info: () => {}, warn: () => {} } as never;
  const settings = { url: "https://shop.test" };
  expect(connectGeocoder({ ...settings, geocoder: null }, log)).toBeNull();
  server.reply = () => ({ body: [] });
  const connected = connectGeocoder(
    { ...settings, geocoder: { kind: "nominatim", url: server.url } },
    log,
  );
  expect(await connected?.search("x", { language: "en", bounds: null, limit: 1 })).toEqual([]);
});
