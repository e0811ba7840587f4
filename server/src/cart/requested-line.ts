import type { CartVariation } from "@errand/core/cart/cart.contract";
import type { SoldOutChoice } from "@errand/core/cart/sold-out";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { withoutEmptyGroups } from "./choice-key.ts";
import { toStoredChoices } from "./chosen-options.ts";
import type { LineItem } from "./evaluate-lines.ts";

type Model = "Item" | "ItemCampaign";

/** The fields of a request that adds a line to a cart, or buys it without one. */
export interface RequestedLine {
  model: Model;
  item_id: number;
  quantity: number;
  variation: CartVariation[];
  add_on_ids: number[];
  add_on_qtys: number[];
  if_sold_out: SoldOutChoice;
  note?: string | undefined;
}

/** The fields of a request that changes a line; missing fields stay unchanged. */
export type CartLineChange = Partial<RequestedLine> & { quantity: number };

export function modelOf(item: Pick<CartProduct["item"], "campaignStarts">): Model {
  return item.campaignStarts === null ? "Item" : "ItemCampaign";
}

/**
 * Returns the requested product. Throws `item_not_found` for an item of another module or with the
 * wrong model.
 */
export function findRequestedProduct(
  products: Map<number, CartProduct>,
  { item_id, model }: Pick<RequestedLine, "item_id" | "model">,
  moduleId: number,
): CartProduct {
  const product = products.get(item_id);
  if (product?.item.moduleId !== moduleId || model !== modelOf(product.item)) {
    throw new AppError("item_not_found", { field: "item_id" });
  }
  return product;
}

export function lineFromRequest(
  product: CartProduct,
  requested: RequestedLine,
  language: Language,
): LineItem {
  return {
    cartId: null,
    itemId: product.item.id,
    quantity: requested.quantity,
    choices: storedChoices(product, requested.variation, language),
    addOns: pairAddOns(requested.add_on_ids, requested.add_on_qtys),
    ifSoldOut: requested.if_sold_out,
    note: requested.note || null,
  };
}

export function applyLineChange<Line extends LineItem>(
  product: CartProduct,
  line: Line,
  change: CartLineChange,
  language: Language,
): Line {
  const { variation, add_on_ids, add_on_qtys } = change;
  return {
    ...line,
    quantity: change.quantity,
    choices: variation ? storedChoices(product, variation, language) : line.choices,
    addOns: pairAddOns(
      add_on_ids ?? line.addOns.map(({ id }) => id),
      add_on_qtys ?? line.addOns.map(({ quantity }) => quantity),
    ),
    ifSoldOut: change.if_sold_out ?? line.ifSoldOut,
    note: change.note === undefined ? line.note : change.note || null,
  };
}

function storedChoices(
  product: CartProduct,
  variation: CartVariation[],
  language: Language,
): StoredChoice[] {
  return withoutEmptyGroups(toStoredChoices(product, variation, language));
}

/** Throws `add_ons_invalid` unless every id occurs once and has a quantity. */
function pairAddOns(ids: number[], quantities: number[]): StoredAddOn[] {
  if (ids.length !== quantities.length || new Set(ids).size < ids.length) {
    throw new AppError("add_ons_invalid", { field: "add_on_ids" });
  }
  return ids.map((id, index) => ({ id, quantity: quantities[index] ?? 1 }));
}
