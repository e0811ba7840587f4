import type { DemoChoice, DemoVariation } from "../../catalogue/catalogue.types.ts";
import { joined } from "../../content/text-table.ts";

/**
 * Returns a variation with its own price and stock for every combination of the choices.
 * `extra[choice][option]` is the surcharge of an option in percent of the price.
 */
export function variationsOf(
  choices: DemoChoice[],
  extra: number[][],
  price: number,
  stock: () => number,
): { choices: DemoChoice[]; variations: DemoVariation[]; stock: number; price: number } {
  let combinations: number[][] = [[]];
  for (const choice of choices) {
    combinations = combinations.flatMap((chosen) =>
      choice.options.map((_, option) => [...chosen, option]),
    );
  }
  const variations = combinations.map((options) => {
    const percent = options.reduce((sum, option, index) => sum + (extra[index]?.[option] ?? 0), 0);
    const picked = options.flatMap((option, index) => choices[index]?.options[option] ?? []);
    return {
      type: joined(picked, "-"),
      options,
      price: Math.round((price * (100 + percent)) / 1000) * 10,
      stock: stock(),
    };
  });
  return {
    choices,
    variations,
    stock: variations.reduce((sum, variation) => sum + variation.stock, 0),
    price: Math.min(...variations.map((variation) => variation.price)),
  };
}
