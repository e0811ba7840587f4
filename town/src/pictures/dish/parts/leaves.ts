import { line, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { strip } from "./firm-shapes.ts";
import { frill, leaf } from "./leafy-shapes.ts";

export const leafParts = {
  spinach: leaf(["#2b6e30", "#37803a", "#21602a"], 40, 24, 9),
  rocket: {
    ...leaf(["#3b8a35"], 36, 14, 12),
    shape: (random) =>
      shape(
        `M0 36 Q-3 10 -4 4 L-17 6 L-6 -6 L-20 -12 L-6 -18 Q-8 -34 2 -38 Q10 -34 7 -19 L20 -14 L6 -7 L16 4 L4 3 Q3 14 0 36Z`,
        random.pick(["#3b8a35", "#4b9b40", "#2f7a2f"]),
      ) + line("M1 30L1 -30", "#d8f0b8", 2, 'opacity=".6"'),
  },
  lettuce: frill(["#84bf45", "#9bcf5a", "#6fae3a"], 62, 8),
  romaine: frill(["#5e9f3a", "#8fc45b", "#b8da85"], 58, 11),
  "lamb's lettuce": leaf(["#4f9140", "#5fa64c", "#3f7d36"], 34, 18, 14),
  "mixed leaves": {
    ...frill(["#6fae3a"], 54, 12),
    shape: (random) =>
      frill([random.pick(["#6fae3a", "#8fc94f", "#7b2f3f", "#4c8f37"])], 54, 1).shape(random),
  },
  "red cabbage": strip("#8c3a86", "#5d2160", 34, 8, 16, 0.5),
  "chinese cabbage": frill(["#cfe3a0", "#e4efc6", "#a9cc72"], 40, 6),
  cabbage: strip("#dfe9b4", "#a9c274", 34, 8, 16, 0.5),
  seaweed: frill(["#2f5a33", "#3c6b35", "#1f4526"], 30, 6),
  sprouts: strip("#f4f0dc", "#d4cfa6", 34, 6, 16, 0.9),
} satisfies Record<string, Part>;
