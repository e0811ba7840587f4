import { at } from "../../studio/paths.ts";
import { lit, type Sprite, spots } from "../parts.ts";

/** A whole bird; roasted, its skin is brown and crisp. */
const bird =
  (light: string, skin: string, dark: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M-100 10C-104 -50 -40 -84 20 -74C70 -66 104 -34 98 20C90 66 40 84 -10 82C-60 80 -96 60 -100 10Z",
      drawing.radial(
        [
          [0, light],
          [0.6, skin],
          [1, dark],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.7,
    ) +
    at(
      58,
      30,
      lit(
        drawing,
        "M-50 -18C-20 -48 30 -40 50 -14C64 0 84 -4 96 8C102 22 84 30 74 24C50 40 -20 50 -50 20Z",
        skin,
        0.6,
      ),
      14,
    ) +
    at(-40, 34, lit(drawing, "M-44 0C-30 -30 20 -30 40 0C20 30 -30 30 -44 0Z", skin, 0.5), 30) +
    spots(drawing, 26, 80, 56, 2, dark, 0.4);

const breasts: Sprite = (drawing) =>
  [
    [-26, -30, -10],
    [24, 30, 8],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        lit(
          drawing,
          "M-84 6C-84 -30 -30 -46 20 -40C60 -34 96 -10 92 10C80 24 40 38 -10 40C-50 42 -84 34 -84 6Z",
          drawing.radial(
            [
              [0, "#fde3d4"],
              [0.6, "#f3bfa8"],
              [1, "#d08f7a"],
            ],
            0.36,
            0.3,
            0.8,
          ),
          0.5,
        ) +
          `<path d="M-50 4Q0 -18 60 -4M-40 18Q0 6 40 12" stroke="#fff" stroke-width="3" opacity=".5" fill="none"/>`,
        turn,
      ),
    )
    .join("");

const drumsticks: Sprite = (drawing) =>
  [
    [-30, -26, -24],
    [26, 30, -14],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        `<path d="M30 -8L92 -16Q104 -28 112 -14Q120 -2 108 4Q114 16 100 18Q92 16 90 8L30 14Z" fill="#f7efe0"/>` +
          lit(
            drawing,
            "M-92 8C-92 -36 -40 -54 4 -36C30 -26 46 -12 50 2C40 18 20 40 -20 46C-60 50 -92 40 -92 8Z",
            drawing.radial(
              [
                [0, "#fbdcb4"],
                [0.6, "#eeb985"],
                [1, "#b97c48"],
              ],
              0.36,
              0.3,
              0.8,
            ),
            0.6,
          ),
        turn,
      ),
    )
    .join("");

export const poultry = {
  chicken: bird("#fbe6c8", "#f0c99a", "#c08a55"),
  "roast-chicken": bird("#e9a656", "#b96c28", "#6e3510"),
  "chicken-breast": breasts,
  drumsticks,
} satisfies Record<string, Sprite>;
