import { inkOn } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import {
  box,
  boxPath,
  circle,
  darker,
  lighter,
  line,
  type Product,
  path,
  turned,
  wooden,
} from "../kit.ts";

const boxed =
  (draw: (drawing: Parameters<Product>[0], m: Parameters<Product>[1]) => string): Product =>
  (drawing, m) =>
    path("M640 190L700 166V610L640 650Z", darker(m.colour, 0.4)) +
    path("M110 190L170 166H700L640 190Z", lighter(m.colour, 0.3)) +
    box(110, 190, 530, 460, 0, m.colour) +
    draw(drawing, m) +
    box(
      110,
      190,
      530,
      460,
      0,
      drawing.linear("diagonal", [
        [0, "#ffffff", 0.22],
        [0.5, "#ffffff", 0],
        [1, "#000000", 0.12],
      ]),
    );

const puzzle = boxed(
  (drawing, m) =>
    drawing.clipped(
      `<path d="${boxPath(130, 300, 490, 330)}"/>`,
      box(130, 300, 490, 330, 0, "#bfe0ee") +
        circle(520, 370, 40, "#f8c34a") +
        path("M130 480Q260 420 380 470T620 450V640H130Z", "#3f86a8") +
        path("M220 470V380L300 460Z", "#fff") +
        path("M430 460V360L460 340L490 360V460Z", m.accent) +
        times(6, (index) =>
          line(
            `M${130 + index * 98} 300V630M130 ${300 + index * 66}H620`,
            "#ffffff",
            3,
            `opacity=".6"`,
          ),
        ) +
        times(20, (index) =>
          circle(
            179 + (index % 5) * 98,
            300 + Math.floor(index / 5) * 66 + 66,
            14,
            "none",
            `stroke="#fff" stroke-width="3" opacity=".6"`,
          ),
        ),
    ) +
    textIn(
      "PUZZLE",
      { x: 140, y: 210, width: 300, height: 70 },
      { colour: inkOn(m.colour), size: 64, weight: 800, anchor: "start" },
    ) +
    textIn(
      "500",
      { x: 480, y: 216, width: 130, height: 56 },
      { colour: m.accent, size: 56, weight: 800 },
    ),
);

const boardGame = boxed(
  (_drawing, m) =>
    textIn(
      "RÉGATE",
      { x: 140, y: 230, width: 470, height: 110 },
      { colour: inkOn(m.colour), size: 110, weight: 800 },
    ) +
    textIn(
      "2-6 · 40 min",
      { x: 140, y: 350, width: 470, height: 40 },
      { colour: m.accent, size: 40, weight: 700 },
    ) +
    at(
      270,
      520,
      box(-70, -70, 140, 140, 26, "#fbf6ea") +
        [
          [-36, -36],
          [36, 36],
          [0, 0],
          [36, -36],
          [-36, 36],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 15, "#24272c"))
          .join(""),
      -14,
    ) +
    at(
      480,
      530,
      path("M0 -96C40 -96 50 -40 26 -22L60 70H-60L-26 -22C-50 -40 -40 -96 0 -96Z", m.accent),
    ),
);

const chess: Product = (drawing) =>
  path("M80 560L200 380H600L720 560Z", "#7d5233") +
  drawing.clipped(
    `<path d="M110 548L215 396H585L690 548Z"/>`,
    times(64, (index) => {
      const [row, column] = [Math.floor(index / 8), index % 8];
      const y = (step: number) => 396 + (step * 152) / 8;
      const x = (step: number, at: number) => 400 + (step - 4) * (46 + ((at - 396) / 152) * 27);
      return path(
        `M${x(column, y(row))} ${y(row)}L${x(column + 1, y(row))} ${y(row)}L${x(column + 1, y(row + 1))} ${y(row + 1)}L${x(column, y(row + 1))} ${y(row + 1)}Z`,
        (row + column) % 2 ? "#5a3620" : "#efd9b0",
      );
    }),
  ) +
  wooden(drawing, boxPath(80, 560, 640, 60, 6), "#8a5a34") +
  [
    [280, 470, "#f3e3c4", 1],
    [400, 440, "#3b2418", 1.2],
    [540, 500, "#f3e3c4", 1.1],
    [470, 430, "#3b2418", 0.8],
  ]
    .map(([x, y, fill, scale]) =>
      at(
        Number(x),
        Number(y),
        turned(
          drawing,
          "M-46 20Q-46 0 -30 -10L-16 -110Q-40 -120 -30 -140Q-50 -190 0 -200Q50 -190 30 -140Q40 -120 16 -110L30 -10Q46 0 46 20Q0 36 -46 20Z",
          String(fill),
        ) + circle(0, -210, 16, String(fill)),
        0,
        Number(scale),
      ),
    )
    .join("");

export const games = {
  puzzle,
  "board-game": boardGame,
  chess,
} satisfies Record<string, Product>;
