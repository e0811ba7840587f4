import { darker, lighter } from "../studio/colour.ts";
import { around, at, times } from "../studio/paths.ts";
import { ball, leaf, lit, type Sprite, spots, stalk } from "./parts.ts";

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

const melon: Sprite = (drawing) =>
  ball(drawing, "#d9c58a", "#a08f52", 100, 92) +
  times(
    7,
    (index) =>
      `<path d="M0 -90Q${-105 + index * 35} 0 0 90" stroke="#7f8a4a" stroke-width="5" fill="none" opacity=".7"/>`,
  ) +
  spots(drawing, 60, 84, 78, 2.6, "#fff7d8", 0.6) +
  at(0, -88, stalk("#6d6a3a", 20, 4));

const watermelon: Sprite = (drawing) =>
  ball(drawing, "#3e8b3d", "#174d22", 108, 96) +
  times(
    6,
    (index) =>
      `<path d="M0 -92Q${-125 + index * 50} 0 0 92" stroke="#1d4f25" stroke-width="13" fill="none" opacity=".8"/>`,
  ) +
  at(
    52,
    46,
    `<path d="M-80 0A80 80 0 0 0 80 0Z" fill="#2f7d36"/><path d="M-72 0A72 72 0 0 0 72 0Z" fill="#e9f2cf"/><path d="M-64 0A64 64 0 0 0 64 0Z" fill="#e64050"/>${times(6, (index) => `<ellipse cx="${-42 + index * 17}" cy="${16 + (index % 2) * 16}" rx="4" ry="7" fill="#2b1210"/>`)}`,
    -14,
  );

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

export const citrusHalf =
  (peel: string, flesh: string): Sprite =>
  () =>
    `<circle r="92" fill="${peel}"/><circle r="84" fill="#fff6dc"/>${around(9, () => `<path d="M0 -8L22 -62Q0 -84 -22 -62Z" fill="${flesh}"/><path d="M0 -20L8 -60" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`)}<circle r="7" fill="#fff6dc"/>`;

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

const banana: Sprite = (drawing) =>
  [-22, 0, 22]
    .map((turn, index) =>
      at(
        0,
        index * 6 - 6,
        lit(
          drawing,
          "M-98 -60C-88 20 -20 74 84 46C96 42 104 50 96 62C30 106 -86 74 -112 -54C-112 -66 -100 -70 -98 -60Z",
          drawing.linear("down", [
            [0, "#ffe57a"],
            [0.6, "#f2c22e"],
            [1, "#c8921c"],
          ]),
          0.5,
        ) +
          `<path d="M-102 -36C-84 40 -10 84 88 54" stroke="#b98a1a" stroke-opacity=".5" stroke-width="4" fill="none"/>`,
        turn * 0.6 - 8,
      ),
    )
    .join("") + `<path d="M-118 -60L-110 -92L-92 -92L-88 -58Z" fill="#7a6a22"/>`;

const mango: Sprite = (drawing) =>
  lit(
    drawing,
    "M-92 10C-100 -60 -30 -92 40 -72C100 -52 108 20 66 62C30 96 -84 86 -92 10Z",
    drawing.linear("diagonal", [
      [0, "#f6b53c"],
      [0.5, "#f08a2c"],
      [0.8, "#c8423a"],
      [1, "#7c8a3a"],
    ]),
    0.9,
  ) + at(50, -66, stalk("#5a4023", 16, 6));

const pineapple: Sprite = (drawing) =>
  at(
    0,
    -44,
    [-70, -48, -26, 0, 26, 48, 70]
      .map((turn) => at(0, 0, leaf(turn % 48 === 0 ? "#4a8c46" : "#3c7a3e", 74, 15), turn * 0.8))
      .join(""),
  ) +
  drawing.clipped(
    `<ellipse cy="34" rx="62" ry="78"/>`,
    `<rect x="-80" y="-60" width="160" height="190" fill="${drawing.linear("across", [
      [0, "#a8641c"],
      [0.35, "#f0b23a"],
      [1, "#8a4d14"],
    ])}"/>${times(12, (index) => `<path d="M-110 ${-70 + index * 24}L110 ${30 + index * 24}M-110 ${30 + index * 24}L110 ${-70 + index * 24}" stroke="#7a4712" stroke-width="4" opacity=".7"/>`)}`,
  );

