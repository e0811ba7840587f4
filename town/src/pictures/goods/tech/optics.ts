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
  solid,
  turned,
} from "../kit.ts";

const camera: Product = (drawing, { colour, accent }) =>
  solid(
    drawing,
    "M130 300Q130 240 200 236H270L310 180H490L530 236H600Q670 240 670 300V580Q670 640 600 640H200Q130 640 130 580Z",
    colour,
  ) +
  box(130, 420, 540, 40, 0, darker(colour, 0.18)) +
  drawing.clipped(
    `<path d="${boxPath(130, 440, 540, 200, 60)}"/>`,
    ["#e0553c", "#f2a83c", "#5fae6a", "#3f86b8"]
      .map((fill, index) => box(200 + index * 16, 430, 16, 220, 0, fill))
      .join(""),
  ) +
  circle(400, 440, 150, "#e9e9e6", `stroke="#b9bcc0" stroke-width="5"`) +
  circle(400, 440, 122, "#22252a") +
  circle(
    400,
    440,
    84,
    drawing.radial(
      [
        [0, "#7a5aa8"],
        [0.5, "#24304a"],
        [1, "#0a0d13"],
      ],
      0.36,
      0.32,
      0.7,
    ),
  ) +
  circle(370, 404, 19, "#ffffff", `opacity=".7"`) +
  box(540, 290, 90, 64, 14, "#f3f1ea") +
  circle(214, 300, 34, accent);

const film: Product = (drawing, { design }) =>
  turned(
    drawing,
    boxPath(220, 260, 220, 380, 20),
    ["#f2c230", "#3f9a5f", "#d8433a", "#3f6fb4"][design % 4] ?? "",
  ) +
  box(210, 230, 240, 40, 10, "#22252a") +
  box(210, 630, 240, 36, 10, "#22252a") +
  box(304, 180, 52, 56, 8, "#22252a") +
  textIn(
    "400",
    { x: 240, y: 360, width: 180, height: 100 },
    { colour: "#ffffff", size: 92, weight: 800 },
  ) +
  textIn(
    "COULEUR",
    { x: 240, y: 470, width: 180, height: 36 },
    { colour: "#ffffff", size: 36, weight: 700 },
  ) +
  path("M440 320H660V600H440Z", "#4a2f1e") +
  times(
    8,
    (index) =>
      box(456 + index * 26, 334, 14, 18, 3, "#f1e3c9") +
      box(456 + index * 26, 570, 14, 18, 3, "#f1e3c9"),
  ) +
  [450, 550].map((x) => box(x + 6, 372, 88, 176, 4, "#7d5233")).join("");

const telescope: Product = (drawing, { accent }) =>
  line("M400 440L250 710M400 440L400 720M400 440L560 710", "#3b3f45", 20) +
  at(
    400,
    380,
    turned(drawing, "M-60 -70H60V70H-60Z", "#3b3f45") +
      path(
        "M-290 -60H200V60H-290Z",
        drawing.linear("down", [
          [0, lighter(accent, 0.4)],
          [0.35, accent],
          [1, darker(accent, 0.4)],
        ]),
      ) +
      box(190, -78, 70, 156, 10, "#2b2e33") +
      box(-370, -34, 90, 68, 8, "#2b2e33") +
      box(-320, -110, 26, 60, 6, "#2b2e33"),
    -28,
  );

export const optics = {
  camera,
  film,
  telescope,
} satisfies Record<string, Product>;
