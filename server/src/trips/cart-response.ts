import { getErrorCode } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor, nothing, sumOf, times } from "@errand/core/money";
import { priceOrder } from "@errand/core/pricing/receipt";
import type { RentalCart } from "@errand/core/trips/trips.types";
import type { Notice } from "@errand/core/values";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { readVehicleResponses } from "../rental/vehicle.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { readRentalCart, type StoredRentalCart } from "./cart.data.ts";
import {
  type EvaluatedTrip,
  evaluateTrip,
  type TripProblem,
  type VehicleProblem,
} from "./cart-evaluation.ts";
import { tripPricing, vehiclesToPrice } from "./trip-pricing.ts";
import { toTripData } from "./trip-response.ts";

export interface RentalCartContext {
  db: Database;
  shopper: Shopper;
  module: { id: number };
  language: Language;
  now: Date;
}

/** The whole cart as it is stored: the response of every endpoint of the cart. */
export async function toRentalCartResponse(
  api: Pick<CatalogApi, "settings" | "shop">,
  { db, shopper, module, language, now }: RentalCartContext,
): Promise<RentalCart> {
  const cart = await readRentalCart(db, shopper, module.id);
  if (!cart) return { carts: [], user_data: null };
  const shop = await api.shop();
  const { timeZone } = shop;
  const trip = await evaluateTrip(db, cart.trip, cart, { moduleId: module.id, timeZone, now });
  const ids = trip.lines.map(({ vehicle }) => vehicle.id);
  const vehicles = await readVehicleResponses(api, { db, language, now }, ids, trip.span);
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const carts = trip.lines.flatMap(({ cartId, quantity, unitPrice, problems, ...line }) => {
    const vehicle = byId.get(line.vehicle.id);
    if (!vehicle) return [];
    return {
      id: cartId,
      provider_id: cart.provider.id,
      vehicle_id: vehicle.id,
      module_id: module.id,
      quantity,
      price: fromMinor(times(unitPrice, quantity)),
      vehicle,
      provider: vehicle.provider,
      problems: [...problems, ...trip.problems].map((key) => problemNotice(key, language)),
    };
  });
  const total = sumOf(trip.lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
  const names = new Map(carts.map(({ vehicle }) => [vehicle.id, vehicle.name]));
  return {
    carts,
    user_data: {
      id: cart.id,
      ...toTripData(cart.trip),
      total_cart_price: fromMinor(total),
      receipt: receiptOf(trip, { shop, store: cart.provider, now }, language, names),
    },
  };
}

/** What the trip would cost now, without a coupon. */
function receiptOf(
  { lines }: EvaluatedTrip<StoredRentalCart["lines"][number]>,
  terms: { shop: ShopSettings; store: StoredRentalCart["provider"]; now: Date },
  language: Language,
  names: ReadonlyMap<number, string>,
) {
  const { additionalCharge, currencyCode } = terms.shop;
  const pricing = tripPricing(vehiclesToPrice(lines), terms, { coupon: null, referralBonus: null });
  const { lines: receiptLines, total } = priceOrder(pricing);
  return toReceiptResponse(
    {
      lines: receiptLines,
      total,
      paid: nothing,
      couponCode: null,
      freeDeliveryBy: null,
      nameOf: (vehicleId) => names.get(vehicleId),
    },
    {
      currencyCode,
      chargeLabels: additionalCharge ? { additional_charge: additionalCharge.name } : {},
    },
    language,
  );
}

/** A vehicle that is no longer offered is called `gone`, as an item is. */
export function problemNotice(key: TripProblem | VehicleProblem, language: Language): Notice {
  const code = key === "vehicle_not_found" ? "gone" : getErrorCode(key);
  return { code, message: messageIn(language, "errors", key) };
}
