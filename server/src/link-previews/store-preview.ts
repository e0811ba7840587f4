import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { deliveryCharge, isFixedCharge } from "@errand/core/pricing/delivery";
import type { StoreForAnyone } from "../catalog/catalog-cache.ts";
import { moneyIn } from "../config/money-in.ts";
import type { ShopSettings } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureNameOf } from "../pictures/picture-url.ts";
import type { LinkPreview } from "./link-preview.types.ts";

/**
 * A store with its rating, its delivery time and what delivery costs at least; a rental provider
 * does not deliver.
 */
export function storePreview(
  { response: store, delivery, zoneName }: StoreForAnyone,
  shop: ShopSettings,
  language: Language,
): LinkPreview {
  const { cover_photo_full_url: cover, logo_full_url: logo } = store;
  const from = store.min_delivery_time;
  const minutes = { from, until: store.max_delivery_time };
  return {
    kind: "store",
    pictures: [cover, logo].flatMap((url) => (url === null ? [] : pictureNameOf(url))),
    title: store.name,
    subtitle: zoneName,
    price: null,
    rating: store.reviews_section && store.rating_count > 0 ? ratingOf(store, language) : null,
    facts:
      store.module_type === "rental"
        ? []
        : [
            messageIn(language, "linkPreview", "minutes", minutes),
            ...feeOf(store.free_delivery, delivery, shop, language),
          ],
    shopName: shop.businessName,
  };
}

export function ratingOf(
  { avg_rating, rating_count }: Pick<StoreForAnyone["response"], "avg_rating" | "rating_count">,
  language: Language,
): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const rating = numberFormat(language, digits).format(avg_rating);
  return `${rating} (${numberFormat(language).format(rating_count)})`;
}

/**
 * The delivery fee, or its minimum when it depends on the distance; empty when the store does not
 * deliver.
 */
function feeOf(
  isFree: boolean,
  terms: StoreForAnyone["delivery"],
  shop: ShopSettings,
  language: Language,
): string[] {
  if (terms === null) return [];
  const charge = deliveryCharge(terms, 0);
  const isExact = isFixedCharge(terms);
  if (isFree || (isExact && charge === 0))
    return [messageIn(language, "linkPreview", "free_delivery")];
  const amount = moneyIn(shop, language)(fromMinor(charge));
  return [messageIn(language, "linkPreview", isExact ? "delivery" : "delivery_from", { amount })];
}
