import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { charcuterie } from "./animal/charcuterie.ts";
import { fish } from "./animal/fish.ts";
import { meat } from "./animal/meat.ts";
import { poultry } from "./animal/poultry.ts";
import { shellfish } from "./animal/shellfish.ts";
import { berries } from "./fruit/berries.ts";
import { citrusFruit } from "./fruit/citrus.ts";
import { exoticFruit } from "./fruit/exotic.ts";
import { melons } from "./fruit/melons.ts";
import { orchardFruit } from "./fruit/orchard.ts";
import { bread } from "./larder/bread.ts";
import { cheese } from "./larder/cheese.ts";
import { dairy } from "./larder/dairy.ts";
import { dryGoods } from "./larder/dry-goods.ts";
import { nuts } from "./larder/nuts.ts";
import { snacks } from "./larder/snacks.ts";
import { sweets } from "./larder/sweets.ts";
import type { Sprite } from "./parts.ts";
import { animalSigns } from "./signs/animals.ts";
import { flowerSigns } from "./signs/flowers.ts";
import { healthSigns } from "./signs/health.ts";
import { signsOfThings } from "./signs/things.ts";
import { fruitingVegetables } from "./vegetables/fruiting.ts";
import { potHerbs } from "./vegetables/herbs.ts";
import { leafVegetables } from "./vegetables/leaves.ts";
import { mushrooms } from "./vegetables/mushrooms.ts";
import { pods } from "./vegetables/pods.ts";
import { roots } from "./vegetables/roots.ts";

/** All pieces that can be drawn, by name. */
const sprites = {
  ...charcuterie,
  ...fish,
  ...meat,
  ...poultry,
  ...shellfish,
  ...berries,
  ...citrusFruit,
  ...exoticFruit,
  ...melons,
  ...orchardFruit,
  ...bread,
  ...cheese,
  ...dairy,
  ...dryGoods,
  ...nuts,
  ...snacks,
  ...sweets,
  ...animalSigns,
  ...flowerSigns,
  ...healthSigns,
  ...signsOfThings,
  ...fruitingVegetables,
  ...potHerbs,
  ...leafVegetables,
  ...mushrooms,
  ...pods,
  ...roots,
};

export type SpriteName = keyof typeof sprites;

export function isSprite(name: string): name is SpriteName {
  return Object.hasOwn(sprites, name);
}

/** Draws one piece around the origin, about 200 units wide and high. */
export function sprite(drawing: SvgDrawing, name: SpriteName): string {
  const draw: Sprite = sprites[name];
  return draw(drawing);
}
