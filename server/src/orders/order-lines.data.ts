import type { FoodVariation, Item, Variation } from "@errand/core/catalog/catalog.types";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, sumOf, times } from "@errand/core/money";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { asc, eq } from "drizzle-orm";
import type { StoredChoice } from "../cart/cart.tables.ts";
import type { Database } from "../database/database.ts";
import { rebasePictureUrl } from "../pictures/picture-url.ts";
import type { SerializeOptions } from "./order-response.ts";
import { orderLines } from "./orders.tables.ts";

/** The lines of an order as they were ordered; later changes of the items do not show. */
export async function readOrderLines(
  db: Database,
  orderId: number,
  { language, url }: Pick<SerializeOptions, "language" | "url">,
): Promise<OrderDetail[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return lines.map((line) => {
    const item = withPicturesAt(url, line.snapshot[language]);
    return {
      id: line.id,
      order_id: orderId,
      item_id: line.itemId,
      model: item.isCampaignItem ? "ItemCampaign" : "Item",
      price: fromMinor(line.unitPrice),
      quantity: line.quantity,
      variation: selectedVariations(line.choices, item, language),
      add_ons: line.addOns.map(({ id, name, price, quantity }) => ({
        id,
        name: localize(name, language),
        price: fromMinor(price),
        quantity,
      })),
      total_add_on_price: fromMinor(
        sumOf(line.addOns.map(({ price, quantity }) => times(price, quantity))),
      ),
      discount_on_item: fromMinor(line.discount),
      discount_type: line.discountFrom,
      item_details: item,
      image_full_url: item.image_full_url,
      images_full_url: item.images_full_url,
      reviewed: false,
    };
  });
}

/** The URL of the shop may have changed since the order. */
function withPicturesAt(url: string, item: Item): Item {
  return {
    ...item,
    image_full_url: item.image_full_url && rebasePictureUrl(url, item.image_full_url),
    images_full_url: item.images_full_url.map((picture) => rebasePictureUrl(url, picture)),
  };
}

/** The chosen options as the order's copy of the item lists them; their labels are of the same moment. */
function selectedVariations(
  choices: StoredChoice[],
  item: Item,
  language: Language,
): (FoodVariation | Variation)[] {
  return choices.flatMap((choice): (FoodVariation | Variation)[] => {
    if ("variation" in choice) {
      const type = localize(choice.variation.label, language);
      return item.variations.filter((variation) => variation.type === type).slice(0, 1);
    }
    const name = localize(choice.group.label, language);
    const labels = choice.options.map(({ label }) => localize(label, language));
    const group = item.food_variations.find((variation) => variation.name === name);
    if (!group) return [];
    const selected = group.values.filter(({ label }) => labels.includes(label));
    return [{ ...group, values: selected.map((value) => ({ ...value, isSelected: true })) }];
  });
}
