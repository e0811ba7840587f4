import { blob, line, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { melt, mound } from "./soft-shapes.ts";

export const sideParts = {
  "rice mound": mound(["#fffdf6", "#f8f2e2", "#efe6cf"], "#e6dcc2", 112, 8),
  "golden rice mound": mound(["#f3d78e", "#e8c063", "#f8e6b4"], "#d3a54e", 112, 8),
  "grain mound": mound(["#e6c588", "#d4ab66", "#f0d9a8"], "#c49a58", 108, 5),
  mash: {
    ...melt("#f3dfa2", "#f8ebc0", 104, 1, 0.07),
    radius: 112,
    round: 14,
    lift: 9,
    grain: 0.5,
    shape: (random) =>
      shape(blob(random, { radius: 106, count: 13, uneven: 0.06, flat: 0.88 }), "#f0d996") +
      repeat(5, (i) =>
        line(
          `M${-84 + i * 8} ${-46 + i * 24}Q0 ${-66 + i * 24} ${84 - i * 8} ${-40 + i * 24}`,
          "#fdf3d0",
          11,
          'opacity=".8"',
        ),
      ) +
      repeat(5, (i) =>
        line(
          `M${-84 + i * 8} ${-34 + i * 24}Q0 ${-54 + i * 24} ${84 - i * 8} ${-28 + i * 24}`,
          "#c9a455",
          5,
          'opacity=".45"',
        ),
      ),
  },
} satisfies Record<string, Part>;
