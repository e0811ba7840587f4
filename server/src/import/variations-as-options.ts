import type { LocalizedText } from "@errand/core/language";
import { minor } from "@errand/core/money";
import type { FoodChoiceDraft } from "../catalog/option-ids.ts";
import type { ProductToWrite } from "./product.ts";

/**
 * A dish has no variations: those of an export become a group of options, of which one is chosen.
 * The dish costs what its cheapest variation costs.
 */
export function withOptionsOfVariations(product: ProductToWrite): ProductToWrite {
  if (product.variations === null || product.foodChoices !== null) return product;
  const { choices, variations } = product.variations;
  const price = minor(Math.min(...variations.map((variation) => variation.price)));
  const joined = (language: keyof LocalizedText) =>
    choices.map(({ title }) => title[language]).join(", ");
  const group: FoodChoiceDraft = {
    name: { en: joined("en"), fr: joined("fr") },
    type: "single",
    min: 1,
    max: 1,
    required: true,
    values: variations.map((variation) => ({
      label: variation.type,
      price: minor(variation.price - price),
    })),
  };
  const names = variations.map(({ type }) => type.en).join(", ");
  return {
    ...product,
    price,
    variations: null,
    foodChoices: [group],
    notes: [
      ...product.notes,
      { at: product.at, kind: "options", field: group.name.en, from: names, to: names },
    ],
  };
}
