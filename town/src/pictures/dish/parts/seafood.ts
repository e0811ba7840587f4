import { blob, circle, line, moved, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { chunk, slice, strip } from "./firm-shapes.ts";

const shell = (outer: string, inner: string, flesh: string) =>
  `<path d="M-34 8C-40 -22 0 -30 36 0C30 26 -20 30 -34 8Z" fill="${outer}"/><path d="M-26 7C-30 -14 0 -20 27 1C22 18 -16 20 -26 7Z" fill="${inner}"/><ellipse cx="-2" cy="1" rx="17" ry="10" fill="${flesh}"/>`;

export const seafoodParts = {
  prawn: {
    ...strip("#f59a70", "#dd6a3f", 36, 22, 9, 0.9),
    shape: () =>
      line("M-26 20Q-36 -24 4 -24Q34 -22 26 8", "#e0693d", 21) +
      line("M-26 20Q-36 -24 4 -24Q34 -22 26 8", "#f9ab84", 14) +
      line("M-34 0L-20 -2M-26 -18L-14 -10M-4 -32L-4 -18M16 -30L12 -16", "#fde0cc", 3.5) +
      shape("M26 8l-10 22l12 -4l10 8Z", "#d8552e"),
  },
  squid: {
    ...slice("#e6cdbc", "#f8ece2", 30, 8),
    shape: () =>
      `<ellipse rx="24" ry="21" fill="none" stroke="#d8b8a4" stroke-width="15"/><ellipse rx="24" ry="21" fill="none" stroke="#faf0e6" stroke-width="10"/>`,
  },
  "fried squid": {
    ...slice("", "", 36, 14),
    grain: 1,
    fine: 0.12,
    shape: () =>
      `<ellipse rx="28" ry="25" fill="none" stroke="#b97a28" stroke-width="18"/><ellipse rx="28" ry="25" fill="none" stroke="#e3ab4f" stroke-width="12"/>`,
  },
  octopus: {
    ...slice("#7d2b46", "#f0dcd8", 30, 9, () => circle(0, 0, 7, "#f9efeb")),
    shape: () =>
      circle(0, 0, 29, "#7d2b46") +
      circle(0, 0, 21, "#f2dfda") +
      repeat(6, (i) => circle(Math.cos(i * 1.05) * 27, Math.sin(i * 1.05) * 27, 6, "#c98aa0")),
  },
  mussel: {
    ...slice("", "", 36, 16),
    gloss: 0.8,
    shape: () => shell("#1c2029", "#c3cbd8", "#e9963a"),
  },
  clam: { ...slice("", "", 30, 10), shape: () => shell("#c9b79a", "#f4ecdf", "#e9c9a0") },
  oyster: {
    ...slice("", "", 92, 6),
    shape: (random) =>
      shape(blob(random, { radius: 90, count: 12, uneven: 0.13, flat: 0.72 }), "#6e675e") +
      shape(blob(random, { radius: 74, count: 11, uneven: 0.1, flat: 0.68 }), "#f1eee8") +
      moved(
        -6,
        0,
        shape(blob(random, { radius: 46, count: 9, uneven: 0.18, flat: 0.6 }), "#b8b3a6"),
      ),
    gloss: 0.8,
  },
  crab: { ...chunk("#f4e1d6", "#dd7a55", 26, 9), grain: 0.9 },
} satisfies Record<string, Part>;
