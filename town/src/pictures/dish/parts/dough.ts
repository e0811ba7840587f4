import { circle, line, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { ball, chunk, cube, slice } from "./firm-shapes.ts";

export const doughParts = {
  crouton: cube("#dba658", "#a8702a", 19, 10),
  bread: {
    ...slice("#9c6228", "#efdcb4", 74, 2),
    shape: () =>
      shape("M-70 -34C-60 -62 60 -62 70 -34L62 52H-62Z", "#9a6026") +
      shape("M-60 -30C-50 -50 50 -50 60 -30L54 44H-54Z", "#f0dfba") +
      repeat(9, (i) => circle(-40 + ((i * 29) % 84), -26 + ((i * 17) % 60), 4, "#dcc392")),
  },
  "pita wedge": {
    ...chunk("#e8cb96", "#b98a48", 66, 6, { lift: 6 }),
    shape: () =>
      shape("M-50 40L0 -62L52 40Q0 62 -50 40Z", "#c4954f", 'stroke-linejoin="round"') +
      shape("M-42 35L0 -48L44 35Q0 52 -42 35Z", "#ecd3a2") +
      circle(-8, 8, 9, "#b8843f", 'opacity=".6"') +
      circle(14, 22, 7, "#b8843f", 'opacity=".6"'),
  },
  "tortilla chip": {
    ...chunk("#eec45a", "#c4902a", 46, 16, { lift: 7 }),
    shape: () =>
      shape("M-40 30L0 -44L44 26Z", "#c99532", 'stroke-linejoin="round"') +
      shape("M-33 25L0 -34L36 21Z", "#f2cd68") +
      circle(2, 4, 5, "#b8812a"),
  },
  falafel: {
    ...ball("#8a5a2a", 46, 6, { grain: 1, fine: 0.13, gloss: 0.15, round: 14, lift: 10 }),
  },
  patty: { ...ball("#6b3a20", 60, 2, { grain: 1, gloss: 0.2 }) },
  biscuit: chunk("#d9a860", "#a87732", 24, 8),
  raviolo: {
    ...cube("#f2dc98", "#d9b65e", 66, 9),
    gloss: 0.4,
    shape: () =>
      shape(
        "M-54 -54h108v108h-108Z",
        "#dfbd68",
        'stroke="#dfbd68" stroke-width="12" stroke-dasharray="9 7"',
      ) +
      shape("M-50 -50h100v100h-100Z", "#f3de9c") +
      circle(0, 0, 32, "#f9ecc0") +
      circle(4, 4, 22, "#b9c878", 'opacity=".5"'),
  },
  dumpling: {
    ...ball("#f3e6c8", 72, 6, { round: 13, gloss: 0.35, lift: 9 }),
    shape: () =>
      shape("M-68 20C-70 -22 -40 -46 0 -48C40 -46 70 -22 68 20C44 40 -44 40 -68 20Z", "#f4ead3") +
      shape("M-62 20C-40 6 40 6 62 20C40 38 -40 38 -62 20Z", "#d59a48", 'opacity=".75"') +
      shape("M-44 26C-24 18 24 18 44 26C24 36 -24 36 -44 26Z", "#a8682a", 'opacity=".6"') +
      repeat(9, (i) => {
        const angle = Math.PI * (1.08 + i * 0.105);
        const [x, y] = [Math.cos(angle) * 64, Math.sin(angle) * 58 + 10];
        return line(
          `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x * 0.8 + 5).toFixed(1)} ${(y * 0.72).toFixed(1)} ${(x * 0.6 + 3).toFixed(1)} ${(y * 0.42).toFixed(1)}`,
          "#cdb78c",
          4,
          'opacity=".8"',
        );
      }),
  },
  bao: {
    ...ball("#f8f3ea", 60, 4, { round: 20, gloss: 0.35, lift: 10 }),
    shape: () =>
      circle(0, 0, 58, "#f6efe2") +
      repeat(9, (i) =>
        line(
          `M0 0Q${Math.cos(i * 0.7) * 24} ${Math.sin(i * 0.7) * 24} ${Math.cos(i * 0.7 + 0.4) * 46} ${Math.sin(i * 0.7 + 0.4) * 46}`,
          "#cfc2aa",
          3.5,
        ),
      ),
  },
  fritter: { ...ball("#c98434", 48, 9, { grain: 1, fine: 0.1, gloss: 0.25, round: 14, lift: 9 }) },
} satisfies Record<string, Part>;
