// @vitest-environment node
import { describe, expect, test } from "vitest";
import { dependsOnPlace } from "../depends-on-place.ts";
import { pageKeyOf } from "./page-handler.ts";

const pageKey = (request: Request) => pageKeyOf(request, dependsOnPlace);

const keyFor = (cookie: string) =>
  pageKey(new Request("http://shop.test/home", { headers: { Cookie: cookie } }));

test("caches a page per hint cookie", () => {
  const guest = keyFor("zoneid=[1]; language-setting=en");
  expect(keyFor("zoneid=[1]; language-setting=en; other=1")).toBe(guest);
  for (const change of ["zoneid=[2]; language-setting=en", "zoneid=[1]; language-setting=fr"]) {
    expect(keyFor(change)).not.toBe(guest);
  }
  expect(keyFor("zoneid=[1]; language-setting=en; signed_in=1")).not.toBe(guest);
});

test("renders a page of a preview each time", () => {
  const preview = {
    token: "T".repeat(43),
    at: new Date().toISOString(),
    expires: Date.now() + 1e6,
  };
  expect(keyFor(`zoneid=[1]; preview=${encodeURIComponent(JSON.stringify(preview))}`)).toBeNull();
});

test("caches pages for crawlers separately, because they contain every section", () => {
  const keyOf = (agent: string) =>
    pageKey(new Request("http://shop.test/home", { headers: { "User-Agent": agent } }));
  expect(keyOf("Mozilla/5.0 (compatible; Googlebot/2.1)")).not.toBe(
    keyOf("Mozilla/5.0 Firefox/140"),
  );
});

describe("the location within the zone", () => {
  const keyAt = (path: string, lat: number, address = "Quay 3") => {
    const place = encodeURIComponent(JSON.stringify({ lat, lng: 3.88 }));
    const Cookie = `zoneid=[1]; currentLatLng=${place}; location=${encodeURIComponent(address)}`;
    return pageKey(new Request(`http://shop.test${path}`, { headers: { Cookie } }));
  };

  test.each([
    "/",
    "/home",
    "/home.data?_routes=home",
    "/store/forno",
    "/product/soup",
    "/rental/vehicle-search?sort=asc",
  ])("makes no difference to %s", (path) => {
    expect(keyAt(path, 43.61)).toBe(keyAt(path, 43.69, "Rue Haute 7"));
  });

  test.each([
    "/home?data_type=all",
    "/store/popular",
    "/store/popular.data",
    "/category/pizza",
    "/rental/vehicle-search?sort=nearest",
  ])("counts by its cell for %s, which lists by distance", (path) => {
    expect(keyAt(path, 43.61)).toBe(keyAt(path, 43.61001, "Rue Haute 7"));
    expect(keyAt(path, 43.61)).not.toBe(keyAt(path, 43.62));
  });
});
