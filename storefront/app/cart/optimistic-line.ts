import type { CartLine } from "@errand/core/cart/cart.contract";
import { getLineTotal } from "@errand/core/cart/cart-lines";
import { defaultSoldOutChoice } from "@errand/core/cart/sold-out";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { StorefrontContract } from "@errand/core/contract.storefront";

type LineToAdd = StorefrontContract["POST /customer/cart/add"]["input"];

/**
 * The line of an item without options before the server has answered. Its id is the negative id of
 * the item, by which changes find the line that the server then has.
 */
export function optimisticLine({ model, quantity, price }: LineToAdd, item: Item): CartLine {
  const now = new Date().toISOString();
  return {
    id: -item.id,
    item_id: item.id,
    model,
    module_id: item.module_id,
    store_id: item.store_id,
    quantity,
    price,
    totalPrice: getLineTotal({ price, quantity, addons: [], item }),
    variation: [],
    selectedOption: null,
    food_variations: [],
    add_on_ids: [],
    add_on_qtys: [],
    addons: [],
    if_sold_out: defaultSoldOutChoice,
    note: null,
    item,
    problems: [],
    created_at: now,
    updated_at: now,
  };
}

/**
 * The cart with a new line. An item of another store needs a confirmation first, so it does not
 * show.
 */
export function withNewLine(lines: CartLine[], line: CartLine): CartLine[] {
  return lines.every(({ store_id }) => store_id === line.store_id) ? [...lines, line] : lines;
}

/**
 * The line with this id; for the id of an optimistic line also the one that the server made of it.
 */
export function lineWithId(lines: CartLine[] | undefined, id: number): CartLine | undefined {
  return (
    lines?.find((line) => line.id === id) ??
    lines?.find(({ item_id, variation }) => item_id === -id && variation.length === 0)
  );
}
