import type { Item } from "../catalog/catalog.types.ts";
import { toMinor } from "../money.ts";
import type { CartVariation } from "./cart.contract.ts";
import type { Choice, Choosable } from "./choices.ts";

/** An item of the wire as the rules of choosing read it. */
export function choosableOf(
  item: Pick<Item, "price" | "food_variations" | "variations">,
): Choosable {
  return {
    price: toMinor(item.price),
    groups: item.food_variations.map(({ name, type, min, max, required, values }) => ({
      name,
      type,
      min,
      max,
      required: required === "on",
      values: values.map(({ label, optionPrice }) => ({ label, price: toMinor(optionPrice) })),
    })),
    variations: item.variations.map(({ type, price }) => ({ type, price: toMinor(price) })),
  };
}

export function choicesOf(variation: CartVariation[]): Choice[] {
  return variation.map((entry) =>
    "type" in entry ? entry : { name: entry.name, labels: entry.values.label },
  );
}

export function cartVariationOf(choice: Choice): CartVariation {
  return "type" in choice
    ? { type: choice.type }
    : { name: choice.name, values: { label: choice.labels } };
}
