import { randomOf } from "../../generate/random.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import type { FreshScene, Holder } from "./fresh.types.ts";
import { bagHolders } from "./holders/bags.ts";
import { crateHolders } from "./holders/crates.ts";
import type { Draw } from "./holders/holder.ts";
import { singleHolders } from "./holders/single.ts";
import { surfaceHolders } from "./holders/surfaces.ts";

const holders: Record<Holder, Draw> = {
  ...crateHolders,
  ...surfaceHolders,
  ...singleHolders,
  ...bagHolders,
};

/** Returns fresh food as SVG, 800 × 800, cut out on a transparent ground with its shadow. */
export function drawFresh(scene: FreshScene): string {
  const drawing = new SvgDrawing(randomOf("fresh", scene.seed));
  return drawing.svg(800, 800, freshBody(drawing, scene));
}

/** Returns fresh food in the coordinates of an 800 × 800 drawing. */
export function freshBody(drawing: SvgDrawing, scene: FreshScene): string {
  return holders[scene.holder](drawing, scene);
}
