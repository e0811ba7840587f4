import type { PartName } from "../parts.ts";
import type { Vessel } from "../vessels.ts";

export const plates: Vessel[] = [
  "white plate",
  "sand plate",
  "blue plate",
  "stone plate",
  "dark plate",
];

const bowls: Vessel[] = ["white bowl", "clay bowl", "green bowl", "dark bowl"];

export const inBowl = { vessels: bowls, spread: "circle", radius: 225, fill: 1 } as const;

/** One piece in the middle, such as a cake. */
export const alone = { vessels: plates, spread: "circle", radius: 150, fill: 0.5 } as const;

/** Glasses, bottles and burgers, drawn whole as their body. */
export const standing = {
  vessels: ["none"],
  spread: "stage",
  radius: 120,
  fill: 0,
  stands: true,
  kinds: 0,
} as const;

/** Leaves parts out, because the body shows them already. */
export const without = <Name extends PartName>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Partial<Record<PartName, "">>;
