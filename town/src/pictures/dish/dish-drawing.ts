import { type Random, randomOf } from "../../generate/random.ts";
import { type Bitmap, blank, paint, resized } from "../bitmap.ts";
import type { Drawing } from "../drawing.types.ts";
import { allBodies, type BodyName } from "./all-bodies.ts";
import { arrange } from "./arrange.ts";
import { type Bowl, bowlBack, bowlFront, isBowl, rimY, steam, tilt } from "./bowls.ts";
import { burgerContent } from "./burger/burger.ts";
import type { DishScene } from "./dish.types.ts";
import { type DishPlan, dishPlan } from "./dish-plan.ts";
import { drizzle, swirl } from "./drizzle.ts";
import { light, wall } from "./light.ts";
import { parts } from "./parts.ts";
import type { Point } from "./shapes.ts";
import { layerBitmap, partBitmap } from "./sprites.ts";
import { type Surface, surfaceBitmap } from "./surfaces.ts";
import { vessels } from "./vessels.ts";

/**
 * The sizes in which dishes are composed, in pixels; others are scaled from the next larger one.
 */
const sizes = [240, 480, 960];

export function dishDrawing(scene: DishScene, name: string): Drawing {
  return {
    aspect: 1,
    isCutOut: false,
    async draw(width, height) {
      const size = sizes.find((candidate) => candidate >= width) ?? 960;
      const picture = blank(size, size);
      paint(picture, await resized(await surfaceBitmap(scene.surface), size, size), 0, 0);
      if (dishPlan(scene).form.stands)
        paint(picture, await wallBitmap(scene.surface, size / 800), 0, 0);
      await layDish(picture, scene, name, { x: size / 2, y: size / 2 }, size / 800);
      paint(picture, await layerBitmap("light", size / 800, light), 0, 0);
      return resized(picture, width, height);
    },
  };
}

/** Draws a dish without its surface around this point. */
export async function layDish(
  picture: Bitmap,
  scene: DishScene,
  name: string,
  center: Point,
  scale: number,
): Promise<void> {
  const plan = dishPlan(scene);
  const random = randomOf(name);
  const vessel = random.pick(plan.form.vessels);
  const dish = { scene, plan, random, scale };
  if (isBowl(vessel)) {
    await layInBowl(picture, vessel, dish, center);
  } else {
    if (vessel !== "none")
      layAround(
        picture,
        center,
        await layerBitmap(`vessel ${vessel}`, scale, () => vessels[vessel]),
      );
    await layContents(picture, dish, center);
  }
  if (plan.form.steams) layAround(picture, center, await layerBitmap("steam", scale, () => steam));
}

type LaidDish = { scene: DishScene; plan: DishPlan; random: Random; scale: number };

/** Seen from a chair: liquid lies below the rim, anything else is heaped above it. */
async function layInBowl(picture: Bitmap, bowl: Bowl, dish: LaidDish, center: Point) {
  const { plan, scale } = dish;
  const side = Math.round(800 * scale);
  const contents = blank(side, side);
  await layContents(contents, dish, { x: side / 2, y: side / 2 });
  const isLiquid = plan.form.body !== undefined && liquids.has(plan.form.body);
  const height = Math.round(side * (isLiquid ? tilt : tilt + 0.1));
  const level = (rimY + (isLiquid ? 12 : -26)) * scale;
  layAround(picture, center, await layerBitmap(`bowl ${bowl}`, scale, () => bowlBack(bowl)));
  layAround(picture, { x: center.x, y: center.y + level }, await resized(contents, side, height));
  layAround(picture, center, await layerBitmap(`rim ${bowl}`, scale, () => bowlFront(bowl)));
}

const liquids = new Set<BodyName>(["liquid", "broth", "thick sauce"]);

/** Draws what is on the plate or in the bowl, seen from above. */
async function layContents(
  picture: Bitmap,
  { scene, plan, random, scale }: LaidDish,
  center: Point,
): Promise<void> {
  const lay = (bitmap: Bitmap, x = 0, y = 0) =>
    layAround(picture, { x: center.x + x * scale, y: center.y + y * scale }, bitmap);
  const { patties, isToast = false } = plan.form;
  if (patties) {
    lay(
      await layerBitmap(`burger ${patties} ${isToast} ${scene.ingredients}`, scale, () =>
        burgerContent(scene.ingredients, patties, isToast),
      ),
    );
  } else if (plan.form.body) {
    lay(await bodyBitmap(plan.form.body, plan.color, random, scale));
  }
  if (plan.form.sauce && plan.sauce)
    lay(await bodyBitmap(plan.form.sauce, plan.sauce, random, scale));
  const coat = plan.form.isSauced ? plan.color : undefined;
  const size = scale * (plan.form.size ?? 1.3);
  for (const { part, x, y } of arrange(plan, random))
    lay(await partBitmap(part, parts[part], size, random, coat), x, y);
  if (plan.cream) lay(await creamBitmap(plan.cream, plan, random, scale));
  for (const color of plan.drizzles) {
    const variant = random.between(0, 2);
    lay(
      await layerBitmap(`drizzle ${color} ${plan.form.radius} ${variant}`, scale, () =>
        drizzle(color, plan.form.radius, randomOf(color, variant)),
      ),
    );
  }
  if (plan.form.front) lay(await bodyBitmap(plan.form.front, plan.color, random, scale));
}

/** Paints a bitmap with its middle at this point. */
function layAround(picture: Bitmap, { x, y }: Point, bitmap: Bitmap) {
  paint(picture, bitmap, Math.round(x - bitmap.width / 2), Math.round(y - bitmap.height / 2));
}

const bodyVariants = 3;

function creamBitmap(color: string, { form }: DishPlan, random: Random, scale: number) {
  const variant = random.between(0, bodyVariants - 1);
  return layerBitmap(`cream ${color} ${form.radius} ${variant}`, scale, () =>
    swirl(color, form.radius, randomOf("cream", variant)),
  );
}

function bodyBitmap(body: BodyName, color: string, random: Random, scale: number) {
  const variant = random.between(0, bodyVariants - 1);
  return layerBitmap(`body ${body} ${color} ${variant}`, scale, () =>
    allBodies[body](randomOf(body, variant), color),
  );
}

function wallBitmap(surface: Surface, scale: number) {
  return layerBitmap(`wall ${surface}`, scale, () => wall(surface));
}
