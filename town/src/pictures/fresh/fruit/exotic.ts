import { around, at, times } from "../../studio/paths.ts";
import { ball, leaf, lit, type Sprite, spots, stalk } from "../parts.ts";

const banana: Sprite = (drawing) =>
  `${[-22, 0, 22]
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
    .join("")}<path d="M-118 -60L-110 -92L-92 -92L-88 -58Z" fill="#7a6a22"/>`;

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

export const exoticFruit = {
  banana,
  mango,
  pineapple,
  kiwi,
  "kiwi-half": kiwiHalf,
  avocado,
  coconut,
  fig,
} satisfies Record<string, Sprite>;
