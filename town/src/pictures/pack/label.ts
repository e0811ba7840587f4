import type { SvgDrawing } from "../studio/svg-drawing.ts";
import type { TextBox } from "../studio/text.ts";
import { bandDesigns } from "./designs/bands.ts";
import { colourDesigns } from "./designs/colours.ts";
import { framedDesigns } from "./designs/frames.ts";
import type { Print } from "./designs/print.ts";
import type { LabelDesign, PackScene } from "./pack.types.ts";

const designs: Record<LabelDesign, Print> = { ...bandDesigns, ...colourDesigns, ...framedDesigns };

/** Prints the label of a package on a flat box. */
export function label(drawing: SvgDrawing, scene: PackScene, box: TextBox): string {
  return designs[scene.design](drawing, scene, box);
}
