import type { DishForm } from "./forms.ts";
import type { Surface } from "./surfaces.ts";

/** A dish from above on a surface, with what it is made of. */
export type DishScene = {
  kind: "dish";
  form: DishForm;
  surface: Surface;
  /** English names of the ingredient table. */
  ingredients: string[];
  /** Of the body, when the ingredients do not give it. */
  color?: string;
};
