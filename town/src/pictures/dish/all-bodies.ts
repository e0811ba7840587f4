import { beerBodies } from "./bodies/beer.ts";
import { biscuitBodies } from "./bodies/biscuits.ts";
import type { Body } from "./bodies/body.ts";
import { breadBodies } from "./bodies/breads.ts";
import { cakeBodies } from "./bodies/cakes.ts";
import { doughBodies } from "./bodies/dough.ts";
import { drinkBodies } from "./bodies/drinks.ts";
import { dumplingBodies } from "./bodies/dumplings.ts";
import { hotDrinkBodies } from "./bodies/hot-drinks.ts";
import { iceCreamBodies } from "./bodies/ice-cream.ts";
import { noodleAndGrainBodies } from "./bodies/noodles-and-grains.ts";
import { ovenBodies } from "./bodies/oven.ts";
import { roastBodies } from "./bodies/roasts.ts";
import { rollBodies } from "./bodies/rolls.ts";
import { saladBodies } from "./bodies/salad.ts";
import { sauceBodies } from "./bodies/sauces.ts";
import { servedSliceBodies } from "./bodies/served-slices.ts";
import { streetBodies } from "./bodies/street.ts";

const bodies = {
  ...beerBodies,
  ...biscuitBodies,
  ...breadBodies,
  ...cakeBodies,
  ...doughBodies,
  ...drinkBodies,
  ...dumplingBodies,
  ...hotDrinkBodies,
  ...iceCreamBodies,
  ...noodleAndGrainBodies,
  ...ovenBodies,
  ...roastBodies,
  ...rollBodies,
  ...saladBodies,
  ...sauceBodies,
  ...servedSliceBodies,
  ...streetBodies,
};

export type BodyName = keyof typeof bodies;

export const allBodies: Record<BodyName, Body> = bodies;
