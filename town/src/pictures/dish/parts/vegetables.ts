import { blob, circle, line, moved, repeat, shape, specks } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { ball, chunk, slice, strip } from "./firm-shapes.ts";
import { leaf } from "./leafy-shapes.ts";
import { rings } from "./soft-shapes.ts";

const chambers = (color: string, seeds: string, radius: number) =>
  repeat(5, (index) => {
    const angle = (index / 5) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5];
    return circle(x, y, radius * 0.22, color) + circle(x, y, radius * 0.07, seeds);
  });

export const vegetableParts = {
  tomato: slice("#c8291c", "#e4523d", 38, 8, () => chambers("#f59a72", "#f9dc9c", 32)),
  "cherry tomato": ball("#d93021", 25, 9, {}, circle(-2, -2, 5, "#5d8a2c")),
  "dried tomato": chunk("#a5281a", "#6f150d", 26, 8),
  carrot: slice("#d9691a", "#f08a2c", 22, 10, () => circle(0, 0, 8, "#f7a552")),
  "carrot stick": strip("#f08a2c", "#c9601a", 34, 9, 9, 0.05),
  cucumber: slice("#3f7d36", "#d6e9b4", 32, 9, () =>
    repeat(6, (i) => circle(Math.cos(i) * 13, Math.sin(i) * 13, 3.4, "#f2f8dc")),
  ),
  gherkin: slice("#5b7c22", "#a8b94e", 20, 7, () =>
    repeat(5, (i) => circle(Math.cos(i * 1.25) * 9, Math.sin(i * 1.25) * 9, 2.4, "#dfe5a4")),
  ),
  courgette: slice("#2f6b2a", "#dfe8b0", 31, 9, () =>
    repeat(6, (i) => circle(Math.cos(i) * 11, Math.sin(i) * 11, 2.6, "#c3cf86")),
  ),
  aubergine: slice("#3a1d3f", "#b98d57", 40, 7, (random) =>
    specks(random, { radius: 28, count: 14, size: 4, fill: "#6e4620" }),
  ),
  peppers: {
    ...strip("#d93a26", "#a41f14", 36, 13, 9, 0.6),
    shape: (random) => {
      const [color = "", edge = ""] = random.pick([
        ["#dc3b26", "#a41f14"],
        ["#f0b321", "#c6850e"],
        ["#5a9a35", "#3a7420"],
      ]);
      return strip(color, edge, 36, 13, 1, 0.6).shape(random);
    },
  },
  mushroom: {
    ...slice("#9b7a57", "#ead9c2", 34, 9),
    shape: () =>
      `<path d="M-33 2C-35 -33 35 -33 33 2C29 14 14 10 11 8L9 30C8 38 -8 38 -9 30L-11 8C-14 10 -29 14 -33 2Z" fill="#a07d58"/><path d="M-28 0C-29 -26 29 -26 28 0C24 8 13 6 8 5L6 28C5 33 -5 33 -6 28L-8 5C-13 6 -24 8 -28 0Z" fill="#f0e2cd"/><path d="M-20 3C-9 -5 9 -5 20 3" stroke="#8d6a48" stroke-width="3.5" fill="none"/>`,
  },
  porcini: {
    ...slice("#6b4423", "#e6d0ac", 38, 8),
    shape: () =>
      `<path d="M-36 4C-36 -36 36 -36 36 4C30 14 18 12 14 8L18 28C18 40 -18 40 -18 28L-14 8C-18 12 -30 14 -36 4Z" fill="#71481f"/><path d="M-24 4C-16 -10 16 -10 24 4L12 8L15 27C14 34 -14 34 -15 27L-12 8Z" fill="#ecdabb"/>`,
  },
  shiitake: slice("#4b2f1c", "#7a5231", 32, 5, () =>
    line("M-14 0L14 0M0 -14L0 14M-10 -10L10 10M-10 10L10 -10", "#e9d3ae", 4),
  ),
  onion: strip("#f3e6c6", "#c9a768", 38, 7, 12, 0.9),
  "red onion": rings("#efd3e0", "#8e2f66", 34, 8),
  "caramelised onion": strip("#b06a25", "#7a4211", 34, 8, 14, 0.7),
  "fried onion": {
    ...rings("#d99a3c", "#a8661c", 46, 8),
    round: 9,
    grain: 0.8,
    lift: 9,
    shape: () =>
      `<circle r="34" fill="none" stroke="#b9752a" stroke-width="23"/><circle r="34" fill="none" stroke="#e0a548" stroke-width="15"/>`,
  },
  "spring onion": {
    ...rings("#e6f2c4", "#5f9f3c", 12, 14),
    shape: () =>
      circle(0, 0, 11, "#5f9f3c") + circle(0, 0, 7.5, "#e8f3cb") + circle(0, 0, 3, "#8dbd5b"),
  },
  shallot: rings("#f0dbe0", "#b06a86", 20, 8),
  leek: { ...rings("#eef2cc", "#9cba5a", 24, 8) },
  fennel: strip("#e6efc8", "#b3c98a", 42, 13, 6, 0.4),
  cauliflower: {
    ...ball("#f2ead2", 34, 7, { grain: 1, fine: 0.09, gloss: 0.15 }),
    shape: (random) =>
      repeat(8, () =>
        moved(
          random.between(-20, 20),
          random.between(-16, 16),
          shape(
            blob(random, { radius: 14, uneven: 0.2 }),
            random.pick(["#f4ecd6", "#e9dcb8", "#d9b472"]),
          ),
        ),
      ),
  },
  artichoke: leaf(["#9aa05c", "#b7b878", "#84904c"], 32, 20, 7),
  olive: {
    ...ball("#6f7d2c", 17, 9),
    shape: () => circle(0, 0, 17, "#76842f") + circle(2, 1, 6, "#3c4416"),
  },
  "black olive": {
    ...ball("#2c2530", 17, 9),
    shape: () => circle(0, 0, 17, "#2b2430") + circle(2, 1, 6, "#6e4233"),
  },
  caper: ball("#6d7a3a", 9, 14),
  potato: slice("#c9963f", "#f0d485", 36, 9, (random) =>
    specks(random, { radius: 24, count: 5, size: 5, fill: "#d7a54a" }),
  ),
  "potato wedge": chunk("#efcb6a", "#b9782a", 36, 9, { lift: 8 }),
  chips: strip("#f2c65a", "#cf8f2a", 48, 15, 14, 0.08),
  "sweet potato": chunk("#e8842e", "#a84f14", 26, 9),
  "sweet potato chips": strip("#ea8a32", "#b7581a", 48, 15, 20, 0.1),
} satisfies Record<string, Part>;
