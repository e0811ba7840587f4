import { circle, line, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { chunk, cut, slice } from "./firm-shapes.ts";
import { meat } from "./meat.ts";

export const poultryParts = {
  chicken: meat("#e7bd82", "#b9803f"),
  "grilled chicken": {
    ...meat("#dfae6c", "#8b5424", 36, 7),
    shape: (random) =>
      meat("#dfae6c", "#a5692f", 36, 1).shape(random) +
      line("M-26 -10L22 -22M-26 6L28 -6M-20 20L26 10", "#5b3312", 4, 'opacity=".75"'),
  },
  "crispy chicken": { ...meat("#dd9a3f", "#a5641c", 38, 6), grain: 1, fine: 0.12 },
  "chicken wing": {
    ...cut("#b8652a", "#773912", 78, 6),
    round: 11,
    gloss: 0.7,
    browned: 0.75,
    lift: 9,
    shape: (random) => {
      const isDrumette = random.chance(0.5);
      return isDrumette
        ? line("M30 6L68 18", "#efdcbc", 15) +
            circle(70, 14, 9, "#f6ead2") +
            circle(67, 25, 9, "#f6ead2") +
            shape(
              "M-70 -6C-70 -44 -34 -52 -6 -36C16 -24 34 -8 44 4C38 18 14 26 -14 32C-46 38 -70 28 -70 -6Z",
              "#b5551f",
            ) +
            shape(
              "M-58 -16C-50 -38 -26 -40 -6 -26C-20 -14 -46 -6 -58 -16Z",
              "#dc8a45",
              'opacity=".7"',
            )
        : shape(
            "M-72 12C-76 -16 -44 -34 -8 -26C12 -22 26 -34 46 -38C64 -40 72 -22 58 -12C44 0 30 6 22 18C2 40 -66 42 -72 12Z",
            "#b0501c",
          ) +
            shape("M-56 4C-50 -14 -24 -18 0 -12C-10 4 -44 14 -56 4Z", "#d98542", 'opacity=".7"') +
            line("M-40 20Q-10 24 14 10M22 -14L48 -28", "#7a3210", 4, 'opacity=".5"');
    },
  },
  "duck slice": slice("#e4c3a4", "#8d3a3f", 40, 8, () => line("M-26 6Q0 -6 26 6", "#b05e5e", 3)),
  "roast chicken leg": {
    ...chunk("#c88238", "#8a4d16", 110, 2),
    browned: 0.55,
    gloss: 0.5,
    grain: 0.35,
    shape: () =>
      line("M40 40L120 104", "#f1e2c8", 24) +
      circle(118, 98, 15, "#f6ead6") +
      circle(108, 112, 15, "#f6ead6") +
      shape(
        "M-104 -60C-80 -124 40 -96 72 0C88 44 70 76 30 70C-40 66 -128 10 -104 -60Z",
        "#9c5a1e",
      ) +
      shape("M-92 -60C-70 -106 30 -84 58 -4C70 30 56 52 22 48C-40 44 -110 0 -92 -60Z", "#cd8a3e") +
      shape("M-70 -58C-50 -84 10 -70 30 -20C20 0 -50 -10 -70 -58Z", "#e3a95a", 'opacity=".6"'),
  },
} satisfies Record<string, Part>;
