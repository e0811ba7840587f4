import { bakeryForms } from "./forms/bakery.ts";
import { bowlForms } from "./forms/bowls.ts";
import { breadForms } from "./forms/breads.ts";
import { dessertAndDrinkForms } from "./forms/desserts-and-drinks.ts";
import { plateForms } from "./forms/plates.ts";
import { saucedForms } from "./forms/sauced.ts";
import { sushiForms } from "./forms/sushi.ts";

/** How dishes of every kind are arranged. */
export const forms = {
  ...bakeryForms,
  ...bowlForms,
  ...breadForms,
  ...dessertAndDrinkForms,
  ...plateForms,
  ...saucedForms,
  ...sushiForms,
};

export type DishForm = keyof typeof forms;
