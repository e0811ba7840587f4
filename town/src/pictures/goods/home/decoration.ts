import { sprite } from "../../fresh/sprites.ts";
import { at, times } from "../../studio/paths.ts";
import {
  box,
  boxPath,
  brass,
  circle,
  darker,
  lighter,
  line,
  type Product,
  path,
  turned,
} from "../kit.ts";
import { oak } from "./furniture.ts";

const candle: Product = (drawing, { colour, design, title }) =>
  path("M400 200C430 240 430 280 400 292C370 280 372 240 400 200Z", "#f8b53c") +
  path("M400 236C414 258 414 280 400 288C386 280 388 258 400 236Z", "#fff3c4") +
  line("M400 290V330", "#3a2c20", 6) +
  turned(drawing, boxPath(260, 330, 280, 350, 24), design % 2 ? "#3b3f45" : "#f3ece0") +
  `<ellipse cx="400" cy="340" rx="136" ry="24" fill="${lighter(colour, 0.5)}"/>` +
  box(300, 430, 200, 160, 6, "#fbf7ee") +
  box(316, 446, 168, 128, 3, "none", `stroke="${colour}" stroke-width="4"`) +
  at(400, 510, sprite(drawing, title === "" ? (design % 2 ? "blossom" : "fig") : "almond"), 0, 0.5);

const plainCandles: Product = (drawing) =>
  times(
    6,
    (index) =>
      turned(
        drawing,
        boxPath(190 + index * 72, 250 + (index % 2) * 30, 56, 420 - (index % 2) * 30, 10),
        "#f6efdf",
      ) + line(`M${218 + index * 72} ${252 + (index % 2) * 30}v-30`, "#4a3a2c", 5),
  ) +
  box(170, 470, 460, 90, 6, "#c8503c") +
  box(170, 470, 460, 18, 4, "#ffffff55");

const terracotta: Product = (drawing, { design }) =>
  turned(
    drawing,
    "M230 350H570L520 640Q516 662 490 664H310Q284 662 280 640Z",
    design % 2 ? "#b5623c" : "#c97248",
  ) +
  turned(drawing, boxPath(206, 290, 388, 76, 12), design % 2 ? "#c06a42" : "#d47c50") +
  turned(drawing, "M220 660H580L560 700H240Z", "#b35d38") +
  (design > 1
    ? times(9, (index) => line(`M${260 + index * 34} 420l14 30l14 -30`, "#f3d9c4", 6))
    : "");

const print: Product = (_drawing, { design, accent }) =>
  box(140, 90, 520, 640, 4, darker(oak, 0.1)) +
  box(150, 100, 500, 620, 2, oak) +
  box(172, 122, 456, 576, 0, "#fbf8f0") +
  box(220, 180, 360, 440, 0, ["#bfe0ee", "#f8d9b0", "#dfe3f3", "#f6c9b0"][design % 4] ?? "") +
  circle(500, 260, 44, "#f8c34a") +
  path("M220 470Q300 420 380 470T580 450V620H220Z", "#3f86a8") +
  path("M250 470L330 470L310 510H270ZM290 470V360L340 450Z", "#ffffff") +
  path("M440 460V330L460 310L480 330V460Z", accent) +
  path("M220 540q40 -14 80 0t80 0t80 0t120 0V620H220Z", "#2f6f90") +
  path("M172 122L400 122L250 698H172Z", "#ffffff", `opacity=".14"`);

const mirror: Product = (drawing) =>
  circle(400, 410, 280, brass(drawing)) +
  circle(
    400,
    410,
    254,
    drawing.linear("diagonal", [
      [0, "#e9f2f6"],
      [0.45, "#b9cbd5"],
      [0.5, "#f4f9fb"],
      [1, "#9fb4c0"],
    ]),
  ) +
  path("M250 300L400 190L300 560Z", "#ffffff", `opacity=".35"`);

const vase: Product = (drawing, { colour, accent, design }) =>
  line("M400 260Q370 140 330 90M400 260Q410 130 440 70M400 260Q450 170 500 130", "#7a6a4a", 7) +
  [
    [330, 90],
    [440, 70],
    [500, 130],
    [370, 160],
  ]
    .map(([x = 0, y = 0]) =>
      at(x, y, sprite(drawing, design % 2 ? "wheat" : "lavender"), (x - 400) * 0.2, 0.62),
    )
    .join("") +
  turned(
    drawing,
    [
      "M350 250H450Q440 320 520 400Q590 500 520 640Q500 690 400 692Q300 690 280 640Q210 500 280 400Q360 320 350 250Z",
      "M330 250H470Q500 420 560 560Q560 690 400 692Q240 690 240 560Q300 420 330 250Z",
      "M300 250H500Q480 400 520 520Q530 690 400 692Q270 690 280 520Q320 400 300 250Z",
      "M370 250H430V380Q570 420 570 560Q560 690 400 692Q240 690 230 560Q230 420 370 380Z",
    ][design % 4] ?? "",
    colour,
  ) +
  line("M262 520Q400 560 538 520", accent, 12, `opacity=".8"`);

const clock: Product = (drawing, { colour, accent }) =>
  circle(400, 400, 290, colour, `stroke="${darker(colour, 0.3)}" stroke-width="6"`) +
  circle(400, 400, 256, "#fbf8f1") +
  times(12, (index) =>
    at(400, 400, box(-6, -240, 12, index % 3 ? 26 : 46, 4, "#33302c"), index * 30),
  ) +
  line("M400 400L330 300", "#33302c", 19) +
  line("M400 400L540 310", "#33302c", 12) +
  line("M400 460L420 220", accent, 5) +
  circle(400, 400, 18, accent) +
  circle(
    400,
    400,
    288,
    drawing.linear("diagonal", [
      [0, "#ffffff", 0.3],
      [0.5, "#ffffff", 0],
    ]),
  );

export const decoration = {
  candle,
  candles: plainCandles,
  "terracotta-pot": terracotta,
  "framed-print": print,
  mirror,
  vase,
  clock,
} satisfies Record<string, Product>;
