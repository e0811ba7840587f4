import { type Bitmap, paint, resized } from "./bitmap.ts";
import { surfaceBitmap } from "./dish/surfaces.ts";
import type { Drawing } from "./drawing.types.ts";

/**
 * Draws a customer's photo: closer than the shop's own picture, and a cut-out stands on a table.
 */
export async function drawPhoto(drawing: Drawing, width: number): Promise<Bitmap> {
  const closer = Math.round(width * (drawing.isCutOut ? 1 : 1.18));
  const height = Math.round(closer / drawing.aspect);
  const picture = await drawing.draw(closer, height);
  const ground = await resized(await surfaceBitmap("beech"), width, width);
  const left = Math.round((width - closer) / 2);
  paint(ground, picture, left, Math.round((width - height) / 2));
  return ground;
}
