import { beefParts } from "./parts/beef.ts";
import { dairyParts } from "./parts/dairy.ts";
import { doughParts } from "./parts/dough.ts";
import { fishParts } from "./parts/fish.ts";
import { fruitParts } from "./parts/fruit.ts";
import { herbParts } from "./parts/herbs.ts";
import { leafParts } from "./parts/leaves.ts";
import { meatParts } from "./parts/meat.ts";
import { poultryParts } from "./parts/poultry.ts";
import { pulseAndNutParts } from "./parts/pulses-and-nuts.ts";
import { seafoodParts } from "./parts/seafood.ts";
import { seasoningParts } from "./parts/seasoning.ts";
import { sideParts } from "./parts/sides.ts";
import { fishSushi, plantSushi } from "./parts/sushi.ts";
import { vegetableParts } from "./parts/vegetables.ts";
import type { Part } from "./sprites.ts";

/** Meat, fish and seafood: never on a vegetarian dish. */
const animal = {
  ...meatParts,
  ...beefParts,
  ...poultryParts,
  ...fishParts,
  ...seafoodParts,
  ...fishSushi,
};

const other = {
  ...dairyParts,
  ...doughParts,
  ...fruitParts,
  ...herbParts,
  ...leafParts,
  ...pulseAndNutParts,
  ...seasoningParts,
  ...sideParts,
  ...vegetableParts,
  ...plantSushi,
};

export type PartName = keyof typeof animal | keyof typeof other;

export const parts: Record<PartName, Part> = { ...other, ...animal };

export function isAnimal(part: PartName): boolean {
  return Object.hasOwn(animal, part);
}
