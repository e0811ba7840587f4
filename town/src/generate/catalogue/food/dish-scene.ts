import { slugOf } from "../../../content/text-table.ts";
import type { Surface } from "../../../pictures/dish/surfaces.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import { randomOf } from "../../random.ts";
import { cuisines, type Dish, dishesOf } from "./dish.ts";
import { formOf } from "./dish-form.ts";

export const surfaces: Surface[] = ["oak", "slate", "linen", "marble", "walnut", "beech"];

/** A restaurant's table: its dishes lie on it in all its pictures. */
export function tableOf(store: string): Surface {
  return randomOf("table", store).pick(surfaces);
}

export function dishPicture(dish: Dish, surface: Surface): string {
  return `dish-${slugOf(dish.name.en).slice(0, 70)}-${surface}`;
}

/** Yields the scenes of all dishes, on every table. */
export function* dishScenes(): Generator<NamedScene> {
  for (const dish of allDishes()) {
    for (const surface of surfaces) {
      const { form, color } = formOf(dish);
      yield {
        name: dishPicture(dish, surface),
        scene: { kind: "dish", form, surface, ingredients: dish.ingredientNames, color },
      };
    }
  }
}

function allDishes(): Dish[] {
  return [...cuisines.flatMap(({ key }) => dishesOf(key)), ...dishesOf("any")];
}
