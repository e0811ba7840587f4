import { endpoints } from "@errand/core/contract";
import type { RateLimit } from "@errand/core/endpoint";
import { beforeAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

/** A fifth of it are the calls to maps, and as many the searches: two. */
const { ask, db } = await startTestApi(undefined, { requestsPerMinute: 10 });

beforeAll(() => seedShop(db));

const pathsOf = (limit: RateLimit) =>
  endpoints.flatMap(({ endpoint }) => (endpoint.rateLimit === limit ? [endpoint.path] : []));

test("maps and searches, and nothing else, have limits of their own", () => {
  expect(pathsOf("maps")).toEqual([
    "GET /config/geocode-api",
    "GET /config/place-api-autocomplete",
    "GET /config/place-api-details",
    "GET /config/distance-api",
    "GET /config/direction-api",
  ]);
  expect(pathsOf("search")).toEqual([
    "GET /get-combined-data",
    "GET /items/search",
    "GET /items/search-suggestion",
    "GET /items/item-or-store-search",
    "GET /stores/search",
  ]);
});

test.each([
  {
    limit: "maps",
    call: (address: string) =>
      ask("GET /config/place-api-autocomplete", { search_text: "rue" }, { address }),
    other: (address: string) =>
      ask("GET /config/geocode-api", { lat: 43.3, lng: 5.4 }, { address }),
  },
  {
    limit: "search",
    call: (address: string) => ask("GET /items/search", { name: "rye" }, { address }),
    other: (address: string) => ask("GET /stores/search", { name: "rye" }, { address }),
  },
])("$limit: one caller's third call in a minute is refused", async ({ limit, call, other }) => {
  const address = `of ${limit}`;
  await call(address);
  await call(address);
  const refused = await call(address);
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: "throttled" }] } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // Counted together with its like, apart from all else and from everybody else.
  expect((await other(address)).status).toBe(429);
  expect((await ask("GET /module", {}, { address })).status).toBe(200);
  expect((await call(`another of ${limit}`)).status).not.toBe(429);
});
