import { darker } from "../../studio/colour.ts";
import { around, at, blob, times } from "../../studio/paths.ts";
import { ball, leaf, lit, long, type Sprite, spots, stalk } from "../parts.ts";

const calyx = (colour = "#4c7f35", reach = 40) =>
  around(
    6,
    () => `<path d="M-8 0Q0 ${-reach} 4 ${-reach - 6}Q10 ${-reach * 0.5} 8 0Z" fill="${colour}"/>`,
  ) + stalk(darker(colour, 0.15), 26, 5);

const tomato =
  (rx: number, ry: number, from = "#e8412f", to = "#9c1a17"): Sprite =>
  (drawing) =>
    ball(drawing, from, to, rx, ry) +
    `<ellipse cx="${-rx * 0.34}" cy="${-ry * 0.4}" rx="${rx * 0.2}" ry="${ry * 0.12}" fill="#fff" opacity=".55" transform="rotate(-24 ${-rx * 0.34} ${-ry * 0.4})"/>` +
    at(0, -ry * 0.72, calyx("#4c7f35", rx * 0.4));

const beefsteak: Sprite = (drawing) =>
  [-46, 46, 0]
    .map((x) => at(x, x === 0 ? 4 : 0, ball(drawing, "#e04a3a", "#93201c", 60, 78)))
    .join("") + at(0, -58, calyx());

const cucumber: Sprite = (drawing) =>
  at(
    0,
    0,
    long(drawing, "#4f8f3c", "#23501f", 236, 40, 8) +
      times(
        9,
        (index) =>
          `<path d="M${-100 + index * 24} ${-36 + (index % 3) * 16}h16" stroke="#9cc480" stroke-width="3.4" opacity=".6"/>`,
      ),
    -24,
  );

const courgette: Sprite = (drawing) =>
  at(
    0,
    0,
    long(drawing, "#5d9440", "#2d5a26", 214, 36, 6) +
      spots(drawing, 40, 96, 30, 2.6, "#b7d48e", 0.6) +
      at(106, -2, `<path d="M-6 -18L30 -12V14L-6 18Z" fill="#8aa65a"/>`),
    -30,
  );

const aubergine: Sprite = (drawing) =>
  at(
    0,
    6,
    lit(
      drawing,
      "M-96 22C-100 -40 -40 -66 20 -48C60 -36 84 -34 98 -26C110 -18 106 4 92 10C60 24 40 78 -20 84C-64 86 -92 60 -96 22Z",
      drawing.radial(
        [
          [0, "#7b5296"],
          [0.4, "#4a2a63"],
          [1, "#1d0d2b"],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
      at(
        94,
        -12,
        `<path d="M-26 -22Q2 -26 12 -10L34 -20L40 -4L14 8Q2 26 -24 18Q-8 4 -26 -22Z" fill="#5e8a3c"/>`,
      ),
    -18,
  );

const pepper =
  (from: string, to: string): Sprite =>
  (drawing) =>
    [-44, 44, 0]
      .map((x) =>
        at(
          x,
          14,
          lit(
            drawing,
            blob(drawing.random, 52, 82, 8, 0.04),
            drawing.linear("across", [
              [0, to],
              [0.35, from],
              [1, to],
            ]),
            0.6,
          ),
        ),
      )
      .join("") +
    at(
      -22,
      -10,
      `<path d="M0 -40Q-12 10 0 56" stroke="#fff" stroke-width="12" stroke-opacity=".4" stroke-linecap="round" fill="none"/>`,
    ) +
    at(
      0,
      -62,
      `<path d="M-30 6Q0 -16 30 6Q0 16 -30 6Z" fill="#4d8a35"/><path d="M-4 0Q-2 -34 14 -44" stroke="#4d8a35" stroke-width="13" stroke-linecap="round" fill="none"/>`,
    );

const corn: Sprite = (drawing) =>
  drawing.clipped(
    `<path d="M0 -108C40 -108 50 -30 46 30C42 80 24 104 0 104C-24 104 -42 80 -46 30C-50 -30 -40 -108 0 -108Z"/>`,
    `<rect x="-60" y="-110" width="120" height="220" fill="#d49a1c"/>${times(91, (index) => `<rect x="${-49 + (index % 7) * 14}" y="${-108 + Math.floor(index / 7) * 17}" width="13" height="16" rx="5" fill="${["#ffd84f", "#f9c736", "#ffe27a"][(index * 7) % 3]}"/>`)}<rect x="-60" y="-110" width="120" height="220" fill="${drawing.linear(
      "across",
      [
        [0, "#000000", 0.3],
        [0.35, "#ffffff", 0.2],
        [1, "#000000", 0.35],
      ],
    )}"/>`,
  ) +
  `<path d="M-56 -20C-70 50 -40 110 0 114C-22 80 -34 30 -56 -20Z" fill="#86b24c"/><path d="M56 -30C72 50 42 112 0 114C24 80 34 30 56 -30Z" fill="#6c9c3c"/>`;

const pumpkin: Sprite = (drawing) =>
  [-66, 66, -34, 34, 0]
    .map((x) =>
      at(
        x,
        14,
        lit(
          drawing,
          blob(drawing.random, 48, 78, 10, 0.02),
          drawing.linear("across", [
            [0, "#b8581a"],
            [0.4, "#f0903a"],
            [1, "#a84e14"],
          ]),
          0.4,
        ),
      ),
    )
    .join("") + at(0, -56, `<path d="M-14 4Q-8 -24 -20 -42L6 -46Q2 -20 14 4Z" fill="#7a7a3a"/>`);

export const fruitingVegetables = {
  tomato: tomato(94, 84),
  "cherry-tomato": tomato(84, 84, "#ee4632", "#a31c17"),
  beefsteak,
  cucumber,
  courgette,
  aubergine,
  "pepper-red": pepper("#e23b2c", "#96140f"),
  "pepper-green": pepper("#5da33c", "#2b5f20"),
  "pepper-yellow": pepper("#f5c62f", "#c08b14"),
  corn,
  pumpkin,
  olive: ((drawing) =>
    at(0, -30, leaf("#6c8a4a", 90, 15), 70) +
    at(0, -30, leaf("#7a9a56", 90, 15), -60) +
    [
      [-36, 26, 18],
      [40, 34, -14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, ball(drawing, "#a8b04a", "#5f6a1e", 42, 54), turn),
      )
      .join("")) as Sprite,
  "olive-black": ((drawing) =>
    at(0, -30, leaf("#6c8a4a", 90, 15), 70) +
    [
      [-36, 20, 18],
      [40, 30, -14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, ball(drawing, "#55435a", "#1b121f", 44, 54), turn),
      )
      .join("")) as Sprite,
} satisfies Record<string, Sprite>;
