import { blob, circle, line, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { ball, chunk, cube, slice } from "./firm-shapes.ts";
import { melt } from "./soft-shapes.ts";

const fresh = { round: 8, gloss: 0.5 };

export const dairyParts = {
  mozzarella: { ...melt("#fbf0d6", "#fffaf0", 38, 8), gloss: 0.5 },
  burrata: { ...ball("#fffaf0", 92, 1, { round: 26, gloss: 0.5 }) },
  parmesan: {
    ...chunk("#f4e3ac", "#dcbf74", 24, 9, { lift: 4 }),
    shape: (random) =>
      shape(blob(random, { radius: 24, count: 5, uneven: 0.35, flat: 0.5 }), "#f6e7b6"),
  },
  "goat's cheese": { ...slice("#ead7ae", "#fffaf0", 38, 6), ...fresh, grain: 0.5 },
  "blue cheese": chunk("#f2ecd6", "#8797a6", 20, 9),
  cheddar: { ...melt("#f0a021", "#f8bd4c", 40, 7, 0.25) },
  "melted cheese": melt("#f3cf73", "#fae6ac", 42, 9, 0.28),
  feta: cube("#fdfaf2", "#dcd6c4", 22, 9),
  halloumi: {
    ...chunk("#f2dfae", "#b87f36", 52, 6, { lift: 8 }),
    shape: () =>
      shape("M-48 -28h96v56h-96Z", "#c08a42", 'stroke-linejoin="round"') +
      shape("M-44 -25h88v49h-88Z", "#f1deac") +
      line("M-40 -14L40 -22M-42 4L42 -4M-38 20L42 14", "#8a5420", 5, 'opacity=".8"'),
  },
  paneer: cube("#f9efd6", "#d7a862", 28, 9),
  ricotta: { ...melt("#fdf8ec", "#ffffff", 30, 7), grain: 0.8 },
  butter: cube("#f9e08a", "#e0bd54", 28, 1),
  egg: {
    ...ball("", 62, 3, { round: 9, gloss: 0.6, lift: 5 }),
    shape: (random) =>
      shape(blob(random, { radius: 60, count: 9, uneven: 0.13 }), "#fffdf8") +
      circle(4, -2, 25, "#e58f0b") +
      circle(3, -3, 23, "#f8ae22"),
  },
  "half egg": {
    ...ball("", 44, 4, { round: 6, gloss: 0.6 }),
    shape: () =>
      `<ellipse rx="34" ry="43" fill="#fffdf8"/>` +
      circle(0, 4, 22, "#e8910f") +
      circle(-1, 3, 19, "#f7a91f"),
  },
  "scrambled egg": { ...melt("#f6d35a", "#fbe68e", 44, 10, 0.3), lift: 6, grain: 0.9 },
  "egg shred": chunk("#f8d95e", "#e3b432", 16, 12),
  cream: { ...melt("#fffaf0", "#ffffff", 26, 4, 0.18), gloss: 0.5 },
  "whipped cream": {
    ...ball("", 56, 2, { round: 10, gloss: 0.3, lift: 8 }),
    shape: () =>
      repeat(9, (i) => circle(Math.cos(i * 0.7) * 34, Math.sin(i * 0.7) * 34, 21, "#fffaf2")) +
      repeat(6, (i) => circle(Math.cos(i * 1.05) * 16, Math.sin(i * 1.05) * 16, 17, "#fffdf8")) +
      circle(0, 0, 12, "#ffffff"),
  },
} satisfies Record<string, Part>;
