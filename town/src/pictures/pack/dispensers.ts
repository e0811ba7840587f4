import type { Draw } from "./dispensers/body.ts";
import { pumpedBottles } from "./dispensers/bottles.ts";
import { medicinePacks } from "./dispensers/medicine.ts";
import { softPacks } from "./dispensers/soft-packs.ts";
import { tubes } from "./dispensers/tubes.ts";

const all = { ...pumpedBottles, ...tubes, ...medicinePacks, ...softPacks };

export type DispenserName = keyof typeof all;

/** Bottles with a pump or spray, tubes, boxes of medicine and soft packs. */
export const dispensers: Record<DispenserName, Draw> = all;

export const isDispenser = (shape: string): shape is DispenserName =>
  Object.hasOwn(dispensers, shape);
