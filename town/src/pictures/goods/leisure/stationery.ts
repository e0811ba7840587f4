import { sprite } from "../../fresh/sprites.ts";
import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import { box, boxPath, brass, circle, line, type Product, path, solid, turned } from "../kit.ts";

const pen: Product = (drawing, { design, accent }) =>
  at(
    400,
    400,
    turned(drawing, "M-40 -330Q0 -350 40 -330V60H-40Z", design % 2 ? "#22262c" : accent) +
      box(-44, 40, 88, 22, 4, brass(drawing)) +
      turned(drawing, "M-36 62H36L28 170H-28Z", "#22262c") +
      path("M-26 170H26L0 340Z", brass(drawing), `stroke="#8a6a2c" stroke-width="2"`) +
      line("M0 230V330", "#6b4a1a", 4) +
      circle(0, 224, 8, "#6b4a1a") +
      box(34, -320, 17, 220, 8, brass(drawing)),
    38,
  );

const pencils =
  (colours: string[]): Product =>
  (drawing) =>
    solid(drawing, boxPath(120, 380, 560, 330, 20), "#33506b") +
    colours
      .map((colour, index) => {
        const x = 146 + (index * 508) / colours.length;
        const width = 508 / colours.length - 4;
        const top = 170 + (index % 2) * 26;
        return (
          path(
            `M${x} 400V${top + 70}L${x + width / 2} ${top}L${x + width} ${top + 70}V400Z`,
            "#e8c99a",
          ) +
          path(
            `M${x + width * 0.32} ${top + 26}L${x + width / 2} ${top}L${x + width * 0.68} ${top + 26}Z`,
            colour,
          ) +
          box(x, top + 70, width, 340, 0, colour) +
          box(x + width * 0.15, top + 70, width * 0.2, 340, 0, "#ffffff44")
        );
      })
      .join("") +
    solid(drawing, boxPath(120, 420, 560, 290, 16), "#3f6186") +
    box(200, 500, 400, 120, 8, "#fbf6ea") +
    textIn(
      "PLUME & BUVARD",
      { x: 220, y: 530, width: 360, height: 60 },
      { colour: "#33506b", size: 48, weight: 800, lines: 1 },
    );

const rainbow = [
  "#d8433a",
  "#ee7a2c",
  "#f6b52c",
  "#f6de4a",
  "#9cc64a",
  "#4f9a4a",
  "#3f9a9a",
  "#4fa8d8",
  "#3f6fb4",
  "#5a4fa0",
  "#8a4fa0",
  "#c94a8a",
];

const watercolours: Product = (drawing) =>
  solid(drawing, boxPath(90, 200, 620, 420, 30), "#2b2f35") +
  times(
    12,
    (index) =>
      box(120 + (index % 6) * 96, 230 + Math.floor(index / 6) * 130, 84, 110, 10, "#f3f1ea") +
      box(
        128 + (index % 6) * 96,
        238 + Math.floor(index / 6) * 130,
        68,
        94,
        8,
        rainbow[index] ?? "",
      ) +
      box(134 + (index % 6) * 96, 244 + Math.floor(index / 6) * 130, 40, 20, 8, "#ffffff66"),
  ) +
  box(120, 500, 564, 96, 10, "#f8f6f0") +
  at(
    430,
    548,
    box(-260, -11, 380, 22, 10, "#c8503c") +
      box(112, -13, 70, 26, 4, "#c9cdd2") +
      path("M180 -16Q250 -10 270 0Q250 12 180 16Z", "#4a2f1e"),
    -3,
  );

const writingPaper: Product = (drawing) =>
  at(
    400,
    400,
    box(-240, -260, 420, 520, 4, "#fbf6ea", `stroke="#d9cdb4" stroke-width="3"`) +
      times(9, (index) => line(`M-200 ${-190 + index * 46}H140`, "#d9cdb4", 4)),
    -8,
  ) +
  at(
    460,
    520,
    path(boxPath(-250, -150, 500, 300, 8), "#f3e3c8", `stroke="#cdb58a" stroke-width="3"`) +
      path("M-250 -146L0 60L250 -146", "none", `stroke="#cdb58a" stroke-width="5"`) +
      circle(0, 50, 46, "#b3322c") +
      circle(
        0,
        50,
        46,
        drawing.radial([
          [0, "#ffffff", 0.35],
          [1, "#000000", 0.2],
        ]),
      ) +
      at(0, 50, sprite(drawing, "leaf"), 0, 0.26),
    7,
  );

const paints: Product = (drawing) =>
  ["#d8433a", "#f6c52c", "#3f86c4", "#5fae4a"]
    .map((colour, index) =>
      at(
        190 + index * 140,
        640 - (index % 2) * 50,
        turned(drawing, boxPath(-62, -200, 124, 200, 20), colour) +
          box(-68, -240, 136, 50, 10, "#fbf6ea") +
          box(-46, -150, 92, 90, 8, "#fbf6ea") +
          circle(0, -105, 30, colour),
      ),
    )
    .join("") +
  at(
    400,
    250,
    path(
      "M-90 60C-110 -10 -60 -60 -40 -20L-36 -110Q-24 -130 -12 -110L-6 -30L6 -140Q20 -156 32 -138L28 -30L46 -110Q60 -122 70 -104L58 0Q100 -40 110 -10Q80 40 40 80Q-40 110 -90 60Z",
      "#f6c52c",
      `opacity=".9"`,
    ),
  );

export const stationery = {
  "fountain-pen": pen,
  pencils: pencils(["#3a3d42", "#4a4e55", "#33363b", "#5a5f66", "#44484e", "#2b2e33"]),
  "colouring-pencils": pencils(rainbow),
  watercolours,
  "writing-paper": writingPaper,
  "finger-paints": paints,
} satisfies Record<string, Product>;
