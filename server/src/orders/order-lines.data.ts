import type { FoodVariation, Item, Variation } from "@errand/core/catalog/catalog.types";
import { localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { asc, eq } from "drizzle-orm";
import type { StoredChoice } from "../cart/cart.tables.ts";
import type { Database } from "../database/database.ts";
import { pictureAt } from "../pictures/picture-url.ts";
import type { SerializeOptions } from "./orders.data.ts";
import { orderLines } from "./orders.tables.ts";

/** The lines of an order as they were ordered, whatever became of the items since. */
export async function readOrderLines(
  db: Database,
  orderId: number,
  { language, url }: SerializeOptions,
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
      variation: chosenOf(line.choices, line.snapshot.en, item),
      add_ons: line.addOns.map(({ id, name, price, quantity }) => ({
        id,
        name: localize(name, language),
        price: fromMinor(price),
        quantity,
      })),
      total_add_on_price: fromMinor(
        line.addOns.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
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

/** The shop may have moved to another address since. */
function withPicturesAt(url: string, item: Item): Item {
  return {
    ...item,
    image_full_url: item.image_full_url && pictureAt(url, item.image_full_url),
    images_full_url: item.images_full_url.map((told) => pictureAt(url, told)),
  };
}

/** What was chosen, in the reader's words: choices are kept in English, where they have the same place. */
function chosenOf(
  choices: StoredChoice[],
  english: Item,
  item: Item,
): (FoodVariation | Variation)[] {
  return choices.flatMap((choice): (FoodVariation | Variation)[] => {
    if ("type" in choice) {
      const index = english.variations.findIndex(({ type }) => type === choice.type);
      const variation = item.variations[index];
      return variation ? [variation] : [];
    }
    const index = english.food_variations.findIndex(({ name }) => name === choice.name);
    const [group, named] = [item.food_variations[index], english.food_variations[index]];
    if (!group || !named) return [];
    const isChosen = (index: number) => choice.labels.includes(named.values[index]?.label ?? "");
    return [
      {
        ...group,
        values: group.values.flatMap((value, index) =>
          isChosen(index) ? [{ ...value, isSelected: true }] : [],
        ),
      },
    ];
  });
}
