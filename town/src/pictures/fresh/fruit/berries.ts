import { darker } from "../../studio/colour.ts";
import { around, at, times } from "../../studio/paths.ts";
import { ball, leaf, lit, type Sprite } from "../parts.ts";

const strawberry: Sprite = (drawing) =>
  lit(
    drawing,
    "M0 -62C46 -84 92 -56 84 -10C76 44 34 96 0 104C-34 96 -76 44 -84 -10C-92 -56 -46 -84 0 -62Z",
    drawing.radial(
      [
        [0, "#f4545a"],
        [0.5, "#d81f35"],
        [1, "#8d0c1f"],
      ],
      0.36,
      0.3,
      0.85,
    ),
    0.9,
  ) +
  times(22, (index) => {
    const row = Math.floor(index / 5);
    return `<ellipse cx="${(index % 5) * 30 - 60 + (row % 2) * 14}" cy="${-40 + row * 30}" rx="3.4" ry="5.4" fill="#f6d77b" opacity="${Math.abs((index % 5) * 30 - 60 + (row % 2) * 14) < 78 - row * 17 ? 0.9 : 0}"/>`;
  }) +
  around(7, () => leaf("#4f9a3f", 52, 15), -150).replace(/^/, `<g transform="translate(0 -62)">`) +
  "</g>";

const berry =
  (from: string, to: string): Sprite =>
  (drawing) =>
    ball(drawing, from, to, 84) +
    `<circle cy="-30" r="24" fill="${darker(to, 0.25)}" opacity=".8"/>${around(6, () => `<path d="M-8 -18L0 -36L8 -18Z" fill="${darker(to, 0.1)}"/>`).replace(/^/, `<g transform="translate(0 -30)">`)}</g>`;

const raspberry: Sprite = (drawing) =>
  [
    [0, 66],
    [-34, 40],
    [34, 40],
    [0, 30],
    [-56, 4],
    [-20, -2],
    [20, -2],
    [56, 4],
    [-40, -38],
    [0, -42],
    [40, -38],
  ]
    .map(([x = 0, y = 0]) => at(x, y, ball(drawing, "#e0405f", "#8e1433", 27)))
    .join("") +
  at(
    0,
    -62,
    around(5, () => leaf("#5b9a45", 44, 12), -144),
  );

const grapes =
  (from: string, to: string): Sprite =>
  (drawing) =>
    `<path d="M0 -70Q4 -96 20 -112" stroke="#6b5a2c" stroke-width="8" fill="none"/>` +
    at(14, -92, leaf("#5e9a42", 70, 34), 70) +
    [
      [-62, -50],
      [-20, -58],
      [24, -56],
      [64, -48],
      [-46, -18],
      [-2, -22],
      [42, -16],
      [-60, 10],
      [-24, 18],
      [18, 16],
      [54, 14],
      [-38, 46],
      [4, 50],
      [36, 46],
      [-14, 80],
      [18, 80],
      [2, 106],
    ]
      .map(([x = 0, y = 0]) => at(x, y, ball(drawing, from, to, 27, 29)))
      .join("");

export const berries = {
  strawberry,
  blueberry: berry("#5b74b8", "#26345e"),
  blackcurrant: berry("#4a3560", "#1c1030"),
  raspberry,
  "grapes-white": grapes("#c5d66a", "#8aa038"),
  "grapes-black": grapes("#6a4a86", "#281538"),
} satisfies Record<string, Sprite>;
