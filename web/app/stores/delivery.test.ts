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
}

/** A town of one zone, whose streets are as long as wanted. */
function town({ pivot = byDistance, rise = 0, meters = 3500, zoneId = 1 }: Town): Call {
  const zone = {
    id: zoneId,
    increased_delivery_fee: rise,
    increased_delivery_fee_status: rise > 0 ? 1 : 0,
    increase_delivery_charge_message: "Rain",
    modules: [{ id: 1, pivot }],
  };
  const answers: Record<string, object> = {
    "GET /config/get-zone-id": { zone_id: "[1]", zone_data: [zone] },
    "GET /config/distance-api": { status: "OK", distanceMeters: meters, duration: 60 },
  };
  return testCall((endpoint) => answers[endpoint]);
}

const self: Partial<Store> = {
  self_delivery_system: 1,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 1,
};
const fixed = { ...byDistance, delivery_charge_type: "fixed", fixed_shipping_charge: 2.5 };

test.each<[string, Town, Partial<Store>, boolean, object | null]>([
  ["by the streets", {}, {}, true, { charge: 3.5, isLeast: false, rise: null }],
  ["at the least nearby", { meters: 100 }, {}, true, { charge: 2, isLeast: false, rise: null }],
  ["more in the rain", { rise: 20 }, {}, true, { charge: 4.2, isLeast: false, rise: "Rain" }],
  ["as the bird flies", { meters: null }, {}, true, { charge: 2.22, isLeast: false, rise: null }],
  ["by the store's own rate", { rise: 20 }, self, true, { charge: 7, isLeast: false, rise: null }],
  ["fixed, wherever", { pivot: fixed }, {}, false, { charge: 2.5, isLeast: false, rise: null }],
  ["at least, to nobody knows where", {}, {}, false, { charge: 2, isLeast: true, rise: null }],
  ["nothing that is known, in a closed zone", { zoneId: 9 }, {}, true, null],
])("delivery costs %s", async (_how, scene, changes, hasPlace, expected) => {
  const store = testStore(changes);
  expect(await readDelivery(town(scene), store, hasPlace ? home : null)).toEqual(expected);
});
