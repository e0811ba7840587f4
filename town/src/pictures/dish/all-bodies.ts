import { biscuitBodies } from "./bodies/biscuits.ts";
import type { Body } from "./bodies/body.ts";
import { breadBodies } from "./bodies/breads.ts";
import { cakeBodies } from "./bodies/cakes.ts";
import { doughBodies } from "./bodies/dough.ts";
import { drinkBodies } from "./bodies/drinks.ts";
import { noodleAndGrainBodies } from "./bodies/noodles-and-grains.ts";
import { saladBodies } from "./bodies/salad.ts";
import { sauceBodies } from "./bodies/sauces.ts";
import { streetBodies } from "./bodies/street.ts";

const bodies = {
  ...biscuitBodies,
  ...breadBodies,
  ...cakeBodies,
  ...doughBodies,
  ...drinkBodies,
  ...noodleAndGrainBodies,
  ...saladBodies,
  ...sauceBodies,
  ...streetBodies,
};

export type BodyName = keyof typeof bodies;

export const allBodies: Record<BodyName, Body> = bodies;
