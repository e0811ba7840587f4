import type { CartVariation } from "@errand/core/cart/cart.contract";
import { choicesOf } from "@errand/core/cart/choices-from-response";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";
import type { Goods } from "./cart-products.data.ts";
import { meaningful } from "./choice-key.ts";
import type { PlainLine } from "./orderable-lines.ts";
import { toStored } from "./stored-choices.ts";

type Model = "Item" | "ItemCampaign";

/** What is sent to put something in a cart, or to buy it without one. */
export interface WantedLine {
  model: Model;
  item_id: number;
  quantity: number;
  variation: CartVariation[];
  add_on_ids: number[];
  add_on_qtys: number[];
}

/** What is sent to change a line; what is left out stays. */
export type LineChange = Partial<WantedLine> & { quantity: number };

export function modelOf(item: Pick<Goods["item"], "campaignStarts">): Model {
  return item.campaignStarts === null ? "Item" : "ItemCampaign";
}

/** The goods that are meant. Refuses an item of another module, or named as what it is not. */
export function findWanted(
  goods: Map<number, Goods>,
  { item_id, model }: Pick<WantedLine, "item_id" | "model">,
  moduleId: number,
): Goods {
  const found = goods.get(item_id);
  if (found?.item.moduleId !== moduleId || model !== modelOf(found.item)) {
    throw new AppError("item", { field: "item_id" });
  }
  return found;
}

/** The line as it would be stored. */
export function wantedLine(goods: Goods, wanted: WantedLine, language: Language): PlainLine {
  return {
    cartId: null,
    itemId: goods.item.id,
    quantity: wanted.quantity,
    choices: storedChoices(goods, wanted.variation, language),
    addOns: pairAddOns(wanted.add_on_ids, wanted.add_on_qtys),
  };
}

export function changedLine<Line extends PlainLine>(
  goods: Goods,
  line: Line,
  change: LineChange,
  language: Language,
): Line {
  const { variation, add_on_ids, add_on_qtys } = change;
  return {
    ...line,
    quantity: change.quantity,
    choices: variation ? storedChoices(goods, variation, language) : line.choices,
    addOns: pairAddOns(
      add_on_ids ?? line.addOns.map(({ id }) => id),
      add_on_qtys ?? line.addOns.map(({ quantity }) => quantity),
    ),
  };
}

function storedChoices(
  goods: Goods,
  variation: CartVariation[],
  language: Language,
): StoredChoice[] {
  return meaningful(toStored(goods, choicesOf(variation), language));
}

/** Refuses ids without a quantity, quantities without an id, and an id named twice. */
function pairAddOns(ids: number[], quantities: number[]): StoredAddOn[] {
  if (ids.length !== quantities.length || new Set(ids).size < ids.length) {
    throw new AppError("add_on_ids", { field: "add_on_ids" });
  }
  return ids.map((id, place) => ({ id, quantity: quantities[place] ?? 1 }));
}
