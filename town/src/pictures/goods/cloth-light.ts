import { randomOf } from "../../generate/random.ts";
import { times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";

/** Threads of a weave, as one path of short strokes. */
const weave = `<path d="${times(80, (row) => `M${(row % 2) * 6} ${row * 10}H800`)}" stroke="#000" stroke-width="4" stroke-dasharray="6 6" opacity=".07"/>`;

/** Folds that run down a hanging piece, each a shade with a light beside it. */
const folds = (seed: string) => {
  const random = randomOf("folds", seed);
  return times(5, (index) => {
    const x = 180 + index * 110 + random.between(-26, 26);
    const top = random.between(230, 420);
    const foot = random.between(640, 780);
    const sway = random.between(-34, 34);
    const lens = (width: number) =>
      `M${x} ${top}Q${x + sway + width} ${(top + foot) / 2} ${x + sway} ${foot}Q${x + sway - width} ${(top + foot) / 2} ${x} ${top}Z`;
    return `<path d="${lens(18)}" fill="#000" opacity=".1"/><path d="${lens(9)}" fill="#fff" opacity=".13" transform="translate(-19 -6)"/>`;
  });
};

/** Makes a flat piece round: darker at its lower right edge, lighter at its upper left. */
const roundness = (outline: string) =>
  [70, 30]
    .map(
      (width) =>
        `<path d="${outline}" fill="none" stroke="#000" stroke-width="${width}" opacity=".08" transform="translate(-7 -10)"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="${width * 0.6}" opacity=".09" transform="translate(9 12)"/>`,
    )
    .join("");

/** Returns the weave, folds and roundness of a piece of cloth, to be drawn over its colour. */
export function clothLight(drawing: SvgDrawing, outline: string): string {
  return drawing.clipped(`<path d="${outline}"/>`, weave + folds(outline) + roundness(outline));
}
