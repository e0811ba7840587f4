import { beforeEach, expect, test } from "vitest";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { store, stored } from "../visitor/storage.ts";
import { translateLocation } from "./translate-location.ts";

const names: Record<string, string> = { en: "Station Quarter", fr: "Quartier de la Gare" };
const zone = {
  id: 1,
  name: "Station Quarter",
  status: 1 as const,
  coordinates: { type: "Polygon" as const, coordinates: [] },
  cash_on_delivery: true,
  digital_payment: false,
  offline_payment: false,
  increased_delivery_fee: 0,
  increased_delivery_fee_status: 0 as const,
  increase_delivery_charge_message: null,
};
let isDown = false;

beforeEach(() => {
  localStorage.clear();
  isDown = false;
  fakeApi({
    "GET /zone/list": (_input, headers) =>
      isDown
        ? errorReply(404, "route", "")
        : [{ ...zone, display_name: names[headers.get("X-localization") ?? ""] ?? "" }],
  });
});

test.each([
  ["Station Quarter", "Quartier de la Gare"],
  ["36 Rue Léonie, Station Quarter", "36 Rue Léonie, Quartier de la Gare"],
  ["36 Rue Léonie, Belrive", "36 Rue Léonie, Belrive"],
])("%s becomes %s", async (before, after) => {
  store("location", before);
  await translateLocation("en", "fr");
  expect(stored("location")).toBe(after);
});

test("keeps the address when the names cannot be loaded", async () => {
  isDown = true;
  store("location", "Station Quarter");
  await translateLocation("en", "fr");
  expect(stored("location")).toBe("Station Quarter");
});

test("requests nothing before a location is chosen", async () => {
  await translateLocation("en", "fr");
  expect(stored("location")).toBeNull();
});
