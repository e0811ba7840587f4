import type { Item } from "../catalog/catalog.types.ts";
import { toMinor } from "../money.ts";
import type { Choice, Choosable } from "./choices.ts";

/**
 * Items and choices as the API sends them. In the browser the label of an option is its id: it is
 * what the shopper chose, and the API takes it in both languages.
 */

/** A choice by the labels of its options, which the API takes and sends. */
export type LabeledVariation = { name: string; values: { label: string[] } } | { type: string };

export function choosableOf(
  item: Pick<Item, "price" | "food_variations" | "variations">,
): Choosable {
  return {
    price: toMinor(item.price),
    groups: item.food_variations.map(({ name, type, min, max, required, values }) => ({
      id: name,
      type,
      min,
      max,
      required: required === "on",
      options: values.map(({ label, optionPrice }) => ({ id: label, price: toMinor(optionPrice) })),
    })),
    variations: item.variations.map(({ type, price }) => ({ id: type, price: toMinor(price) })),
  };
}

export function choicesOf(variation: LabeledVariation[]): Choice[] {
  return variation.map((entry) =>
    "type" in entry
      ? { variationId: entry.type }
      : { groupId: entry.name, optionIds: entry.values.label },
  );
}

export function cartVariationOf(choice: Choice): LabeledVariation {
  return "variationId" in choice
    ? { type: choice.variationId }
    : { name: choice.groupId, values: { label: choice.optionIds } };
}
