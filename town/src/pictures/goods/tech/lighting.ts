import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import {
  box,
  boxPath,
  circle,
  darker,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
} from "../kit.ts";

const headTorch: Product = (drawing, { accent }) =>
  `<path d="M280 520Q130 490 130 370Q150 190 400 180Q650 190 670 370Q670 490 520 520" fill="none" stroke="${darker(accent, 0.1)}" stroke-width="54"/>` +
  solid(drawing, boxPath(260, 380, 280, 220, 60), "#2f3339") +
  circle(400, 490, 80, steel(drawing)) +
  circle(
    400,
    490,
    62,
    drawing.radial([
      [0, "#ffffff"],
      [0.4, "#fff3c4"],
      [1, "#d9a53c"],
    ]),
  ) +
  box(470, 360, 50, 30, 8, accent);

const torch: Product = (drawing, { accent }) =>
  at(
    400,
    400,
    path("M170 -90L300 -150V150L170 90Z", "#fff3c4", `opacity=".5"`) +
      turned(drawing, boxPath(-290, -50, 380, 100, 24), "#2f3339") +
      path("M80 -56L170 -96V96L80 56Z", "#41464e") +
      times(12, (index) => line(`M${-240 + index * 22} -46V46`, "#ffffff", 4, `opacity=".14"`)) +
      box(-80, -60, 70, 26, 10, accent) +
      `<ellipse cx="170" rx="24" ry="94" fill="#fff6d8"/>`,
    -26,
  );

const bulb = (x: number, scale: number) =>
  at(
    x,
    400,
    path(
      "M0 -230C130 -230 180 -130 160 -40C150 20 90 60 86 140H-86C-90 60 -150 20 -160 -40C-180 -130 -130 -230 0 -230Z",
      "#fff4cf",
      `fill-opacity=".92" stroke="#e3cf92" stroke-width="5"`,
    ) +
      path(
        "M-60 140Q-50 40 -20 -10L0 20L20 -10Q50 40 60 140",
        "none",
        `stroke="#f2a83c" stroke-width="9"`,
      ) +
      box(-84, 140, 168, 130, 12, "#c9cdd2") +
      [165, 200, 235].map((y) => line(`M-84 ${y}L84 ${y + 10}`, "#8a9098", 7)).join("") +
      path("M-40 270H40L20 304H-20Z", "#3b3f45") +
      line("M-100 -120Q-90 -180 -40 -196", "#ffffff", 19, `opacity=".8"`),
    0,
    scale,
  );

const oneBulb: Product = () => bulb(400, 1.05);

const bulbs: Product = () => bulb(250, 0.62) + bulb(550, 0.62) + at(0, 60, bulb(400, 0.8));

const batteries: Product = (drawing, { accent }) =>
  times(8, (index) => {
    const [x, y] = [150 + (index % 4) * 130, index < 4 ? 130 : 420];
    return (
      turned(drawing, boxPath(x, y + 24, 100, 240, 14), "#2b2f35") +
      path(boxPath(x, y + 24, 100, 80, 14), accent) +
      box(x + 32, y, 36, 28, 6, "#c9cdd2") +
      textIn(
        "AA",
        { x: x + 10, y: y + 160, width: 80, height: 50 },
        { colour: "#ffffff", size: 48, weight: 800 },
      )
    );
  });

const extension: Product = (drawing, { accent }) =>
  `<path d="M120 480C20 620 240 720 400 660S700 640 690 520" fill="none" stroke="#33373d" stroke-width="22"/>` +
  at(
    400,
    360,
    solid(drawing, boxPath(-300, -90, 600, 180, 40), "#f3f1ea") +
      [-190, 0, 190]
        .map(
          (x) =>
            circle(x - 20, 0, 66, "#dcd8cf") +
            circle(x - 44, 0, 13, "#2b2d31") +
            circle(x + 4, 0, 13, "#2b2d31") +
            circle(x - 20, -36, 10, "#9aa1a9"),
        )
        .join("") +
      box(236, -34, 40, 68, 10, accent),
    -12,
  );

export const lighting = {
  "head-torch": headTorch,
  torch,
  bulb: oneBulb,
  bulbs,
  batteries,
  "extension-lead": extension,
} satisfies Record<string, Product>;
