import type { CartLine, ChosenVariation } from "@errand/core/cart/cart.contract";
import { getLineTotal } from "@errand/core/cart/cart-lines";
import type { FoodVariation, Item } from "@errand/core/catalog/catalog.types";
import { getErrorCode } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import type { Notice } from "@errand/core/values";
import { messageIn } from "../messages/messages.ts";
import type { StoredLine } from "./cart.data.ts";
import { toChosenVariations } from "./chosen-options.ts";
import type { EvaluatedLine, LineProblem } from "./evaluate-lines.ts";
import { modelOf } from "./requested-line.ts";

/** The line in the contract's shape; `item` is its item in that shape. */
export function toCartLineResponse(
  stored: StoredLine,
  line: EvaluatedLine,
  item: Item,
  language: Language,
): CartLine {
  const { quantity, unitPrice } = line;
  const variation = toChosenVariations(line.choices, language);
  const addons = line.chosenAddOns.map(({ id, name, price, quantity }) => ({
    id,
    name: localize(name, language),
    price: fromMinor(price),
    store_id: line.store.id,
    quantity,
  }));
  const price = fromMinor(unitPrice);
  return {
    id: stored.cartId,
    item_id: item.id,
    model: modelOf(line.item),
    module_id: line.item.moduleId,
    store_id: line.store.id,
    quantity,
    price,
    totalPrice: getLineTotal({ price, quantity, addons, item }),
    variation,
    selectedOption: item.variations.find(({ id }) => id === line.variation?.id) ?? null,
    food_variations: item.food_variations.map((group) => withSelected(group, variation)),
    add_on_ids: stored.addOns.map(({ id }) => id),
    add_on_qtys: stored.addOns.map((addOn) => addOn.quantity),
    addons,
    if_sold_out: line.ifSoldOut,
    note: line.note,
    item,
    problems: line.problems.map((problem) => noticeOf(problem, language)),
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
}

function withSelected(group: FoodVariation, chosen: ChosenVariation[]): FoodVariation {
  const entry = chosen.find((each) => "id" in each && each.id === group.id);
  const ids = entry && "id" in entry ? entry.values.ids : [];
  return {
    ...group,
    values: group.values.map((value) => ({ ...value, isSelected: ids.includes(value.id) })),
  };
}

/** The contract calls the problem of an item that is no longer offered `gone`. */
function noticeOf({ key }: LineProblem, language: Language): Notice {
  return {
    code: key === "item_not_found" ? "gone" : getErrorCode(key),
    message: messageIn(language, "errors", key),
  };
}
