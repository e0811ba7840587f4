import { circle, line, repeat, shape, specks } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { ball, chunk, cube, slice, strip } from "./firm-shapes.ts";

export const segments = (color: string, radius: number, count = 9) =>
  repeat(count, (index) => {
    const [from, to] = [(index + 0.08) / count, (index + 0.92) / count].map(
      (part) => part * Math.PI * 2,
    );
    const [a, b] = [from ?? 0, to ?? 0];
    return `<path d="M0 0L${Math.cos(a) * radius} ${Math.sin(a) * radius}A${radius} ${radius} 0 0 1 ${Math.cos(b) * radius} ${Math.sin(b) * radius}Z" fill="${color}" stroke="${color}" stroke-width="2" stroke-linejoin="round"/>`;
  });

const citrus = (rind: string, pith: string, flesh: string, radius: number, count: number): Part =>
  slice(rind, pith, radius, count, () => segments(flesh, radius * 0.76));

export const fruitParts = {
  avocado: {
    ...strip("#a9c757", "#5f8a2c", 38, 20, 6, 0.6),
    shape: () =>
      line("M-30 10Q0 -30 30 10", "#4f7d2b", 21) +
      line("M-30 10Q0 -30 30 10", "#a5c658", 16) +
      line("M-26 12Q0 -20 26 12", "#e0e39a", 7),
  },
  mango: cube("#f7b733", "#dd8f1a", 22, 9),
  pineapple: chunk("#f6d54a", "#d79f22", 24, 8),
  "pineapple slice": slice(
    "#d9a52a",
    "#f8dc5e",
    66,
    6,
    () => segments("#f3cc3c", 58, 14) + circle(0, 0, 14, "#fff3b8"),
  ),
  apple: strip("#f3e0a4", "#c23b2e", 34, 15, 8, 0.7),
  "baked apple": strip("#e6b45c", "#b77a28", 38, 17, 12, 0.7),
  pear: strip("#f2e6b4", "#b9b552", 38, 17, 6, 0.6),
  lemon: citrus("#f0c419", "#fdf3c6", "#f7d94c", 32, 3),
  lime: citrus("#5fa52a", "#eaf5c9", "#a8d35c", 28, 3),
  orange: citrus("#f08a1d", "#fde2b4", "#f6a035", 46, 5),
  grapefruit: citrus("#f0a050", "#fde0cc", "#ee6a5a", 46, 4),
  strawberry: {
    ...ball("#d8212c", 28, 8),
    shape: (random) =>
      shape("M0 30C-30 10 -30 -24 0 -22C30 -24 30 10 0 30Z", "#d4202b") +
      specks(random, { radius: 20, count: 14, size: 2.2, fill: "#f9d98a", opacity: 0.9 }) +
      shape("M-14 -22L0 -14L14 -22L6 -28L-6 -28Z", "#4c9a38"),
  },
  raspberry: {
    ...ball("#cf2450", 20, 14, { grain: 0.2 }),
    shape: () =>
      circle(0, 0, 17, "#b21843") +
      repeat(11, (i) =>
        circle(
          Math.cos(i * 2.4) * 4 * Math.sqrt(i),
          Math.sin(i * 2.4) * 4 * Math.sqrt(i),
          6,
          i % 2 ? "#d8305c" : "#c41f4c",
        ),
      ),
  },
  blueberry: ball("#39477e", 15, 16, { gloss: 0.35 }, circle(2, 2, 4, "#232c57")),
  blackberry: {
    ...ball("#3a1d3f", 18, 6),
    shape: () =>
      repeat(11, (i) =>
        circle(
          Math.cos(i * 2.4) * 4 * Math.sqrt(i),
          Math.sin(i * 2.4) * 4 * Math.sqrt(i),
          6,
          i % 2 ? "#46234b" : "#2f1534",
        ),
      ),
  },
  banana: slice("#e9d27a", "#f8ecbc", 27, 9, () =>
    repeat(3, (i) => circle(Math.cos(i * 2.1) * 7, Math.sin(i * 2.1) * 7, 2.5, "#b99a55")),
  ),
  fig: slice(
    "#5b2a52",
    "#e9c9b4",
    30,
    5,
    (random) =>
      circle(0, 0, 20, "#b8355a") +
      specks(random, { radius: 17, count: 16, size: 2, fill: "#f7dca0" }),
  ),
  date: chunk("#7a4318", "#4a260c", 22, 6),
  raisin: chunk("#5a2f22", "#351810", 11, 12),
  prune: ball("#2f1a26", 26, 6, { grain: 0.9, gloss: 0.6 }),
  apricot: ball("#ee9a35", 26, 6, { grain: 0.6, gloss: 0.5 }),
  peach: strip("#f6ad4d", "#d9722a", 42, 22, 6, 0.6),
  pomegranate: ball("#b5173c", 8, 30, { gloss: 0.9 }),
  grape: ball("#6d2348", 20, 9),
  papaya: strip("#d7e3a0", "#a9bf66", 40, 6, 26, 0.4),
} satisfies Record<string, Part>;
