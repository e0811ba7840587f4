import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Language } from "@errand/core/language";
import { moneyIn } from "../config/money-in.ts";
import type { ShopSettings } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureNameOf } from "../pictures/picture-url.ts";
import type { LinkPreview } from "./link-preview.types.ts";

/** An item with its store and its price; the lowest when variations have different ones. */
export function itemPreview(item: Item, shop: ShopSettings, language: Language): LinkPreview {
  const money = moneyIn(shop, language);
  const { low, lowBefore, high } = priceRangeOf(item);
  const amount = money(low);
  return {
    kind: "item",
    pictures: item.image_full_url === null ? [] : [pictureNameOf(item.image_full_url)],
    title: item.name,
    subtitle: item.store_name,
    price: {
      amount: low === high ? amount : messageIn(language, "linkPreview", "price_from", { amount }),
      before: lowBefore > low ? money(lowBefore) : null,
    },
    rating: null,
    facts: [],
    shopName: shop.businessName,
  };
}
