import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { arrange } from "../../../pictures/dish/arrange.ts";
import { burgerLayerNames } from "../../../pictures/dish/burger/burger.ts";
import type { DishScene } from "../../../pictures/dish/dish.types.ts";
import { dishPlan } from "../../../pictures/dish/dish-plan.ts";
import { looks, sides } from "../../../pictures/dish/ingredient-looks.ts";
import { isAnimal, parts } from "../../../pictures/dish/parts.ts";
import { renderPicture } from "../../../pictures/render-picture.ts";
import { sceneNamed } from "../../../pictures/scene-file.ts";
import { randomOf } from "../../random.ts";
import { createCatalogueGenerator } from "../catalogue-generator.ts";
import { cuisines, dishesOf } from "./dish.ts";
import { dishScenes } from "./dish-scene.ts";
import { ingredientNames, isVeg } from "./ingredient.ts";

const scenes = [...dishScenes()];

function dishNamed(name: string): DishScene {
  const scene = sceneNamed(name);
  if (scene?.kind !== "dish") throw new Error(`no dish "${name}"`);
  return scene;
}

test("knows how every ingredient looks, or that it is not seen", () => {
  expect(ingredientNames().filter((name) => !looks.has(name))).toEqual([]);
});

test("describes no ingredient that no dish can have", () => {
  const known = new Set(ingredientNames());
  expect([...looks.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test("lays pieces on every dish that names some, all within the picture", () => {
  for (const { name, scene } of scenes) {
    if (scene.kind !== "dish") continue;
    const plan = dishPlan(scene);
    for (const { x, y, part } of arrange(plan, randomOf(name))) {
      expect(parts[part], `${name}: ${part}`).toBeDefined();
      expect(Math.hypot(x, y), name).toBeLessThan(400);
    }
  }
});

test("shows the rice, grains and mash of a plate beside its other pieces", () => {
  const missing = scenes.flatMap(({ name, scene }) => {
    if (scene.kind !== "dish" || scene.form !== "plate") return [];
    const { pieces } = dishPlan(scene);
    return scene.ingredients.flatMap((ingredient) => {
      const side = sides.get(ingredient);
      return side && !pieces.includes(side) ? `${name}: ${ingredient}` : [];
    });
  });
  expect(missing).toEqual([]);
});

test("lays the pieces of a plate in a heap of each kind, none of them missing", () => {
  for (const { name, scene } of scenes) {
    if (scene.kind !== "dish" || scene.form !== "plate") continue;
    const plan = dishPlan(scene);
    const laid = new Set(arrange(plan, randomOf(name)).map(({ part }) => part));
    expect([...laid].sort(), name).toEqual([...plan.pieces].sort());
  }
});

test("shows neither meat nor fish on a vegetarian dish", () => {
  const dishes = [...cuisines.flatMap(({ key }) => dishesOf(key)), ...dishesOf("any")];
  const vegetarian = new Set(
    dishes
      .filter(({ traits }) => isVeg(traits))
      .map(({ ingredientNames }) => ingredientNames.join()),
  );
  const wrong = scenes.flatMap(({ name, scene }) =>
    scene.kind === "dish" && vegetarian.has(scene.ingredients.join())
      ? dishPlan(scene)
          .pieces.filter(isAnimal)
          .map((part) => `${name}: ${part}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test("layers a burger from its own ingredients only", () => {
  for (const { scene } of scenes) {
    if (scene.kind !== "dish" || !scene.form.endsWith("burger")) continue;
    const layers = burgerLayerNames(scene.ingredients);
    expect(layers.length).toBeGreaterThan(0);
    expect(layers.filter((layer) => !scene.ingredients.includes(layer))).toEqual([]);
  }
});

test("gives no two dishes of a restaurant the same picture", () => {
  const catalogue = createCatalogueGenerator();
  for (const store of catalogue.stores()) {
    if (store.module !== "food") continue;
    const names = [...catalogue.itemsOf(store)].map(({ pictures }) => pictures[0]);
    expect(names.length - new Set(names).size, store.slug).toBe(0);
    const drawn = names.map((name = "") => {
      const scene = dishNamed(name);
      const plan = dishPlan(scene);
      return JSON.stringify([
        scene.form,
        plan.color,
        arrange(plan, randomOf(name)),
        scene.ingredients,
      ]);
    });
    expect(drawn.length - new Set(drawn).size, store.slug).toBe(0);
  }
});

test("draws every dish of a pizzeria and of a burger restaurant differently", async () => {
  const catalogue = createCatalogueGenerator();
  for (const store of catalogue.stores()) {
    if (store.slug !== "da-lucia" && store.slug !== "burger-du-quai") continue;
    const hashes = new Map<string, string>();
    for (const { slug, pictures } of catalogue.itemsOf(store)) {
      const picture = (await renderPicture(pictures[0] ?? "", 64)) ?? Buffer.alloc(0);
      const hash = createHash("sha256").update(picture).digest("hex");
      expect(hashes.get(hash), slug).toBeUndefined();
      hashes.set(hash, slug);
    }
  }
}, 120_000);
