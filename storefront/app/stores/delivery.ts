import type { Store } from "@errand/core/catalog/catalog.types";
import { greatCircleMeters } from "@errand/core/location/geometry";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { Zone } from "@errand/core/location/location.contract";
import { fromMinor, fromPercent, type Minor, noRate, toMinor } from "@errand/core/money";
import { type DeliveryTerms, deliveryCharge, isFixedCharge } from "@errand/core/pricing/delivery";
import type { Call } from "../api/api-request.ts";

/** The delivery charge of a store. */
export interface Delivery {
  charge: number;
  /** The charge is the minimum, because the distance to the visitor is unknown. */
  isLeast: boolean;
  /** The zone's reason for a temporary surcharge, such as rain; null without one. */
  rise: string | null;
}

/**
 * Returns the delivery charge to `location` by the rules of the checkout, before any free delivery;
 * null when the store's module is not open in its zone.
 */
export async function readDelivery(
  call: Call,
  store: Store,
  location: LatLng | null,
): Promise<Delivery | null> {
  const [{ zone_data }, meters] = await Promise.all([
    call("GET /config/get-zone-id", { lat: store.latitude, lng: store.longitude }),
    location && metersTo(call, store, location),
  ]);
  const zone = zone_data.find(({ id }) => id === store.zone_id);
  const terms = zone && deliveryTermsOf(store, zone);
  if (!terms) return null;
  const isRaised = terms.by === "zone" && terms.rise > 0;
  return {
    charge: fromMinor(deliveryCharge(terms, meters ?? 0)),
    isLeast: meters === null && !isFixedCharge(terms),
    rise: isRaised ? zone.increase_delivery_charge_message : null,
  };
}

/**
 * Returns the route distance or, without a route, the straight-line distance, as the checkout does.
 */
async function metersTo(call: Call, store: Store, location: LatLng): Promise<number> {
  const { distanceMeters } = await call("GET /config/distance-api", {
    origin_lat: store.latitude,
    origin_lng: store.longitude,
    destination_lat: location.lat,
    destination_lng: location.lng,
  });
  return (
    distanceMeters ??
    greatCircleMeters([store.longitude, store.latitude], [location.lng, location.lat])
  );
}

/**
 * Returns the rate of the store's own couriers or of the zone; null when the module is not open
 * there.
 */
export function deliveryTermsOf(store: Store, zone: Zone): DeliveryTerms | null {
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
  const rise = isRaised ? fromPercent(zone.increased_delivery_fee) : noRate;
  const extraCharges = zone.distance_charges.map(({ distance, charge }) => ({
    fromMeters: distance * 1000,
    charge: toMinor(charge),
  }));
  return { by: "zone", rate, extraCharges, rise };
}

function minorOrNull(amount: number | null): Minor | null {
  return amount === null ? null : toMinor(amount);
}
