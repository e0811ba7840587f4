import type { CartVariation } from "@errand/core/cart/cart.contract";
import { choicesOf } from "@errand/core/cart/choices-from-response";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { withoutEmptyGroups } from "./choice-key.ts";
import { storedFromLabels } from "./chosen-options.ts";
import type { UnpricedLine } from "./orderable-lines.ts";

type Model = "Item" | "ItemCampaign";

/** What is sent to put something in a cart, or to buy it without one. */
export interface RequestedLine {
  model: Model;
  item_id: number;
  quantity: number;
  variation: CartVariation[];
  add_on_ids: number[];
  add_on_qtys: number[];
}

/** What is sent to change a line; what is left out stays. */
export type LineChange = Partial<RequestedLine> & { quantity: number };

export function modelOf(item: Pick<CartProduct["item"], "campaignStarts">): Model {
  return item.campaignStarts === null ? "Item" : "ItemCampaign";
}

/** The goods that are meant. Refuses an item of another module, or named as what it is not. */
export function findRequestedProduct(
  products: Map<number, CartProduct>,
  { item_id, model }: Pick<RequestedLine, "item_id" | "model">,
  moduleId: number,
): CartProduct {
  const found = products.get(item_id);
  if (found?.item.moduleId !== moduleId || model !== modelOf(found.item)) {
    throw new AppError("item", { field: "item_id" });
  }
  return found;
}

/** The line as it would be stored. */
export function lineFromRequest(
  products: CartProduct,
  wanted: RequestedLine,
  language: Language,
): UnpricedLine {
  return {
    cartId: null,
    itemId: products.item.id,
    quantity: wanted.quantity,
    choices: storedChoices(products, wanted.variation, language),
    addOns: pairAddOns(wanted.add_on_ids, wanted.add_on_qtys),
  };
}

export function applyLineChange<Line extends UnpricedLine>(
  products: CartProduct,
  line: Line,
  change: LineChange,
  language: Language,
): Line {
  const { variation, add_on_ids, add_on_qtys } = change;
  return {
    ...line,
    quantity: change.quantity,
    choices: variation ? storedChoices(products, variation, language) : line.choices,
    addOns: pairAddOns(
      add_on_ids ?? line.addOns.map(({ id }) => id),
      add_on_qtys ?? line.addOns.map(({ quantity }) => quantity),
    ),
  };
}

function storedChoices(
  products: CartProduct,
  variation: CartVariation[],
  language: Language,
): StoredChoice[] {
  return withoutEmptyGroups(storedFromLabels(products, choicesOf(variation), language));
}

/** Refuses ids without a quantity, quantities without an id, and an id named twice. */
function pairAddOns(ids: number[], quantities: number[]): StoredAddOn[] {
  if (ids.length !== quantities.length || new Set(ids).size < ids.length) {
    throw new AppError("add_on_ids", { field: "add_on_ids" });
  }
  return ids.map((id, index) => ({ id, quantity: quantities[index] ?? 1 }));
}
