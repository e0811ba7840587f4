import type { Random } from "../../../generate/random.ts";
import { reliefFilter } from "../relief.ts";

/** The large part of a dish, around the origin. `color` is that of its sauce, grains or dough. */
export type Body = (random: Random, color: string) => string;

/** Returns content with the light and shadow of this relief. */
export const lit = (
  content: string,
  id: string,
  relief: Parameters<typeof reliefFilter>[1],
  seed = 3,
) => `${reliefFilter(id, relief, seed)}<g filter="url(#${id})">${content}</g>`;

/**
 * Returns a filter that browns dough in patches; `strength` scales and lowers the noise they come
 * from.
 */
export const toasted = (
  id: string,
  tone = "0 0 0 0 .36  0 0 0 0 .17  0 0 0 0 .05",
  seed = 8,
  fine = 0.03,
  strength = "2.6 -1.25",
) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fine}" numOctaves="4" seed="${seed}" result="n"/><feColorMatrix in="n" values="${tone}  0 0 0 ${strength}" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>`;