const kiwiHalf: Sprite = (drawing) =>
  `<circle r="90" fill="#7a5a34"/><circle r="82" fill="${drawing.radial([
    [0, "#f4f5d2"],
    [0.26, "#e6eeb0"],
    [0.34, "#9cc64a"],
    [1, "#6fa52e"],
  ])}"/>${around(22, () => `<ellipse cy="-42" rx="3" ry="7" fill="#1d1a12"/><path d="M0 -30V-76" stroke="#d4e59a" stroke-width="2" opacity=".5"/>`)}`;
const kiwi: Sprite = (drawing) =>
  ball(drawing, "#94703f", "#553a1c", 78, 92) + spots(drawing, 70, 66, 80, 1.6, "#3a2611", 0.5);
const avocado: Sprite = (drawing) =>
  lit(
    drawing,
    "M0 -108C34 -108 38 -60 56 -24C84 20 78 100 0 104C-78 100 -84 20 -56 -24C-38 -60 -34 -108 0 -108Z",
    "#33482a",
    0.6,
  ) +
  `<path d="M0 -96C26 -96 30 -52 46 -20C72 20 66 90 0 92C-66 90 -72 20 -46 -20C-30 -52 -26 -96 0 -96Z" fill="${drawing.radial(
    [
      [0, "#f6f0b8"],
      [0.7, "#e2e394"],
      [1, "#9dbb57"],
    ],
    0.5,
    0.62,
    0.6,
  )}"/>` +
  at(0, 36, ball(drawing, "#9a6434", "#54300f", 36));
const coconut: Sprite = (drawing) =>
  ball(drawing, "#7d5431", "#3c2411", 96, 92, 0.03) +
  times(
    40,
    () =>
      `<path d="M${drawing.random.between(-80, 80)} ${drawing.random.between(-70, 60)}q10 ${drawing.random.between(6, 20)} 4 30" stroke="${drawing.random.chance(0.5) ? "#a37a4f" : "#2f1c0c"}" stroke-width="2.4" fill="none" opacity=".6"/>`,
  ) +
  [
    [-22, -30],
    [10, -40],
    [0, -10],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#241409"/>`)
    .join("");
const fig: Sprite = (drawing) =>
  lit(
    drawing,
    "M0 -104C16 -80 70 -40 80 14C84 66 50 98 0 98C-50 98 -84 66 -80 14C-70 -40 -16 -80 0 -104Z",
    drawing.linear("across", [
      [0, "#6f4a7e"],
      [0.5, "#56305f"],
      [1, "#2e1636"],
    ]),
    0.9,
  ) +
  [-40, 0, 40]
    .map(
      (x) =>
        `<path d="M${x * 0.2} -80Q${x * 1.4} 0 ${x * 0.6} 90" stroke="#8d6a9c" stroke-width="3" fill="none" opacity=".6"/>`,
    )
    .join("");

export const fruit = {
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
  melon,
  watermelon,
  orange: citrus("#f8962a", "#d0620f"),
  clementine: citrus("#fb9a2c", "#d9680f", 92, 78),
  grapefruit: citrus("#f7a55e", "#e0705a", 98, 94),
  lemon: lemonShape("#f8da3f", "#cfa21a"),
  lime: lemonShape("#8cc23f", "#4f8a22"),
  "orange-half": citrusHalf("#f2902a", "#fba83c"),
  "lemon-half": citrusHalf("#f2cf3a", "#fbe773"),
  "grapefruit-half": citrusHalf("#f2a04a", "#ee6a62"),
  strawberry,
  blueberry: berry("#5b74b8", "#26345e"),
  blackcurrant: berry("#4a3560", "#1c1030"),
  raspberry,
  "grapes-white": grapes("#c5d66a", "#8aa038"),
  "grapes-black": grapes("#6a4a86", "#281538"),
  banana,
  mango,
  pineapple,
  kiwi,
  "kiwi-half": kiwiHalf,
  avocado,
  coconut,
  fig,
} satisfies Record<string, Sprite>;
