import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { citiesPage } from "./cities.page.ts";
import { followCities } from "./followed-cities.ts";
import { readCities } from "./read-cities.ts";

const folder = await mkdtemp(join(tmpdir(), "errand-cities-"));
afterAll(() => rm(folder, { recursive: true }));
const path = join(folder, "cities.json");

const belrive = {
  name: "Belrive",
  url: "https://belrive.example.com",
  latitude: 43.6,
  longitude: 3.9,
  radius_km: 10,
};
const autun = {
  ...belrive,
  name: "Autun",
  url: "https://autun.example.com/",
  latitude: 46.95,
  longitude: 4.3,
};

async function read(content: unknown) {
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return readCities(path);
}

describe("the page of cities", async () => {
  const cities = await read({ name: "Errand & Co", cities: [belrive, autun] });
  const page = citiesPage(async () => cities, "/assets/app-1.css");
  const get = (address: string, language = "en") =>
    page.request(address, { headers: { "accept-language": language } });

  test("lists all cities by their names, with links to their shops", async () => {
    const response = await get("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("vary")).toBe("Accept-Language");
    const text = await response.text();
    expect(text).toContain("<title>Choose your city · Errand &amp; Co</title>");
    expect([...text.matchAll(/href="(https:[^"]+)"/g)].map(([, url]) => url)).toEqual([
      "https://autun.example.com",
      "https://belrive.example.com",
    ]);
  });

  test("is in the language of the browser, or the one that was chosen", async () => {
    expect(await (await get("/", "fr-CA,fr;q=0.9")).text()).toContain("Choisissez votre ville");
    expect(await (await get("/?language=en", "fr")).text()).toContain("Choose your city");
  });

  test("sends a visitor within the area of a city to its shop", async () => {
    const response = await get("/?latitude=43.65&longitude=3.95");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("https://belrive.example.com");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("says which city is the nearest to a visitor outside all areas, also in the other language", async () => {
    const text = await (await get("/?latitude=44&longitude=3.9")).text();
    expect(text).toContain("The nearest city is Belrive, 34 km away.");
    expect(text).toContain("/?latitude=44&amp;longitude=3.9&amp;language=fr");
    expect(text.match(/data-nearest/g)).toHaveLength(1);
  });

  test.each(["/?latitude=91&longitude=3.9", "/?latitude=x&longitude=3.9", "/?latitude=43.6"])(
    "lists all cities for %s, which is no location",
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("data-nearest");
    },
  );

  test("serves its style sheet and its script", async () => {
    expect((await get("/cities.css")).headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect((await get("/cities.js")).headers.get("content-type")).toBe(
      "text/javascript; charset=utf-8",
    );
  });
});

describe("the file of cities", () => {
  test("is read again when it has changed, unless it has become wrong", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    await read({ cities: [belrive] });
    const follow = await followCities(path, log);
    const names = async () => (await follow()).cities.map(({ name }) => name);
    expect(await names()).toEqual(["Belrive"]);
    await writeFile(path, JSON.stringify({ cities: [belrive, autun] }));
    expect(await names()).toEqual(["Belrive", "Autun"]);
    await writeFile(path, "{");
    expect(await names()).toEqual(["Belrive", "Autun"]);
    expect(lines).toHaveLength(1);
    await rm(path);
    expect(await names()).toEqual(["Belrive", "Autun"]);
    await writeFile(path, JSON.stringify({ cities: [autun] }));
    expect(await names()).toEqual(["Autun"]);
  });

  test("gives the areas in metres and the business a name", async () => {
    expect(await read({ cities: [belrive] })).toEqual({
      name: "Errand",
      cities: [{ name: "Belrive", url: belrive.url, centre: [3.9, 43.6], radiusMeters: 10_000 }],
    });
  });

  test.each([
    ["[", /is not JSON: /],
    [{ cities: [] }, "cities must have at least one city"],
    [{ cities: "Belrive" }, "cities must be a list"],
    [{ cities: [{ ...belrive, url: "belrive" }] }, "cities[0].url must be a web address such as"],
    [
      { cities: [belrive, { ...autun, latitude: 91 }] },
      "cities[1].latitude must be a number from -90 to 90",
    ],
    [
      { cities: [{ ...belrive, longitude: "3.9" }] },
      "cities[0].longitude must be a number from -180 to 180",
    ],
    [
      { cities: [{ ...belrive, radius_km: 0 }] },
      "cities[0].radius_km must be a number from 0.1 to 500",
    ],
    [{ cities: [{ ...belrive, name: " " }] }, "cities[0].name must not be empty"],
    [{ cities: [{ ...belrive, radius: 5 }] }, 'cities[0] Unrecognized key: "radius"'],
    [
      { cities: [belrive, { ...autun, url: `${belrive.url}/` }] },
      "two cities have the url https://belrive.example.com",
    ],
  ])("refuses %j with the place of the mistake", async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
    await expect(read(content)).rejects.toThrow(`ERRAND_CITIES (${path}): `);
  });

  test("says that it cannot be read", async () => {
    await expect(readCities(join(folder, "none.json"))).rejects.toThrow(
      /ERRAND_CITIES \(.*none\.json\): ENOENT/,
    );
  });
});
