import type { CartLine } from "@errand/core/cart/cart.contract";
import { getLineTotal } from "@errand/core/cart/cart-lines";
import { type Choice, optionIdsOf } from "@errand/core/cart/choices";
import { cartVariationOf } from "@errand/core/cart/choices-from-response";
import type { FoodVariation, Item } from "@errand/core/catalog/catalog.types";
import { getErrorCode } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import type { Notice } from "@errand/core/values";
import { messageIn } from "../messages/messages.ts";
import type { StoredLine } from "./cart.data.ts";
import { labelsFromStored } from "./chosen-options.ts";
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
  const choices = labelsFromStored(line.choices, language);
  const type = line.variation && localize(line.variation.type, language);
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
    variation: choices.map(cartVariationOf),
    selectedOption: item.variations.find((variation) => variation.type === type) ?? null,
    food_variations: item.food_variations.map((group) => withSelected(group, choices)),
    add_on_ids: stored.addOns.map(({ id }) => id),
    add_on_qtys: stored.addOns.map((addOn) => addOn.quantity),
    addons,
    if_sold_out: line.ifSoldOut,
    item,
    problems: line.problems.map((problem) => noticeOf(problem, language)),
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
}

function withSelected(group: FoodVariation, choices: Choice[]): FoodVariation {
  const labels = optionIdsOf(group.name, choices);
  return {
    ...group,
    values: group.values.map((value) => ({ ...value, isSelected: labels.includes(value.label) })),
  };
}

/** The contract calls the problem of an item that is no longer offered `gone`. */
function noticeOf({ key }: LineProblem, language: Language): Notice {
  return {
    code: key === "item_not_found" ? "gone" : getErrorCode(key),
    message: messageIn(language, "errors", key),
  };
}
