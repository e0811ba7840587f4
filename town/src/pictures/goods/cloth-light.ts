import { randomOf } from "../../generate/random.ts";
import { times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";

/** Threads of a weave, as one path of short strokes. */
const weave = `<path d="${times(150, (row) => `M${(row % 2) * 4} ${row * 5.4}H800`)}" stroke="#000" stroke-width="2.2" stroke-dasharray="4 4" opacity=".075"/><path d="${times(150, (row) => `M${((row + 1) % 2) * 4} ${row * 5.4 + 2.7}H800`)}" stroke="#fff" stroke-width="2" stroke-dasharray="4 4" opacity=".07"/>`;

/** Folds that run down a hanging piece, each a shade with a light beside it. */
const folds = (seed: string) => {
  const random = randomOf("folds", seed);
  return times(6, (index) => {
    const x = 170 + index * 92 + random.between(-26, 26);
    const top = random.between(230, 420);
    const foot = random.between(640, 780);
    const sway = random.between(-34, 34);
    const lens = (width: number) =>
      `M${x} ${top}Q${x + sway + width} ${(top + foot) / 2} ${x + sway} ${foot}Q${x + sway - width} ${(top + foot) / 2} ${x} ${top}Z`;
    return `<path d="${lens(30)}" fill="#000" opacity=".06"/><path d="${lens(14)}" fill="#000" opacity=".09"/><path d="${lens(9)}" fill="#fff" opacity=".2" transform="translate(-19 -6)"/>`;
  });
};

/** Makes a flat piece round: darker towards its lower right edge, lighter towards the upper left. */
const roundness = (outline: string) =>
  [90, 62, 38, 20]
    .map(
      (width) =>
        `<path d="${outline}" fill="none" stroke="#000" stroke-width="${width}" opacity=".045" transform="translate(-7 -10)"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="${width * 0.6}" opacity=".05" transform="translate(9 12)"/>`,
    )
    .join("");

/** Returns the weave, folds and roundness of a piece of cloth, to be drawn over its colour. */
export function clothLight(drawing: SvgDrawing, outline: string): string {
  return drawing.clipped(`<path d="${outline}"/>`, weave + folds(outline) + roundness(outline));
}
