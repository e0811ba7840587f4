import { animalParts } from "./parts-animal.ts";
import { otherParts } from "./parts-other.ts";
import { plantParts } from "./parts-plants.ts";
import { fishSushi, plantSushi } from "./parts-sushi.ts";
import type { Part } from "./sprites.ts";

export type PartName =
  | keyof typeof animalParts
  | keyof typeof otherParts
  | keyof typeof plantParts
  | keyof typeof fishSushi
  | keyof typeof plantSushi;

export const parts: Record<PartName, Part> = {
  ...plantParts,
  ...plantSushi,
  ...otherParts,
  ...animalParts,
  ...fishSushi,
};

export function isAnimal(part: PartName): boolean {
  return Object.hasOwn(animalParts, part) || Object.hasOwn(fishSushi, part);
}
