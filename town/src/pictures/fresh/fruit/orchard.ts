import { darker, lighter } from "../../studio/colour.ts";
import { at } from "../../studio/paths.ts";
import { ball, leaf, lit, type Sprite, spots, stalk } from "../parts.ts";

const apple =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -66C30 -98 96 -86 94 -14C92 50 54 96 22 92C10 88 -10 88 -22 92C-54 96 -92 50 -94 -14C-96 -86 -30 -98 0 -66Z",
      drawing.radial(
        [
          [0, lighter(from, 0.15)],
          [0.45, from],
          [1, to],
        ],
        0.36,
        0.3,
        0.85,
      ),
      0.8,
    ) +
    spots(drawing, 16, 76, 70, 2.4, "#fff3d0", 0.45) +
    `<path d="M-24 -66Q0 -50 24 -66Q0 -58 -24 -66Z" fill="#000" opacity=".25"/>` +
    at(0, -60, stalk()) +
    (drawing.random.chance(0.45) ? at(6, -76, leaf("#4d8b3a", 58, 17), 58) : "");

const pear =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -104C26 -104 32 -78 36 -50C42 -16 82 2 82 48C82 90 44 104 0 104C-44 104 -82 90 -82 48C-82 2 -42 -16 -36 -50C-32 -78 -26 -104 0 -104Z",
      drawing.radial(
        [
          [0, lighter(from, 0.2)],
          [0.5, from],
          [1, to],
        ],
        0.36,
        0.35,
        0.8,
      ),
      0.8,
    ) +
    spots(drawing, 20, 56, 70, 2.2, "#7a5a20", 0.3) +
    at(0, -98, stalk());

const peach =
  (from: string, to: string, flat = 1): Sprite =>
  (drawing) =>
    ball(drawing, from, to, 92, 86 * flat) +
    `<path d="M-6 ${-84 * flat}C-40 ${-30 * flat} -30 ${40 * flat} -4 ${84 * flat}" stroke="${darker(to, 0.2)}" stroke-opacity=".55" stroke-width="6" fill="none"/>` +
    at(0, -78 * flat, leaf("#5c9440", 60, 16), 60);

const cherry: Sprite = (drawing) =>
  `<path d="M-44 24C-30 -40 0 -80 26 -100M46 30C50 -20 40 -70 26 -100" stroke="#5b7a2c" stroke-width="7" fill="none" stroke-linecap="round"/>` +
  at(-44, 50, ball(drawing, "#c2182b", "#6d0716", 50)) +
  at(48, 54, ball(drawing, "#b01226", "#5e0512", 48)) +
  at(26, -98, leaf("#4c8d3c", 70, 20), 70);

export const orchardFruit = {
  "apple-red": apple("#d9392f", "#8d1520"),
  "apple-green": apple("#9cc64a", "#5b8a25"),
  "apple-gold": apple("#e8c04a", "#a97a2a"),
  "apple-blush": apple("#ecc45a", "#c23a30"),
  pear: pear("#c9c558", "#8d8a2e"),
  "pear-gold": pear("#e2c355", "#b07a2c"),
  peach: peach("#f7b25e", "#cf4a3a"),
  "flat-peach": peach("#f8c07a", "#c94a44", 0.66),
  apricot: peach("#f9b04a", "#dd7a28"),
  nectarine: peach("#ef8a4a", "#a8222c"),
  plum: peach("#8a4a92", "#3d1a4a"),
  cherry,
} satisfies Record<string, Sprite>;
