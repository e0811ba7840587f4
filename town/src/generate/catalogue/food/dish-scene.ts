import { slugOf } from "../../../content/text-table.ts";
import type { Surface } from "../../../pictures/dish/surfaces.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import { randomOf } from "../../random.ts";
import { cuisines, type Dish, dishesOf } from "./dish.ts";
import { formOf } from "./dish-form.ts";

const surfaces: Surface[] = ["oak", "slate", "linen", "marble", "walnut", "beech"];

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

const covers = 6;

/** Returns the cover of a restaurant: its kitchen's dishes on its table. */
export function coverPicture(cuisine: string, store: string): string {
  return `cover-${cuisine}-${tableOf(store)}-${randomOf("cover", store).between(1, covers)}`;
}

/** Yields the scenes of the covers of all kitchens. */
export function* coverScenes(): Generator<NamedScene> {
  for (const { key } of cuisines) {
    const dishes = dishesOf(key).filter((dish) => dish.served === "" && isFlat(dish));
    for (const surface of surfaces) {
      for (let number = 1; number <= covers; number++) {
        const chosen = randomOf(key, number).some(dishes, 3);
        yield {
          name: `cover-${key}-${surface}-${number}`,
          scene: {
            kind: "cover",
            surface,
            dishes: chosen.map((dish) => dishPicture(dish, surface)),
          },
        };
      }
    }
  }
}

/** Whether it can lie on a table. */
function isFlat(dish: Dish): boolean {
  return !["cone", "tub"].includes(formOf(dish).form);
}

function allDishes(): Dish[] {
  return [...cuisines.flatMap(({ key }) => dishesOf(key)), ...dishesOf("any")];
}
