import { darker, lighter } from "../../studio/colour.ts";
import { around, at } from "../../studio/paths.ts";
import { ball, leaf, lit, type Sprite, spots } from "../parts.ts";

const citrus =
  (from: string, to: string, rx = 92, ry = 88): Sprite =>
  (drawing) =>
    ball(drawing, from, to, rx, ry) +
    spots(drawing, 44, rx * 0.8, ry * 0.8, 2.2, darker(to, 0.1), 0.35) +
    at(0, -ry * 0.84, `<circle r="9" fill="#6f7d2c"/>`) +
    (drawing.random.chance(0.4) ? at(4, -ry * 0.86, leaf("#3f8136", 66, 20), 64) : "");

const lemonShape =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M-108 4C-96 -10 -84 -62 0 -68C84 -62 94 -12 108 0C96 12 84 66 0 70C-84 66 -98 18 -108 4Z",
      drawing.radial(
        [
          [0, lighter(from, 0.3)],
          [0.5, from],
          [1, to],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.8,
    ) + spots(drawing, 34, 84, 50, 2, darker(to, 0.15), 0.35);

const citrusHalf =
  (peel: string, flesh: string): Sprite =>
  () =>
    `<circle r="92" fill="${peel}"/><circle r="84" fill="#fff6dc"/>${around(9, () => `<path d="M0 -8L22 -62Q0 -84 -22 -62Z" fill="${flesh}"/><path d="M0 -20L8 -60" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`)}<circle r="7" fill="#fff6dc"/>`;

export const citrusFruit = {
  orange: citrus("#f8962a", "#d0620f"),
  clementine: citrus("#fb9a2c", "#d9680f", 92, 78),
  grapefruit: citrus("#f7a55e", "#e0705a", 98, 94),
  lemon: lemonShape("#f8da3f", "#cfa21a"),
  lime: lemonShape("#8cc23f", "#4f8a22"),
  "orange-half": citrusHalf("#f2902a", "#fba83c"),
  "lemon-half": citrusHalf("#f2cf3a", "#fbe773"),
  "grapefruit-half": citrusHalf("#f2a04a", "#ee6a62"),
} satisfies Record<string, Sprite>;
