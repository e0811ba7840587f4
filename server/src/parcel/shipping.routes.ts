import { AppError } from "@errand/core/errors";
import { fromMinor, minor, toMinor } from "@errand/core/money";
import { quoteShipping } from "@errand/core/parcel/parcel.contract";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import {
  defaultShippingTerms,
  shippingMinutes,
  shippingRates,
  shippingWeight,
} from "@errand/core/parcel/shipping-rates";
import { priceOrder } from "@errand/core/pricing/receipt";
import type { ShopApi } from "../config/shop.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { findZoneServing } from "../location/zones.data.ts";
import { messageIn } from "../messages/messages.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { findParcelCategory, surchargeOf, termsOf } from "./parcel-terms.data.ts";

const minute = 60_000;
/** Minutes for which a quote holds. */
const validMinutes = 15;

/** What sending something costs, before anything is booked (contract 5.2). */
export function shippingRoutes(api: ShopApi & { maps: Maps }) {
  serve(api, quoteShipping, async ({ from, to, items, ...input }, ctx) => {
    const { db, module, language, now } = ctx;
    requireModuleType("parcel", module);
    const category = await findParcelCategory(db, module.id, input.parcel_category_id);
    const sender = await findZoneServing(db, module.id, from);
    if (!sender) throw new AppError("zone_of_parcel", { field: "from" });
    if (!(await findZoneServing(db, module.id, to))) {
      throw new AppError("receiver_zone", { field: "to" });
    }
    const shop = await api.shop();
    const meters = await metersBetween(
      api.maps,
      [from.longitude, from.latitude],
      [to.longitude, to.latitude],
    );
    const { taxIncluded } = shop;
    const receipt = priceOrder(
      parcelToPrice(termsOf(category), { meters, rise: surchargeOf(sender), taxIncluded }),
    );
    const { kg, billableTenths } = shippingWeight(items);
    const tax = { rate: category.taxRate, included: taxIncluded };
    const terms = shop.shipping ?? defaultShippingTerms;
    const value = items.reduce((sum, item) => sum + toMinor(item.value) * item.quantity, 0);
    return {
      distance: meters / 1000,
      weight: kg,
      billable_weight: billableTenths / 10,
      value: fromMinor(minor(value)),
      valid_until: new Date(now.getTime() + validMinutes * minute).toISOString(),
      rates: shippingRates(receipt, billableTenths, terms, tax).map((rate) => {
        const minutes = shippingMinutes(rate.service, meters);
        return {
          service: rate.service,
          title: messageIn(language, "responses", `shipping_${rate.service}`),
          price: fromMinor(rate.price),
          tax: fromMinor(rate.tax),
          total: fromMinor(rate.total),
          min_minutes: minutes.min,
          max_minutes: minutes.max,
        };
      }),
    };
  });
}
