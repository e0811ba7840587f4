import { randomOf } from "../../generate/random.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import { bag, isBag, sachets } from "./bags.ts";
import { box, eggBox, isBox, milkCarton, multipack, wrapped } from "./boxes.ts";
import { dispensers, isDispenser } from "./dispensers.ts";
import { bottle, isBottle } from "./glass.ts";
import { isRound, round, yoghurts } from "./jars.ts";
import type { PackScene } from "./pack.types.ts";

/** Returns a package as SVG, 800 × 800, cut out on a transparent ground with its shadow. */
export function drawPack(scene: PackScene): string {
  const drawing = new SvgDrawing(randomOf("pack", scene.seed));
  return drawing.svg(800, 800, packBody(drawing, scene));
}

/** Returns the package in the coordinates of an 800 × 800 drawing. */
export function packBody(drawing: SvgDrawing, scene: PackScene): string {
  const { shape } = scene;
  if (isBox(shape)) return box(drawing, scene, shape);
  if (isBottle(shape)) return bottle(drawing, scene, shape);
  if (isRound(shape)) return round(drawing, scene, shape);
  if (isBag(shape)) return bag(drawing, scene, shape);
  if (isDispenser(shape)) return dispensers[shape](drawing, scene);
  switch (shape) {
    case "milk-carton":
      return milkCarton(drawing, scene);
    case "egg-box":
      return eggBox(drawing, scene);
    case "yoghurt":
      return yoghurts(drawing, scene);
    case "sachets":
      return sachets(drawing, scene);
    case "bar":
    case "block":
    case "butter":
      return wrapped(drawing, scene);
    case "rolls":
    case "bottle-pack":
    case "can-pack":
      return multipack(drawing, scene);
  }
}
