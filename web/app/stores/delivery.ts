import type { Store } from "@errand/core/catalog/catalog.types";
import { greatCircleMeters } from "@errand/core/location/geometry";
import type { Zone } from "@errand/core/location/location.contract";
import { fromMinor, type Minor, toMinor } from "@errand/core/money";
import { type DeliveryTerms, deliveryCharge } from "@errand/core/pricing/delivery";
import type { Call } from "../api/api-request.ts";
import type { LatLng } from "../client/stored-values.ts";

/** What bringing an order from a store costs. */
export interface Delivery {
  charge: number;
  /** The least it can be; how far it is to the visitor is not known. */
  isLeast: boolean;
  /** Why it costs more than usual for now, such as rain. */
  rise: string | null;
}

/**
 * What delivery to `place` costs by the rules of the checkout; null where they are not known. Whether
 * it is free is not asked here.
 */
export async function readDelivery(
  call: Call,
  store: Store,
  place: LatLng | null,
): Promise<Delivery | null> {
  const [{ zone_data }, meters] = await Promise.all([
    call("GET /config/get-zone-id", { lat: store.latitude, lng: store.longitude }),
    place && metersTo(call, store, place),
  ]);
  const zone = zone_data.find(({ id }) => id === store.zone_id);
  const terms = zone && termsOf(store, zone);
  if (!terms) return null;
  const isRaised = terms.by === "zone" && terms.risePercent > 0;
  return {
    charge: fromMinor(deliveryCharge(terms, meters ?? 0)),
    isLeast: meters === null && terms.rate.kind === "distance",
    rise: isRaised ? zone.increase_delivery_charge_message : null,
  };
}

/** By the streets; where none leads there as the bird flies, as the checkout counts it too. */
async function metersTo(call: Call, store: Store, place: LatLng): Promise<number> {
  const { distanceMeters } = await call("GET /config/distance-api", {
    origin_lat: store.latitude,
    origin_lng: store.longitude,
    destination_lat: place.lat,
    destination_lng: place.lng,
  });
  return (
    distanceMeters ?? greatCircleMeters([store.longitude, store.latitude], [place.lng, place.lat])
  );
}

/** Who brings the order, and at which rate; null where the module is not open in the zone. */
export function termsOf(store: Store, zone: Zone): DeliveryTerms | null {
  if (store.self_delivery_system === 1) {
    const rate = {
      kind: "distance",
      perKm: toMinor(store.per_km_shipping_charge),
      minimum: toMinor(store.minimum_shipping_charge),
      maximum: minorOrNull(store.maximum_shipping_charge),
    } as const;
    return { by: "store", rate };
  }
  const pivot = zone.modules.find(({ id }) => id === store.module_id)?.pivot;
  if (!pivot) return null;
  const rate =
    pivot.delivery_charge_type === "fixed"
      ? ({ kind: "fixed", charge: toMinor(pivot.fixed_shipping_charge ?? 0) } as const)
      : ({
          kind: "distance",
          perKm: toMinor(pivot.per_km_shipping_charge ?? 0),
          minimum: toMinor(pivot.minimum_shipping_charge ?? 0),
          maximum: minorOrNull(pivot.maximum_shipping_charge),
        } as const);
  const isRaised = zone.increased_delivery_fee_status === 1;
  const risePercent = isRaised ? zone.increased_delivery_fee : 0;
  return { by: "zone", rate, extraCharge: 0, risePercent };
}

function minorOrNull(amount: number | null): Minor | null {
  return amount === null ? null : toMinor(amount);
}
