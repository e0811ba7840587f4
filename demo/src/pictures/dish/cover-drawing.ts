import { blank, paint, resized } from "../bitmap.ts";
import type { Drawing } from "../drawing.types.ts";
import type { CoverScene } from "./cover.types.ts";
import { surfaceBitmap } from "./surfaces.ts";

export function coverDrawing(scene: CoverScene, _name: string): Drawing {
  return {
    aspect: 3,
    isCutOut: false,
    async draw(width, height) {
      const picture = blank(width, height);
      paint(picture, await resized(await surfaceBitmap(scene.surface), width, width), 0, 0);
      return picture;
    },
  };
}
