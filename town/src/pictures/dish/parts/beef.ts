import { blob, closed, line, moved, repeat, shape, specks, turned } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { cut, slice, strip } from "./firm-shapes.ts";
import { meat } from "./meat.ts";
import { heap, melt } from "./soft-shapes.ts";

/** Beef and what is roasted like it. */

/** A slice of roasted meat from the crust to its heart, all around the origin. */
const roasted = (rings: [share: number, color: string][], outline: string) =>
  rings
    .map(([share, color]) => `<g transform="scale(${share})">${shape(outline, color)}</g>`)
    .join("");

export const beefParts = {
  beef: meat("#84472c", "#50240f"),
  "beef strip": strip("#8a4a2d", "#552711", 36, 18, 11, 0.5),
  "raw beef": {
    ...melt("#9e2230", "#b53a45", 68, 14, 0.1),
    round: 2,
    gloss: 0.22,
    grain: 0.2,
    lift: 2.5,
    shape: (random) =>
      shape(blob(random, { radius: 66, count: 12, uneven: 0.08, flat: 0.86 }), "#8f1c2a") +
      shape(blob(random, { radius: 61, count: 12, uneven: 0.08, flat: 0.86 }), "#b03240") +
      repeat(9, () => {
        const [x, y] = [random.between(-40, 26), random.between(-34, 34)];
        return line(
          `M${x} ${y}q${random.between(6, 16)} ${random.between(-10, 10)} ${random.between(16, 30)} ${random.between(-6, 6)}`,
          "#f2cfc6",
          2.2,
          'opacity=".6"',
        );
      }),
  },
  "minced meat": heap(["#7d452a", "#693620", "#945a37"], 44, 8, 7),
  meatball: {
    ...cut("#8a4a2c", "#552a14", 34, 9),
    round: 13,
    grain: 0.9,
    shape: (random) => shape(blob(random, { radius: 33, count: 9, uneven: 0.06 }), "#85472a"),
  },
  steak: {
    ...cut("#84482b", "#4a2110", 128, 1),
    round: 6,
    gloss: 0.4,
    grain: 0.4,
    browned: 0.25,
    lift: 12,
    shape: (random) =>
      repeat(6, (i) => {
        const outline = closed([
          { x: -24, y: -58 - (i % 2) * 6 },
          { x: 6, y: -78 + Math.abs(i - 2.5) * 9 },
          { x: 30, y: -56 + Math.abs(i - 2.5) * 7 },
          { x: 33, y: 46 - Math.abs(i - 2.5) * 6 },
          { x: 8, y: 78 - Math.abs(i - 2.5) * 10 },
          { x: -25, y: 56 },
        ]);
        return moved(
          -96 + i * 38,
          (i - 2.5) * 3,
          turned(
            8 + random.between(-3, 3),
            roasted(
              [
                [1, "#3a1a0d"],
                [0.9, "#7c4227"],
                [0.78, "#b45a4c"],
                [0.58, "#c7585a"],
                [0.36, "#cf6a6a"],
              ],
              outline,
            ) + line("M-22 -50L-22 46", "#2c1309", 7, 'opacity=".55"'),
          ),
        );
      }) + specks(random, { radius: 96, count: 26, size: 3.4, fill: "#fffaf0", opacity: 0.85 }),
  },
  "roast slice": {
    ...slice("#5b2f1a", "#c06a5a", 66, 6),
    round: 4,
    browned: 0.2,
    lift: 6,
    shape: (random) =>
      roasted(
        [
          [1, "#4c2614"],
          [0.92, "#8e5138"],
          [0.82, "#c07062"],
          [0.6, "#d08078"],
        ],
        blob(random, { radius: 62, count: 9, uneven: 0.08, flat: 0.78 }),
      ) + line("M-30 -6Q-6 6 26 -8M-22 16Q2 24 24 12", "#f0cfc0", 3, 'opacity=".5"'),
  },
} satisfies Record<string, Part>;
