import { blank, paint, resized } from "../bitmap.ts";
import type { Drawing } from "../drawing.types.ts";
import { sceneNamed } from "../scene-file.ts";
import type { CoverScene } from "./cover.types.ts";
import { layDish } from "./dish-drawing.ts";
import { light } from "./light.ts";
import { layerBitmap } from "./sprites.ts";
import { surfaceBitmap } from "./surfaces.ts";

/**
 * Where three dishes lie on a table of 3:1, in heights from its centre, and their size in heights.
 */
const places = [
  { x: -1.02, y: 0.1, size: 1.02 },
  { x: 1.02, y: -0.08, size: 1.05 },
  { x: 0.02, y: 0.03, size: 1.16 },
];

export function coverDrawing(scene: CoverScene, _name: string): Drawing {
  return {
    aspect: 3,
    isCutOut: false,
    async draw(width, height) {
      const picture = blank(width, height);
      const surface = await resized(await surfaceBitmap(scene.surface), height, height);
      for (let left = 0; left < width; left += height) paint(picture, surface, left, 0);
      for (const [index, { x, y, size }] of places.entries()) {
        const name = scene.dishes[index] ?? "";
        const dish = sceneNamed(name);
        if (dish?.kind !== "dish") continue;
        const center = {
          x: Math.round(width / 2 + x * height),
          y: Math.round(height / 2 + y * height),
        };
        await layDish(picture, dish, name, center, (size * height) / 800);
      }
      paint(picture, await resized(await layerBitmap("light", 0.6, light), width, height), 0, 0);
      return picture;
    },
  };
}
