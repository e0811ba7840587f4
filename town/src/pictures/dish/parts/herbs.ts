import { repeat } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { chunk, slice, strip } from "./firm-shapes.ts";
import { segments } from "./fruit.ts";
import { herb, leaf, sprig } from "./leafy-shapes.ts";
import { heap, melt } from "./soft-shapes.ts";

const greens = ["#2f7d32", "#3d9440", "#266e2b"];

export const herbParts = {
  basil: leaf(greens, 27, 17, 7),
  "thai basil": leaf(["#3b7a35", "#55603f", "#2e6a33"], 28, 12, 8),
  mint: leaf(["#4aa84e", "#3f9a46", "#5bb65a"], 24, 15, 6),
  bay: leaf(["#5f7a3c"], 38, 14, 2),
  oregano: heap(["#5c6b2e", "#74803f", "#48561f"], 20, 12, 3),
  rosemary: sprig("#5b5a2a", "#4b6a36", 42, 15, 4),
  thyme: sprig("#6d5d36", "#6c8350", 34, 9, 5),
  dill: sprig("#5c9a3d", "#6fb04c", 32, 13, 6),
  parsley: herb(["#2f8a33", "#3f9c3f", "#257429"], 24, 8),
  coriander: herb(["#3f9a3c", "#54b04c", "#32822f"], 24, 8),
  chives: heap(["#4f9d3e", "#3f8a35"], 22, 10, 3.6),
  lemongrass: strip("#dce2a6", "#a9b46a", 44, 11, 3, 0.05),
  garlic: { ...chunk("#f4e8cc", "#d9bd84", 12, 9), gloss: 0.5 },
  "garlic head": slice("#e8dcc8", "#f7efdf", 34, 2, () => segments("#fffaf0", 24, 7)),
  ginger: chunk("#ecd08a", "#c79a4a", 16, 6),
  "pickled ginger": { ...melt("#f3b7b0", "#f9d4cd", 26, 3), lift: 4 },
  chilli: {
    ...strip("#d31f16", "#8f0e0a", 20, 11, 8),
    shape: () =>
      repeat(
        1,
        () =>
          `<ellipse rx="14" ry="11" fill="#c61a13"/><ellipse rx="8" ry="6" fill="#f3b69a"/><circle cx="-3" r="2" fill="#f8e7b0"/><circle cx="3" cy="2" r="2" fill="#f8e7b0"/>`,
      ),
  },
} satisfies Record<string, Part>;
