import { blob, circle, line, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { chunk, cube, slice, strip } from "./firm-shapes.ts";

const flakes = (color: string, lineColor: string) =>
  shape("M-44 -8C-30 -30 30 -28 46 -6C36 20 -34 24 -44 -8Z", color) +
  repeat(4, (index) => line(`M${-28 + index * 18} -18q-8 16 2 30`, lineColor, 3.5));

export const fishParts = {
  "smoked salmon": {
    ...strip("#f2885e", "#d9653a", 52, 30, 6, 0.6),
    shape: (random) =>
      shape(blob(random, { radius: 50, count: 10, uneven: 0.26, flat: 0.62 }), "#ee7d52") +
      line("M-34 -8Q0 -20 34 -6M-34 8Q0 -4 34 10", "#fbcbb0", 4),
  },
  salmon: { ...chunk("#f08a63", "#d3623a", 46, 6), shape: () => flakes("#f08a63", "#fbd0b8") },
  "raw salmon": cube("#f2825a", "#d9623c", 26, 9),
  "raw tuna": cube("#b8293f", "#8c1a2e", 26, 9),
  tuna: { ...chunk("#d7a995", "#b07d68", 30, 8), grain: 1 },
  "seared tuna": slice("#8f6a56", "#bf3048", 56, 7, () => ""),
  "salmon fillet": {
    ...chunk("#ec8a60", "#c9683c", 130, 1),
    round: 11,
    grain: 0.3,
    browned: 0.25,
    shape: () =>
      shape("M-130 -20C-110 -70 90 -66 134 -14C120 50 -90 70 -130 -20Z", "#c8703f") +
      shape("M-120 -20C-100 -58 84 -54 122 -14C108 36 -84 54 -120 -20Z", "#ef9468") +
      repeat(6, (i) => line(`M${-84 + i * 34} -44q-14 36 4 76`, "#f9ccb2", 5)),
  },
  "white fish": {
    ...chunk("#f4ead8", "#d0a464", 130, 1),
    round: 11,
    grain: 0.3,
    browned: 0.22,
    shape: () =>
      shape("M-130 -20C-110 -70 90 -66 134 -14C120 50 -90 70 -130 -20Z", "#cf9c56") +
      shape("M-120 -22C-100 -58 84 -54 120 -16C106 32 -84 48 -120 -22Z", "#f3e8d4") +
      repeat(6, (i) => line(`M${-84 + i * 34} -42q-12 34 4 70`, "#d9c4a0", 4)),
  },
  cod: chunk("#f6eddc", "#d9b67e", 36, 6),
  "fried fish": {
    ...chunk("#dda145", "#a9691f", 130, 2),
    shape: (random) =>
      shape(blob(random, { radius: 128, count: 12, uneven: 0.1, flat: 0.42 }), "#a8681e") +
      shape(blob(random, { radius: 116, count: 12, uneven: 0.12, flat: 0.38 }), "#e0a84c"),
    grain: 1,
    fine: 0.1,
  },
  "whole fish": {
    ...chunk("#a8b0b4", "#5d686e", 250, 1, { gloss: 0.7 }),
    shape: () =>
      shape("M190 0L262 -62Q246 0 262 62Z", "#6a757b") +
      shape(
        "M-240 0C-180 -100 60 -120 200 -8C210 0 210 0 200 8C60 120 -180 100 -240 0Z",
        "#7b868c",
      ) +
      shape("M-226 0C-170 -80 60 -96 186 0C60 60 -160 70 -226 0Z", "#b9c1c4") +
      line("M-150 -66Q-118 0 -150 60", "#4f5a60", 6) +
      circle(-190, -18, 14, "#f6f3e4") +
      circle(-190, -18, 7, "#1c1c1c") +
      repeat(5, (i) =>
        line(`M${-90 + i * 52} -70L${-66 + i * 52} 62`, "#33302a", 9, 'opacity=".55"'),
      ),
  },
  sardine: {
    ...strip("#8fa0aa", "#4f616d", 130, 40, 4, 0.04),
    shape: () =>
      shape("M108 0L140 -26Q132 0 140 26Z", "#5c6d78") +
      shape("M-130 0C-90 -40 60 -38 112 0C60 34 -90 36 -130 0Z", "#50626e") +
      shape("M-122 4C-80 -16 60 -16 104 2C60 30 -86 32 -122 4Z", "#b7c4ca") +
      circle(-106, -4, 6, "#141414"),
  },
  anchovy: strip("#8a5b3c", "#5a3620", 46, 11, 8, 0.3),
  eel: { ...strip("#7a4322", "#482210", 60, 34, 4, 0.05), gloss: 0.8 } as Part,
} satisfies Record<string, Part>;
