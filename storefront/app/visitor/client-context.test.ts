import { expect, test } from "vitest";
import { clientContextOf } from "./client-context.ts";

const module = { id: 1, slug: "food", module_name: "Food", module_type: "food" };

function cookies(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(
      ([key, value]) =>
        `${key}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`,
    )
    .join("; ");
}

test("reads location, zones, module, language and settings", () => {
  const header = cookies({
    zoneid: [1, 3],
    module,
    "language-setting": "fr",
    settings: { theme: "dark", direction: "rtl" },
    currentLatLng: { lat: 43.6, lng: 3.88 },
    location: "12 Quai des Voiles; Belrive",
    country: "FR",
    signed_in: "1",
  });
  expect(clientContextOf({ cookies: header })).toEqual({
    language: "fr",
    theme: "dark",
    direction: "rtl",
    zoneIds: [1, 3],
    module,
    place: { lat: 43.6, lng: 3.88 },
    country: "FR",
    isSignedIn: true,
    preview: null,
  });
});

test("knows the preview of an operator until it ends", () => {
  const preview = (expires: number) => {
    const at = "2026-12-04T17:00:00.000Z";
    const value = { token: "T".repeat(43), at, expires, zone: null, language: null };
    return clientContextOf({ cookies: cookies({ preview: value }) }).preview;
  };
  expect(preview(Date.now() + 60_000)).toBe("T".repeat(43));
  expect(preview(Date.now() - 1)).toBeNull();
});

test.each([
  ["zones that are not a list", { zoneid: "1" }],
  ["zones that are not numbers", { zoneid: ["1"] }],
  ["an empty list of zones", { zoneid: [] }],
  ["a module of no known type", { module: { ...module, module_type: "casino" } }],
  [
    "a module named like an object's own property",
    { module: { ...module, module_type: "constructor" } },
  ],
  ["a location off the globe", { currentLatLng: { lat: 91, lng: 0 } }],
  ["a theme that does not exist", { settings: { theme: "sepia", direction: "up" } }],
  ["an unsupported language", { "language-setting": "../../etc" }],
  ["broken JSON", { settings: "{", module: "[", zoneid: "null", currentLatLng: "7" }],
  ["an invalid sign-in hint", { signed_in: "true" }],
  ["a location text that is too long", { location: "x".repeat(5000) }],
])("ignores %s", (_what, values) => {
  expect(clientContextOf({ cookies: cookies(values) })).toEqual(clientContextOf({}));
});

test("ignores cookies that are not encoded", () => {
  expect(clientContextOf({ cookies: "location=%E0%A4%A; other; =; zoneid=[2]" }).zoneIds).toEqual([
    2,
  ]);
});

test.each([
  [null, "en"],
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr"],
  ["de, en;q=0.7, fr;q=0.3", "en"],
  ["ja", "en"],
])("uses the language of the browser until one is chosen: %s", (header, language) => {
  expect(clientContextOf({ acceptLanguage: header }).language).toBe(language);
});

test("prefers the chosen language to that of the link, and that of the link to the browser's", () => {
  expect(clientContextOf({ lang: "fr", acceptLanguage: "en" }).language).toBe("fr");
  expect(clientContextOf({ lang: "fr", cookies: "language-setting=en" }).language).toBe("en");
  expect(clientContextOf({ lang: "de", acceptLanguage: "fr" }).language).toBe("fr");
});
