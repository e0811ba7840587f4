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
  wooden,
} from "../kit.ts";

const charger: Product = (drawing, { design, accent }) =>
  solid(drawing, boxPath(220, 260, 360, 400, 70), design % 2 ? "#2b2f35" : "#f4f3ef") +
  box(300, 150, 34, 116, 8, steel(drawing)) +
  box(466, 150, 34, 116, 8, steel(drawing)) +
  box(330, 540, 140, 40, 20, "#1b1d21") +
  path("M430 350L350 460H400L380 520L456 410H406Z", accent);

const powerBank: Product = (drawing, { design, accent }) =>
  solid(drawing, boxPath(240, 130, 320, 550, 50), design % 2 ? "#e9e6df" : "#2b2f35") +
  times(4, (index) => circle(340 + index * 40, 610, 8, index < 3 ? accent : "#777777")) +
  box(330, 140, 60, 20, 8, "#00000066") +
  box(420, 140, 60, 20, 8, "#00000066") +
  textIn(
    "20 000 mAh",
    { x: 270, y: 520, width: 260, height: 40 },
    { colour: design % 2 ? "#55524c" : "#a9adb3", size: 34, weight: 600 },
  ) +
  path("M420 260L350 370H400L384 440L450 330H404Z", accent);

const phoneCase: Product = (drawing, m) =>
  solid(drawing, boxPath(230, 70, 340, 660, 66), m.colour) +
  drawing.clipped(
    `<path d="${boxPath(230, 70, 340, 660, 66)}"/>`,
    [
      "",
      times(12, (index) =>
        line(`M180 ${160 + index * 60}L620 ${60 + index * 60}`, m.accent, 12, `opacity=".6"`),
      ),
      circle(400, 500, 160, m.accent, `opacity=".7"`) + circle(400, 500, 90, m.colour),
      times(50, (index) =>
        circle(
          250 + (index % 6) * 62,
          300 + Math.floor(index / 6) * 56,
          9,
          m.accent,
          `opacity=".8"`,
        ),
      ),
    ][m.design % 4] ?? "",
  ) +
  box(256, 96, 170, 170, 40, "#1c1f24") +
  circle(306, 146, 32, "#0b0d10", `stroke="#4a5058" stroke-width="7"`) +
  circle(376, 216, 32, "#0b0d10", `stroke="#4a5058" stroke-width="7"`) +
  circle(376, 146, 11, "#f4ecc9");

const cable: Product = (_drawing, { colour, accent, design }) =>
  `<path d="M180 640C60 420 160 180 400 190C640 200 700 440 540 520C400 590 260 520 280 400C300 300 440 290 500 370" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="30"/><path d="M180 640C60 420 160 180 400 190C640 200 700 440 540 520C400 590 260 520 280 400C300 300 440 290 500 370" fill="none" stroke="${colour}" stroke-width="20" stroke-dasharray="${[9, 14, 6, 20][design % 4]} 5"/>` +
  at(500, 380, box(-30, -10, 60, 110, 14, accent) + box(-18, 100, 36, 44, 8, "#c9cdd2"), -40) +
  at(186, 650, box(-30, -70, 60, 110, 14, accent) + box(-18, 40, 36, 44, 8, "#c9cdd2"), 20);

const mouse: Product = (drawing, { colour, accent }) =>
  turned(
    drawing,
    "M400 150C540 150 580 280 580 440C580 610 520 690 400 690C280 690 220 610 220 440C220 280 260 150 400 150Z",
    colour,
  ) +
  line("M400 152V380M226 390Q400 420 574 390", darker(colour, 0.25), 5) +
  box(380, 230, 40, 100, 20, "#2b2d31") +
  box(388, 250, 24, 60, 12, accent);

const keyboard: Product = (drawing, { design }) =>
  solid(drawing, boxPath(60, 290, 680, 270, 30), design % 2 ? "#e9e7e1" : "#2f3339") +
  times(4, (row) =>
    times(
      13,
      (index) =>
        box(
          84 + index * 49 + row * 4,
          312 + row * 48,
          43,
          42,
          8,
          design % 2 ? "#fbfaf7" : "#474c54",
        ) + box(84 + index * 49 + row * 4, 312 + row * 48, 43, 12, 6, "#ffffff22"),
    ),
  ) +
  box(230, 506, 330, 38, 8, design % 2 ? "#fbfaf7" : "#474c54") +
  times(4, (index) => box(92 + index * 49, 512, 40, 32, 7, design % 2 ? "#fbfaf7" : "#474c54"));

const ssd: Product = (drawing, { design, accent }) =>
  solid(
    drawing,
    boxPath(250, 190, 300, 440, 40),
    ["#2b2f35", "#3f6f94", "#b9bec5", "#8a3f3a"][design % 4] ?? "",
  ) +
  path("M250 480L550 360V590Q550 630 510 630H290Q250 630 250 590Z", "#00000022") +
  box(360, 616, 80, 16, 6, "#000000aa") +
  circle(500, 240, 9, accent) +
  textIn(
    "SSD",
    { x: 290, y: 250, width: 180, height: 80 },
    { colour: "#ffffffdd", size: 78, weight: 800 },
  );

const stand: Product = (drawing, { design }) =>
  box(190, 90, 420, 290, 16, "#22262c") +
  box(
    206,
    106,
    388,
    250,
    6,
    drawing.linear("diagonal", [
      [0, "#4f86b4"],
      [1, "#c58fb4"],
    ]),
  ) +
  box(370, 376, 60, 100, 4, "#9aa1a9") +
  wooden(drawing, boxPath(90, 470, 620, 46, 8), "#d9b878") +
  wooden(drawing, boxPath(120, 516, 60, 130, 4), "#c9a566") +
  wooden(drawing, boxPath(620, 516, 60, 130, 4), "#c9a566") +
  wooden(drawing, boxPath(250, 516, 300, design % 2 ? 90 : 70, 4), "#cfae70") +
  circle(400, 556, 11, "#6b4a26");

const printer: Product = (drawing, { design }) =>
  path("M260 120H540L560 330H240Z", "#fbfaf6", `stroke="#d9d4c8" stroke-width="3"`) +
  solid(drawing, boxPath(120, 300, 560, 270, 40), design % 2 ? "#34383e" : "#eceae5") +
  box(190, 440, 420, 26, 10, "#15171a") +
  path("M220 456H580L610 660H190Z", "#ffffff", `stroke="#d9d4c8" stroke-width="3"`) +
  line("M260 520H520M256 560H540M250 600H480", "#b9b4a9", 7) +
  box(540, 340, 100, 50, 10, "#22262c") +
  circle(570, 365, 8, "#5fd08a");

export const computing = {
  charger,
  "power-bank": powerBank,
  "phone-case": phoneCase,
  cable,
  mouse,
  keyboard,
  ssd,
  "monitor-stand": stand,
  printer,
} satisfies Record<string, Product>;
