import { AppError } from "@errand/core/errors";
import { fromMinor, minor, nothing, toMinor } from "@errand/core/money";
import { type ParcelService, parcelServices } from "@errand/core/orders/parcel.types";
import { quoteShipping } from "@errand/core/parcel/parcel.contract";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import {
  defaultShippingTerms,
  parcelSurcharge,
  shippingMinutes,
  shippingWeight,
} from "@errand/core/parcel/shipping-rates";
import { amountOf, priceOrder } from "@errand/core/pricing/receipt";
import { readShop } from "../config/shop.data.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { findZoneServing } from "../location/zones.data.ts";
import { messageIn } from "../messages/messages.ts";
import type { Api } from "../requests/api.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import {
  findParcelCategory,
  getSurcharge,
  readParcelCategories,
  toParcelTerms,
} from "./parcel-terms.data.ts";

const minute = 60_000;
/** Minutes for which a quote holds. */
const validMinutes = 15;

/**
 * What sending something costs, before anything is booked: all that placing it charges (contract
 * 5.2, 10.7).
 */
export function shippingRoutes(api: Api & { maps: Maps }) {
  serve(api, quoteShipping, async ({ from, to, items, ...input }, ctx) => {
    const { db, module, language, now } = ctx;
    requireModuleType("parcel", module);
    const category = await findParcelCategory(db, module.id, input.parcel_category_id);
    const sender = await findZoneServing(db, module.id, from);
    if (!sender) throw new AppError("sender_outside_zones", { field: "from" });
    if (!(await findZoneServing(db, module.id, to))) {
      throw new AppError("receiver_outside_zones", { field: "to" });
    }
    // Not the cached one: placing charges by what is stored.
    const shop = await readShop(db);
    const meters = await metersBetween(
      api.maps,
      [from.longitude, from.latitude],
      [to.longitude, to.latitude],
    );
    const terms = shop.shipping ?? defaultShippingTerms;
    const priceService = (service: ParcelService, of = category) =>
      priceOrder(
        parcelToPrice(toParcelTerms(of), {
          meters,
          rise: getSurcharge(sender),
          taxIncluded: shop.taxIncluded,
          charges: [{ key: "additional_charge", amount: shop.additionalCharge?.amount ?? nothing }],
          surcharge: parcelSurcharge({ service, items }, terms),
        }),
      );
    const categories = await readParcelCategories(db, module.id);
    const { kg, billableTenths } = shippingWeight(items);
    const value = items.reduce((sum, item) => sum + toMinor(item.value) * item.quantity, 0);
    return {
      distance: meters / 1000,
      weight: kg,
      billable_weight: billableTenths / 10,
      value: fromMinor(minor(value)),
      valid_until: new Date(now.getTime() + validMinutes * minute).toISOString(),
      rates: parcelServices.map((service) => {
        const { lines, total } = priceService(service);
        const minutes = shippingMinutes(service, meters);
        return {
          service,
          title: messageIn(language, "responses", `shipping_${service}`),
          price: fromMinor(amountOf(lines, "delivery_charge")),
          tax: fromMinor(amountOf(lines, "tax")),
          additional_charge: fromMinor(amountOf(lines, "additional_charge")),
          total: fromMinor(total),
          min_minutes: minutes.min,
          max_minutes: minutes.max,
        };
      }),
      categories: categories.map((each) => ({
        parcel_category_id: each.id,
        standard_total: fromMinor(priceService("standard", each).total),
        express_total: fromMinor(priceService("express", each).total),
      })),
    };
  });
}
