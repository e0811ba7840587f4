import { at } from "../../studio/paths.ts";
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
  solid,
  steel,
  turned,
  wooden,
} from "../kit.ts";
import { oak } from "./furniture.ts";

const pan: Product = (drawing, { colour }) =>
  at(
    0,
    0,
    solid(drawing, "M520 470L740 640Q760 664 740 684Q716 700 694 680L470 510Z", "#2b2d31") +
      circle(350, 380, 250, steel(drawing)) +
      circle(
        350,
        380,
        232,
        drawing.radial(
          [
            [0, lighter(colour, 0.12)],
            [0.8, colour],
            [1, darker(colour, 0.4)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      circle(350, 380, 190, "none", `stroke="#ffffff" stroke-opacity=".12" stroke-width="5"`) +
      circle(690, 632, 10, "#8a9098"),
  );

const casserole: Product = (drawing, { colour }) =>
  box(60, 400, 110, 50, 24, darker(colour, 0.2)) +
  box(630, 400, 110, 50, 24, darker(colour, 0.2)) +
  turned(drawing, "M130 380H670V560Q666 650 580 656H220Q134 650 130 560Z", colour) +
  turned(drawing, "M120 370Q130 300 400 290Q670 300 680 370V392H120Z", lighter(colour, 0.06)) +
  box(356, 250, 88, 46, 20, "#d9b767") +
  box(120, 384, 560, 12, 5, darker(colour, 0.4));

const knife: Product = (drawing, { design }) =>
  at(
    400,
    400,
    path(
      "M-330 10Q-100 -90 120 -80V40Q-140 50 -330 10Z",
      steel(drawing),
      `stroke="#8a9098" stroke-width="2"`,
    ) +
      line("M-326 12Q-140 46 118 38", "#ffffff", 4) +
      box(116, -86, 30, 132, 6, "#9aa1a9") +
      wooden(drawing, boxPath(146, -70, 220, 84, 26), design % 2 ? "#3b2a20" : "#7d4f2c") +
      [190, 250, 320].map((x) => circle(x, -28, 10, "#d9b767")).join(""),
    -32,
  );

const teapot: Product = (drawing, { colour }) =>
  path(
    "M260 600Q150 560 130 440Q124 380 84 350L130 318Q190 350 196 420Q206 470 260 480Z",
    darker(colour, 0.1),
  ) +
  `<path d="M600 400Q720 380 720 480Q710 570 590 570" fill="none" stroke="${darker(colour, 0.1)}" stroke-width="36"/>` +
  turned(
    drawing,
    "M250 360Q400 320 580 360Q650 460 610 580Q560 660 410 660Q270 660 230 580Q190 460 250 360Z",
    colour,
  ) +
  turned(
    drawing,
    "M290 340Q400 270 540 340Q540 364 415 366Q290 364 290 340Z",
    lighter(colour, 0.1),
  ) +
  circle(414, 274, 28, darker(colour, 0.15));

const mill: Product = (drawing, { design }) =>
  turned(
    drawing,
    "M340 690Q330 560 360 480Q340 430 344 390H456Q460 430 440 480Q470 560 460 690Q400 706 340 690Z",
    design % 2 ? "#4a2f1e" : oak,
  ) +
  turned(
    drawing,
    "M340 380Q330 300 370 260Q350 200 400 180Q450 200 430 260Q470 300 460 380Z",
    design % 2 ? "#5c3b26" : lighter(oak, 0.1),
  ) +
  circle(400, 164, 22, brass(drawing)) +
  box(338, 378, 124, 16, 5, "#c9cdd2");

const frenchPress: Product = (drawing) =>
  `<path d="M560 340Q680 340 680 450Q670 560 556 560" fill="none" stroke="#2b2d31" stroke-width="34"/>` +
  path(
    boxPath(250, 260, 310, 420, 26),
    "#e3edf1",
    `fill-opacity=".6" stroke="#b3c6d0" stroke-width="5"`,
  ) +
  path(
    boxPath(262, 400, 286, 270, 20),
    drawing.linear("across", [
      [0, "#2c160a"],
      [0.4, "#5a3318"],
      [1, "#1d0e06"],
    ]),
  ) +
  box(240, 300, 330, 22, 6, steel(drawing)) +
  box(240, 600, 330, 22, 6, steel(drawing)) +
  box(240, 230, 330, 46, 14, steel(drawing)) +
  line("M405 230V110", "#9aa1a9", 12) +
  circle(405, 100, 30, "#2b2d31") +
  line("M290 330V650", "#ffffff", 16, `opacity=".5"`);

export const cookware = {
  pan,
  casserole,
  knife,
  mill,
  teapot,
  "french-press": frenchPress,
} satisfies Record<string, Product>;
