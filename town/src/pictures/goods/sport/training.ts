import { around, at, times } from "../../studio/paths.ts";
import { ballLight } from "../../studio/shading.ts";
import {
  box,
  boxPath,
  circle,
  darker,
  discPath,
  lighter,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
  wooden,
} from "../kit.ts";

const mat: Product = (drawing, { colour, accent }) =>
  path("M300 250H660V640H300Z", colour) +
  times(16, (index) => line(`M310 ${270 + index * 23}H650`, darker(colour, 0.12), 4)) +
  turned(drawing, boxPath(170, 220, 150, 440, 70), darker(colour, 0.06)) +
  `<ellipse cx="245" cy="232" rx="74" ry="34" fill="${lighter(colour, 0.12)}"/><path d="M245 232m-50 0a50 22 0 1 1 100 0a36 16 0 1 1 -72 0a22 9 0 1 1 40 0" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="7"/>` +
  box(166, 400, 158, 30, 8, accent);

const dumbbells: Product = (drawing, { accent, design }) =>
  [
    [380, 320, -14],
    [430, 530, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        box(-130, -22, 260, 44, 10, steel(drawing)) +
          [-1, 1]
            .map(
              (side) =>
                turned(
                  drawing,
                  boxPath(side * 190 - 70, -92, 140, 184, 26),
                  design % 2 ? accent : "#33373d",
                ) + box(side * 190 - 40, -92, 12, 184, 0, "#ffffff22"),
            )
            .join(""),
        turn,
      ),
    )
    .join("");

const racket: Product = (drawing, { accent }) =>
  at(
    420,
    380,
    drawing.clipped(
      `<path d="${discPath(0, -110, 180, 220)}"/>`,
      times(17, (index) =>
        line(`M${-180 + index * 22} -340V120M-190 ${-330 + index * 28}H190`, "#e9e6dc", 3.4),
      ),
    ) +
      `<path d="${discPath(0, -110, 180, 220)}" fill="none" stroke="${accent}" stroke-width="30"/><path d="${discPath(0, -110, 188, 228)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>` +
      path("M-70 94L-20 210H20L70 94L40 106Q0 150 -40 106Z", accent) +
      turned(drawing, boxPath(-24, 200, 48, 190, 12), "#2b2d31") +
      times(8, (index) => line(`M-24 ${216 + index * 22}l48 14`, "#ffffff", 3, `opacity=".25"`)),
    24,
  ) +
  circle(190, 590, 70, "#d6e04a") +
  circle(190, 590, 70, ballLight(drawing)) +
  line("M136 546Q190 590 150 646M244 546Q190 570 236 640", "#ffffff", 7);

const football: Product = (drawing, { accent, design }) =>
  circle(400, 420, 270, "#f8f7f3", `stroke="#c9c6bd" stroke-width="3"`) +
  drawing.clipped(
    `<path d="${discPath(400, 420, 270)}"/>`,
    at(
      400,
      420,
      path("M0 -86L82 -26L50 70H-50L-82 -26Z", design % 2 ? accent : "#24272c") +
        around(
          5,
          () =>
            path("M0 -290L96 -240L60 -180H-60L-96 -240Z", design % 2 ? accent : "#24272c") +
            line("M0 -86V-180", "#9a978f", 6),
        ),
      8,
    ),
  ) +
  circle(400, 420, 270, ballLight(drawing));

const basketball: Product = (drawing) =>
  circle(400, 420, 270, "#d9722e") +
  drawing.clipped(
    `<path d="${discPath(400, 420, 270)}"/>`,
    line(
      "M400 140V700M120 420H680M210 220Q360 420 210 620M590 220Q440 420 590 620",
      "#33221a",
      10,
    ) +
      times(200, (index) =>
        circle(150 + ((index * 61) % 500), 170 + ((index * 97) % 500), 3, "#00000022"),
      ),
  ) +
  circle(400, 420, 270, ballLight(drawing));

const tableTennis: Product = (drawing, { accent }) =>
  [
    [280, -24, "#c8402f"],
    [520, 24, "#24272c"],
  ]
    .map(([x, turn, fill]) =>
      at(
        Number(x),
        380,
        solid(
          drawing,
          "M0 -230C150 -230 190 -60 130 30Q90 80 40 96H-40Q-90 80 -130 30C-190 -60 -150 -230 0 -230Z",
          String(fill),
        ) + wooden(drawing, boxPath(-32, 84, 64, 220, 20), "#c99a62"),
        Number(turn),
      ),
    )
    .join("") +
  [
    [400, 640],
    [480, 690],
    [320, 690],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 40, "#f8f7f3", `stroke="#d9d5ca" stroke-width="3"`) +
        circle(x - 10, y - 12, 10, accent, `opacity=".4"`),
    )
    .join("");

export const training = {
  "yoga-mat": mat,
  dumbbells,
  racket,
  football,
  basketball,
  "table-tennis": tableTennis,
} satisfies Record<string, Product>;
