import type { Store } from "@errand/core/catalog/catalog.types";
import { expect, test } from "vitest";
import type { Call } from "../api/api-request.ts";
import { testStore } from "../catalog/testing.tsx";
import { testCall } from "../testing/fake-api.ts";
import { readDelivery } from "./delivery.ts";

const home = { lat: 44.12, lng: -1.2 };
const byDistance = {
  delivery_charge_type: "distance",
  fixed_shipping_charge: null,
  per_km_shipping_charge: 1,
  minimum_shipping_charge: 2,
  maximum_shipping_charge: 6,
} as const;

interface Town {
  pivot?: object;
  rise?: number;
  meters?: number | null;
  zoneId?: number;
  extra?: { distance: number; charge: number }[];
}

/** Fakes an API with one zone, in which every route measures `meters`. */
function town({ pivot = byDistance, rise = 0, meters = 3500, zoneId = 1, extra = [] }: Town): Call {
  const zone = {
    id: zoneId,
    increased_delivery_fee: rise,
    increased_delivery_fee_status: rise > 0 ? 1 : 0,
    increase_delivery_charge_message: "Rain",
    distance_charges: extra,
    modules: [{ id: 1, pivot }],
  };
  const responses: Record<string, object> = {
    "GET /config/get-zone-id": { zone_id: "[1]", zone_data: [zone] },
    "GET /config/distance-api": { status: "OK", distanceMeters: meters, duration: 60 },
  };
  return testCall((endpoint) => responses[endpoint]);
}

const self: Partial<Store> = {
  self_delivery_system: 1,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 1,
};
const fixed = { ...byDistance, delivery_charge_type: "fixed", fixed_shipping_charge: 2.5 };

test.each<[string, Town, Partial<Store>, boolean, object | null]>([
  ["the street distance times the rate", {}, {}, true, { charge: 3.5, isLeast: false, rise: null }],
  [
    "the minimum charge for a short distance",
    { meters: 100 },
    {},
    true,
    { charge: 2, isLeast: false, rise: null },
  ],
  [
    "more while the zone has a surcharge",
    { rise: 20 },
    {},
    true,
    { charge: 4.2, isLeast: false, rise: "Rain" },
  ],
  [
    "more from a distance on",
    { extra: [{ distance: 3, charge: 0.5 }] },
    {},
    true,
    { charge: 4, isLeast: false, rise: null },
  ],
  [
    "at least the fixed charge without a location, where distances cost more",
    { pivot: fixed, extra: [{ distance: 3, charge: 0.5 }] },
    {},
    false,
    { charge: 2.5, isLeast: true, rise: null },
  ],
  [
    "the straight-line distance times the rate without a route",
    { meters: null },
    {},
    true,
    { charge: 2.22, isLeast: false, rise: null },
  ],
  [
    "the store's own rate, without the zone's surcharge",
    { rise: 20 },
    self,
    true,
    { charge: 7, isLeast: false, rise: null },
  ],
  [
    "the fixed charge without a location",
    { pivot: fixed },
    {},
    false,
    { charge: 2.5, isLeast: false, rise: null },
  ],
  [
    "at least the minimum charge without a location",
    {},
    {},
    false,
    { charge: 2, isLeast: true, rise: null },
  ],
  ["an unknown amount when the module is not open in the zone", { zoneId: 9 }, {}, true, null],
])("delivery costs %s", async (_how, scene, changes, hasLocation, expected) => {
  const store = testStore(changes);
  expect(await readDelivery(town(scene), store, hasLocation ? home : null)).toEqual(expected);
});
