import { blob, circle, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { ball, chunk, cube, slice, strip } from "./firm-shapes.ts";
import { heap, melt } from "./soft-shapes.ts";

export const seasoningParts = {
  granola: heap(["#c08a48", "#dcb271", "#9a6a30", "#7d4a24"], 54, 5, 7),
  oats: heap(["#efe0bd", "#e0cb9c", "#f6ecd2"], 40, 7, 6),
  chia: heap(["#3b3a40", "#5d5a60"], 26, 6, 2.6),
  sesame: heap(["#f4e6c0", "#e8d39c", "#fbf3da"], 26, 9, 3.2),
  chocolate: chunk("#4a2718", "#2a130a", 22, 8, { gloss: 0.6 }),
  "chocolate shaving": strip("#5a3220", "#331a0e", 20, 8, 14, 0.6),
  cocoa: heap(["#4a2a1a", "#5f3824"], 34, 6, 2.2),
  sugar: heap(["#ffffff", "#fbf7ef"], 60, 4, 2.6),
  cinnamon: strip("#9a5a2a", "#6b3814", 52, 15, 2, 0.05),
  spice: heap(["#b5622a", "#8a4a20", "#c98a3a"], 44, 4, 2.2),
  "green spice": heap(["#6f7a3a", "#8a8f4e", "#d9c48a"], 60, 6, 2.8),
  saffron: strip("#c8321a", "#e07a2a", 12, 3, 16, 0.8),
  nori: strip("#1f2c26", "#0f1814", 30, 9, 8, 0.1),
  wasabi: { ...melt("#a9c765", "#bfd884", 26, 1, 0.2), lift: 6, grain: 0.8 },
  vanilla: strip("#2c1a12", "#170c08", 60, 7, 1, 0.2),
  "star anise": {
    ...slice("", "", 26, 1),
    shape: () =>
      repeat(
        8,
        (i) => `<ellipse rx="6" ry="13" cy="-13" fill="#6b3a1c" transform="rotate(${i * 45})"/>`,
      ) + circle(0, 0, 5, "#3f1f0c"),
  },
  ice: { ...cube("#eef6fa", "#c9dde6", 34, 3), gloss: 0.9 },
  "oil drop": {
    ...ball("#c9a32a", 12, 12),
    lift: 0,
    shape: (random) =>
      shape(
        blob(random, { radius: 6 + random.next() * 8, uneven: 0.1 }),
        "#d7b23a",
        'opacity=".6"',
      ),
  },
} satisfies Record<string, Part>;
