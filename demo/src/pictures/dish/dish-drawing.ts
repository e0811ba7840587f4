import { blank, paint, resized } from "../bitmap.ts";
import type { Drawing } from "../drawing.types.ts";
import type { DishScene } from "./dish.types.ts";
import { surfaceBitmap } from "./surfaces.ts";

export function dishDrawing(scene: DishScene, _name: string): Drawing {
  return {
    aspect: 1,
    isCutOut: false,
    async draw(width, height) {
      const picture = blank(width, height);
      paint(picture, await resized(await surfaceBitmap(scene.surface), width, height), 0, 0);
      return picture;
    },
  };
}
