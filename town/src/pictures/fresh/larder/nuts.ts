import { at, blob, times } from "../../studio/paths.ts";
import { heap, leaf, lit, type Sprite } from "../parts.ts";

const walnut: Sprite = (drawing) =>
  lit(drawing, blob(drawing.random, 84, 72, 10, 0.06), "#b98852", 0.7) +
  `<path d="M0 -68V66" stroke="#7b5228" stroke-width="7"/>${[-40, -14, 14, 40].map((x) => `<path d="M${x} -52q${x > 0 ? 22 : -22} 26 0 52q${x > 0 ? 20 : -20} 26 -4 44" stroke="#7b5228" stroke-width="6" fill="none" opacity=".8"/>`).join("")}`;

const almond: Sprite = (drawing) =>
  [-30, 30]
    .map((x, index) =>
      at(
        x,
        index * 20 - 10,
        lit(
          drawing,
          "M0 -84C40 -50 50 20 30 64Q0 90 -30 64C-50 20 -40 -50 0 -84Z",
          "#a5662f",
          0.7,
        ) +
          [-16, 0, 16]
            .map(
              (line) =>
                `<path d="M0 -76Q${line * 1.8} 0 ${line} 70" stroke="#774418" stroke-width="3" fill="none" opacity=".7"/>`,
            )
            .join(""),
        index ? 24 : -20,
      ),
    )
    .join("");

const cashew: Sprite = (drawing) =>
  [
    [-20, -24, 0],
    [24, 30, 150],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        lit(
          drawing,
          "M-70 -30C-60 -70 40 -70 66 -10C80 40 50 60 30 44C20 30 40 10 10 -4C-20 -14 -60 10 -70 -30Z",
          "#efd9ac",
          0.6,
        ),
        turn,
      ),
    )
    .join("");

const peanut: Sprite = (drawing) =>
  [-24, 26]
    .map((y, index) =>
      at(
        0,
        y,
        lit(
          drawing,
          "M-90 0C-90 -46 -30 -44 0 -22C30 -44 90 -46 90 0C90 46 30 44 0 22C-30 44 -90 46 -90 0Z",
          "#d5a866",
          0.6,
        ) +
          times(
            9,
            (line) =>
              `<path d="M${-72 + line * 18} -24v48" stroke="#a5763a" stroke-width="3" opacity=".5"/>`,
          ),
        index ? 14 : -20,
      ),
    )
    .join("");

const hazelnut: Sprite = (drawing) =>
  [
    [-34, 10],
    [40, 20],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        `${lit(
          drawing,
          "M0 -66C40 -50 62 -10 50 24C36 54 -36 54 -50 24C-62 -10 -40 -50 0 -66Z",
          "#a9672c",
          0.8,
        )}<path d="M-50 24Q0 0 50 24Q36 54 0 52Q-36 54 -50 24Z" fill="#dcb682"/>`,
      ),
    )
    .join("") + at(-10, -44, leaf("#5f9440", 70, 30), 30);

const chestnut: Sprite = (drawing) =>
  [
    [-32, 4],
    [42, 18],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        `${lit(
          drawing,
          "M0 -66C50 -40 70 0 56 34C30 56 -30 56 -56 34C-70 0 -50 -40 0 -66Z",
          "#6b3214",
          0.9,
        )}<path d="M-52 30Q0 8 52 30Q0 60 -52 30Z" fill="#c99a66"/>`,
      ),
    )
    .join("");

const date: Sprite = (drawing) =>
  [
    [-34, -16, 20],
    [26, -22, -14],
    [0, 40, 80],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        lit(drawing, "M0 -66C36 -60 40 50 0 68C-40 50 -36 -60 0 -66Z", "#7d4218", 0.8) +
          `<path d="M-10 -50Q-20 0 -8 50M10 -50Q22 0 8 50" stroke="#4c2409" stroke-width="3" fill="none" opacity=".7"/>`,
        turn,
      ),
    )
    .join("");

const coffee: Sprite = (drawing) =>
  heap(
    drawing,
    9,
    66,
    56,
    () =>
      `<ellipse rx="34" ry="25" fill="${drawing.radial(
        [
          [0, "#8a5228"],
          [0.6, "#56301a"],
          [1, "#2c160a"],
        ],
        0.4,
        0.3,
        0.7,
      )}"/><path d="M-30 4Q-8 -12 4 2Q14 14 30 -4" stroke="#200f06" stroke-width="5" fill="none"/>`,
  );

export const cocoa: Sprite = (drawing) =>
  heap(
    drawing,
    7,
    62,
    46,
    () =>
      `<rect x="-34" y="-28" width="68" height="56" rx="7" fill="#4b2713"/><rect x="-26" y="-20" width="52" height="40" rx="5" fill="#683a1e"/><path d="M-22 -16H22" stroke="#93603c" stroke-width="4"/>`,
  );

export const nuts = {
  walnut,
  almond,
  cashew,
  peanut,
  hazelnut,
  chestnut,
  date,
  coffee,
  cocoa,
} satisfies Record<string, Sprite>;
