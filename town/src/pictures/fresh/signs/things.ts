import { darker } from "../../studio/colour.ts";
import { around, at } from "../../studio/paths.ts";
import { lit, type Sprite } from "../parts.ts";

const drop =
  (colour: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -100C40 -40 72 0 72 36C72 76 40 100 0 100C-40 100 -72 76 -72 36C-72 0 -40 -40 0 -100Z",
      colour,
      0.8,
    ) +
    `<path d="M-40 30Q-42 66 -10 76" stroke="#fff" stroke-width="10" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`;

const bubbles: Sprite = () =>
  [
    [-40, 30, 46],
    [40, 10, 60],
    [-10, -54, 34],
    [62, -70, 20],
    [-70, -40, 18],
  ]
    .map(
      ([x, y, radius = 20]) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="#8fd0ea" fill-opacity=".5" stroke="#4fa6cc" stroke-width="5"/><path d="M${(x ?? 0) - radius * 0.5} ${(y ?? 0) - radius * 0.2}q${radius * 0.1} ${-radius * 0.4} ${radius * 0.4} ${-radius * 0.4}" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    )
    .join("");

const sun: Sprite = () =>
  around(12, (index) => `<path d="M-9 -66L0 ${index % 2 ? -92 : -106}L9 -66Z" fill="#f6a723"/>`) +
  `<circle r="58" fill="#fbc338"/><path d="M-34 -20Q-24 -42 0 -44" stroke="#fff" stroke-width="9" stroke-opacity=".7" fill="none" stroke-linecap="round"/>`;

const moon: Sprite = () =>
  `<path d="M30 -96A96 96 0 1 0 92 44A76 76 0 0 1 30 -96Z" fill="#5a6fb0"/>${[
    [60, -50, 14],
    [86, -4, 9],
    [30, -10, 9],
  ]
    .map(
      ([x, y, size = 9]) =>
        `<path transform="translate(${x} ${y})" d="M0 ${-size}L${size * 0.3} ${-size * 0.3}L${size} 0L${size * 0.3} ${size * 0.3}L0 ${size}L${-size * 0.3} ${size * 0.3}L${-size} 0L${-size * 0.3} ${-size * 0.3}Z" fill="#f3c64a"/>`,
    )
    .join("")}`;

const shine: Sprite = () =>
  [
    [0, 0, 84],
    [70, -66, 34],
    [-70, 60, 40],
  ]
    .map(([x = 0, y = 0, size = 40]) =>
      at(
        x,
        y,
        `<path d="M0 ${-size}Q${size * 0.12} ${-size * 0.12} ${size} 0Q${size * 0.12} ${size * 0.12} 0 ${size}Q${-size * 0.12} ${size * 0.12} ${-size} 0Q${-size * 0.12} ${-size * 0.12} 0 ${-size}Z" fill="#5fb0dc"/>`,
      ),
    )
    .join("");

const clothes: Sprite = () =>
  `<path d="M-40 -84L-104 -50L-84 0L-60 -12V84H60V-12L84 0L104 -50L40 -84Q0 -50 -40 -84Z" fill="#6fb0e0" stroke="#3f7fb0" stroke-width="5"/>`;

const dish: Sprite = () =>
  `<circle r="92" fill="#f2f7fa" stroke="#9cc0d4" stroke-width="6"/><circle r="58" fill="#fff" stroke="#c9dde8" stroke-width="6"/><path d="M-50 -56Q-20 -80 20 -74" stroke="#fff" stroke-width="12" fill="none"/>`;

const glasses =
  (wine: string): Sprite =>
  (drawing) =>
    `<path d="M-46 -100H46C56 -30 40 10 6 16V76H36Q44 92 0 94Q-44 92 -36 76H-6V16C-40 10 -56 -30 -46 -100Z" fill="#eef3f5" fill-opacity=".6" stroke="#b7c6ce" stroke-width="4"/><path d="M-49 -50Q0 -38 49 -50C50 -16 34 4 0 8C-34 4 -50 -16 -49 -50Z" fill="${drawing.linear(
      "across",
      [
        [0, wine],
        [1, darker(wine, 0.3)],
      ],
    )}"/><path d="M-32 -80Q-40 -30 -22 -4" stroke="#fff" stroke-width="8" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`;

const castle: Sprite = () =>
  `<path d="M-100 70V10H-60V-30L-40 -60L-20 -30V-10H20V-50L44 -90L68 -50V10H100V70Z" fill="#8a6a44"/><path d="M-12 70V34a14 14 0 0 1 28 0V70ZM-48 -14h14v22h-14ZM36 -30h16v24h-16Z" fill="#f4e8cf"/><path d="M-112 74H112M-90 88H90" stroke="#8a6a44" stroke-width="6"/>`;

const cola: Sprite = () =>
  `<path d="M-56 -70H56L40 92Q0 102 -40 92Z" fill="#4a1f10"/><path d="M-56 -70H56L40 92Q0 102 -40 92Z" fill="#fff" opacity=".1"/>${[
    [-20, -40],
    [22, -10],
    [-10, 30],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        `<rect x="-17" y="-17" width="34" height="34" rx="6" fill="#fff" opacity=".35"/>`,
        20,
      ),
    )
    .join("")}<path d="M20 -110L4 80" stroke="#d8433a" stroke-width="11"/>`;

const mountain: Sprite = () =>
  `<path d="M-110 80L-30 -70L10 0L36 -40L110 80Z" fill="#5f93b4"/><path d="M-30 -70L-54 -26L-30 -36L-10 -24L-8 -32Z" fill="#fff"/><path d="M-110 84q28 -18 55 0t55 0t55 0t55 0" stroke="#3f80b0" stroke-width="12" fill="none"/>`;

export const signsOfThings = {
  drop: drop("#4fa8d8"),
  "drop-oil": drop("#e0b03c"),
  "drop-red": drop("#d8433a"),
  "drop-green": drop("#5fae6a"),
  bubbles,
  sun,
  moon,
  shine,
  clothes,
  dish,
  "wine-red": glasses("#8a1f3a"),
  "wine-white": glasses("#e8d078"),
  "wine-rose": glasses("#f2a08c"),
  castle,
  cola,
  mountain,
} satisfies Record<string, Sprite>;
