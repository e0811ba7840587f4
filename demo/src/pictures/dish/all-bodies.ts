import { type Body, bodies } from "./bodies.ts";
import { bakeryBodies } from "./bodies-bakery.ts";
import { drinkBodies } from "./bodies-drinks.ts";
import { streetBodies } from "./bodies-street.ts";

export type BodyName =
  | keyof typeof bodies
  | keyof typeof bakeryBodies
  | keyof typeof drinkBodies
  | keyof typeof streetBodies;

export const allBodies: Record<BodyName, Body> = {
  ...bodies,
  ...bakeryBodies,
  ...drinkBodies,
  ...streetBodies,
};
