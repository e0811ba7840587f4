import { endpoints } from "@errand/core/contract";
import type { RateLimit } from "@errand/core/endpoint";
import { beforeAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

/** Maps and searches are each limited to a fifth of all requests: two a minute. */
const { ask, db } = await startTestApi(undefined, { requestsPerMinute: 10 });

beforeAll(() => seedShop(db));

const pathsOf = (limit: RateLimit) =>
  endpoints.flatMap(({ endpoint }) => (endpoint.rateLimit === limit ? [endpoint.path] : []));

test("gives only maps and searches their own limits", () => {
  expect(pathsOf("maps")).toEqual([
    "GET /config/geocode-api",
    "GET /config/place-api-autocomplete",
    "GET /config/place-api-details",
    "GET /config/distance-api",
    "GET /config/direction-api",
    "POST /shipping/rates",
    "POST /customer/parcel-batch/preview",
  ]);
  expect(pathsOf("search")).toEqual([
    "GET /get-combined-data",
    "GET /items/search",
    "GET /items/search-suggestion",
    "GET /items/item-or-store-search",
    "GET /items/search-modules",
    "GET /stores/search",
    "GET /rental/vehicle/search",
    "GET /rental/vehicle/search/suggestion",
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
])("refuses a caller's third request to $limit in a minute", async ({ limit, call, other }) => {
  const address = `of ${limit}`;
  await call(address);
  await call(address);
  const refused = await call(address);
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: "throttled" }] } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // Endpoints with the same limit share a counter; other endpoints and other callers do not.
  expect((await other(address)).status).toBe(429);
  expect((await ask("GET /module", {}, { address })).status).toBe(200);
  expect((await call(`another of ${limit}`)).status).not.toBe(429);
});
