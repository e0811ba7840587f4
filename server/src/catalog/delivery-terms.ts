import { noRate, nothing } from "@errand/core/money";
import type { DeliveryTerms } from "@errand/core/pricing/delivery";
import type { DistanceCharge } from "@errand/core/pricing/distance-charges";
import type { zoneModules, zones } from "../location/zones.tables.ts";
import type { stores } from "./catalog.tables.ts";

type StoreCharges = Pick<
  typeof stores.$inferSelect,
  "selfDelivery" | "perKmDeliveryCharge" | "minimumDeliveryCharge" | "maximumDeliveryCharge"
>;

/**
 * What a store's delivery costs: at its own rate if it delivers itself, otherwise at the zone's,
 * with what distances cost in addition.
 */
export function deliveryTermsOf(
  store: StoreCharges,
  zone: typeof zones.$inferSelect,
  pivot: typeof zoneModules.$inferSelect,
  extraCharges: readonly DistanceCharge[] = [],
): DeliveryTerms {
  if (store.selfDelivery) {
    const rate = {
      kind: "distance",
      perKm: store.perKmDeliveryCharge,
      minimum: store.minimumDeliveryCharge,
      maximum: store.maximumDeliveryCharge,
    } as const;
    return { by: "store", rate };
  }
  return {
    by: "zone",
    rate: zoneRateOf(pivot),
    extraCharges,
    rise: zone.deliveryFeeRaised ? zone.deliveryFeeRise : noRate,
  };
}

type ZoneCharges = Pick<
  typeof zoneModules.$inferSelect,
  "chargeType" | "fixedCharge" | "perKmCharge" | "minimumCharge" | "maximumCharge"
>;

/** What a zone charges for the deliveries of a module, before it raises that. */
export function zoneRateOf(charges: ZoneCharges): Extract<DeliveryTerms, { by: "zone" }>["rate"] {
  if (charges.chargeType === "fixed") {
    return { kind: "fixed", charge: charges.fixedCharge ?? nothing };
  }
  return {
    kind: "distance",
    perKm: charges.perKmCharge ?? nothing,
    minimum: charges.minimumCharge ?? nothing,
    maximum: charges.maximumCharge,
  };
}
