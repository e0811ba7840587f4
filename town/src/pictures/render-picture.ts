import { encodeWebp } from "./bitmap.ts";
import { type CutOutScene, isCutOutScene } from "./cut-out.ts";
import { coverDrawing } from "./dish/cover-drawing.ts";
import { dishDrawing } from "./dish/dish-drawing.ts";
import type { Drawing } from "./drawing.types.ts";
import { photographed } from "./drawn-picture.ts";
import { renderEmoji } from "./emoji/render-emoji.ts";
import { drawPhoto } from "./photo.ts";
import { readPictureName } from "./picture-name.ts";
import type { Scene } from "./scene.types.ts";
import { sceneNamed } from "./scene-file.ts";
import { svgDrawing } from "./svg-scene.ts";

/** Returns how a scene is drawn; the name is the seed of everything that varies. */
function drawingOf(scene: Scene, name: string): Drawing {
  switch (scene.kind) {
    case "dish":
      return dishDrawing(scene, name);
    case "cover":
      return coverDrawing(scene, name);
    default:
      return svgDrawing(scene, cutOutNamed);
  }
}

/** Returns the cut-out scene of this name, for shop windows. */
function cutOutNamed(name: string): CutOutScene | null {
  const scene = sceneNamed(name);
  return scene && isCutOutScene(scene) ? scene : null;
}

/**
 * Renders a picture as WebP by its name: `emoji-...` (see `readPictureName`), a scene of
 * `data/pictures.jsonl`, or either with `+photo`, a customer's photo of it. Null for any other
 * name.
 */
export async function renderPicture(name: string, width: number): Promise<Buffer | null> {
  if (!Number.isInteger(width) || width < 16 || width > 1920) return null;
  const subject = photographed(name) ?? name;
  const illustrations = readPictureName(subject);
  if (illustrations) {
    const background = subject === name ? illustrations.background : "sand";
    return renderEmoji({ ...illustrations, background }, width);
  }
  const scene = sceneNamed(subject);
  if (!scene) return null;
  const drawing = drawingOf(scene, subject);
  if (subject !== name) return encodeWebp(await drawPhoto(drawing, width));
  return encodeWebp(await drawing.draw(width, Math.round(width / drawing.aspect)));
}
