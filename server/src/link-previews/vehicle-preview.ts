import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import type { RentalSpan } from "@errand/core/rental/rental-price";
import { offeredVehicle, vehicleOffer } from "@errand/core/rental/vehicle-offer";
import { moneyIn } from "../config/money-in.ts";
import type { ShopSettings } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureNameOf } from "../pictures/picture-url.ts";
import type { LinkPreview } from "./link-preview.types.ts";
import { ratingOf } from "./store-preview.ts";

/** What one hour, day or kilometre costs: the first that a vehicle is offered for is shown. */
const spans = [
  ["per_hour", { type: "hourly", hours: 1, meters: 0 }],
  ["per_day", { type: "day_wise", hours: 24, meters: 0 }],
  ["per_km", { type: "distance_wise", hours: 0, meters: 1000 }],
] as const satisfies [string, RentalSpan][];

/** A vehicle with its provider, its rating and what it costs. */
export function vehiclePreview(
  vehicle: Vehicle,
  shop: ShopSettings,
  language: Language,
): LinkPreview {
  const { thumbnail_full_url: picture, avg_rating, total_reviews } = vehicle;
  return {
    kind: "item",
    pictures: picture === null ? [] : [pictureNameOf(picture)],
    title: vehicle.name,
    subtitle: vehicle.provider.name,
    price: getPreviewPrice(vehicle, shop, language),
    rating:
      total_reviews > 0 ? ratingOf({ avg_rating, rating_count: total_reviews }, language) : null,
    facts: [],
    shopName: shop.businessName,
  };
}

function getPreviewPrice(
  vehicle: Vehicle,
  shop: ShopSettings,
  language: Language,
): LinkPreview["price"] {
  const money = moneyIn(shop, language);
  const offered = offeredVehicle(vehicle);
  for (const [unit, span] of spans) {
    const offer = vehicleOffer(offered, span);
    if (!offer) continue;
    const { price, discountedPrice, reason } = offer;
    const amount = money(fromMinor(discountedPrice));
    return {
      amount: messageIn(language, "linkPreview", unit, { amount }),
      before: reason === null ? null : money(fromMinor(price)),
    };
  }
  return null;
}
