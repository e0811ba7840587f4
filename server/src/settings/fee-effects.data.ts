import { nothing } from "@errand/core/money";
import type { OrderToPrice } from "@errand/core/pricing/receipt";
import type { FeesSetting } from "@errand/core/store-desk/desk-settings.contract";
import type { Database } from "../database/database.ts";
import type { StatedEffect } from "../entries/entry-source.ts";
import { comparePrices, readPricedOrders } from "../order-rows/priced-orders.data.ts";
import { feesPart } from "./fee-settings.ts";

/** What the orders of the last 24 hours would have cost with other fees. */
export async function findFeeEffects(
  db: Database,
  after: FeesSetting,
  now: Date,
): Promise<StatedEffect[]> {
  const fees = feesPart.toSettings(after);
  return comparePrices(await readPricedOrders(db, now), ({ pricing }) => withFees(pricing, fees));
}

function withFees(
  pricing: OrderToPrice,
  fees: ReturnType<typeof feesPart.toSettings>,
): OrderToPrice {
  const { delivery, tax, charges } = pricing;
  return {
    ...pricing,
    tax: { ...tax, included: fees.taxIncluded },
    delivery: delivery && {
      ...delivery,
      terms:
        delivery.terms.by === "zone"
          ? { ...delivery.terms, extraCharges: fees.distanceCharges }
          : delivery.terms,
      freeOver: fees.freeDeliveryOver,
    },
    charges: charges.map((charge) =>
      charge.key === "additional_charge"
        ? { ...charge, amount: fees.additionalCharge?.amount ?? nothing }
        : charge,
    ),
  };
}
