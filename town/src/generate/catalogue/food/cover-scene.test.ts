import { expect, test } from "vitest";
import { coverPicture, coverScenes } from "./cover-scene.ts";
import { dishScenes } from "./dish-scene.ts";

const forms = new Map(
  [...dishScenes()].flatMap(({ name, scene }) =>
    scene.kind === "dish" ? [[name, scene.form] as const] : [],
  ),
);
const covers = new Map(
  [...coverScenes()].flatMap(({ name, scene }) =>
    scene.kind === "cover" ? [[name, scene.dishes] as const] : [],
  ),
);

const formsOn = (cover: string) => (covers.get(cover) ?? []).map((dish) => forms.get(dish) ?? "");

test("lays three dishes on every cover, all of them drawn", () => {
  for (const [cover, dishes] of covers) {
    expect(dishes, cover).toHaveLength(3);
    expect(
      dishes.filter((dish) => !forms.has(dish)),
      cover,
    ).toEqual([]);
  }
});

test.each([
  ["japanese", "sushi-kiyomi", /maki|rolls|nigiri|sashimi|box|bento/],
  ["japanese", "ramen-kaze", /ramen|soup/],
  ["burger", "burger-du-quai", /burger/],
  ["italian", "pizzeria-du-phare", /pizza/],
  ["kebab", "istanbul-kebab", /pita|wrap|baguette/],
  ["sweets", "glacier-paradiso", /scoops|cone|tub|sorbet|melba|sundae|split/],
  ["salads", "salade-compagnie", /salad/],
])("shows on the cover of a %s restaurant, %s, what it is known for", (cuisine, store, known) => {
  const shown = formsOn(coverPicture(cuisine, store));
  expect(shown).toHaveLength(3);
  expect(shown.filter((form) => !known.test(form))).toEqual([]);
});

test("has oysters on the cover of the oyster cabin", () => {
  const dishes = covers.get(coverPicture("seafood", "la-cabane-a-huitres")) ?? [];
  expect(dishes.filter((dish) => dish.startsWith("dish-six-oysters"))).toHaveLength(1);
});
