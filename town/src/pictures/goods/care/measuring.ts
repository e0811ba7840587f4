import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import { box, boxPath, circle, cloth, darker, type Product, path, solid } from "../kit.ts";
import { screen, white } from "./screen.ts";

const thermometer: Product = (drawing, { accent }) =>
  at(
    400,
    400,
    solid(
      drawing,
      "M-290 -70Q-320 0 -290 70H80Q150 60 190 24H330Q356 0 330 -24H190Q150 -60 80 -70Z",
      white,
    ) +
      path("M240 -24H330Q356 0 330 24H240Z", "#b4bac1") +
      screen(-200, -44, 190, 88, "36.8") +
      circle(50, 0, 30, accent),
    -24,
  );

const infrared: Product = (drawing, { accent }) =>
  solid(
    drawing,
    "M230 150H560Q640 160 640 240Q640 310 560 320H450L420 640Q410 690 360 690H310Q260 690 270 630L300 320H230Q170 310 170 235Q170 160 230 150Z",
    white,
  ) +
  box(150, 190, 50, 90, 14, "#2b2f35") +
  screen(400, 190, 190, 90, "36.6") +
  circle(350, 400, 30, accent) +
  path("M300 420L290 520Q270 500 280 430Z", "#9aa1a9");

const pressure: Product = (drawing, { accent }) =>
  cloth(drawing, "M400 150H700Q730 160 730 200V330Q730 370 700 374H400Z", {
    colour: "#3b5a78",
    accent,
    design: 0,
    title: "",
    subtitle: "",
  }) +
  `<path d="M420 374Q400 470 470 480T440 560" fill="none" stroke="#3b3f45" stroke-width="15"/>` +
  solid(drawing, boxPath(90, 300, 360, 380, 46), white) +
  box(124, 336, 292, 210, 14, "#b9c9b4", `stroke="#7d8a78" stroke-width="5"`) +
  textIn(
    "121",
    { x: 160, y: 350, width: 220, height: 76 },
    { colour: "#26302a", size: 90, weight: 700 },
  ) +
  textIn(
    "78",
    { x: 190, y: 440, width: 170, height: 76 },
    { colour: "#26302a", size: 80, weight: 700 },
  ) +
  circle(270, 612, 44, accent);

const glucose: Product = (drawing, { accent }) =>
  solid(
    drawing,
    "M290 120Q400 90 510 120Q560 300 540 520Q520 640 400 650Q280 640 260 520Q240 300 290 120Z",
    "#2f3f55",
  ) +
  screen(310, 190, 180, 130, "5.4") +
  circle(400, 430, 46, accent) +
  box(360, 630, 80, 110, 6, white, `stroke="#b4bac1" stroke-width="3"`) +
  box(380, 700, 40, 30, 4, "#c8402f") +
  circle(320, 380, 17, "#4f6482") +
  circle(480, 380, 17, "#4f6482");

const selfTest =
  (colour: string, lines: number): Product =>
  (drawing, { title }) =>
    path("M470 130L530 106V480L470 520Z", darker(colour, 0.3)) +
    box(130, 130, 340, 390, 0, white) +
    box(130, 130, 340, 110, 0, colour) +
    textIn(
      title,
      { x: 150, y: 260, width: 300, height: 170 },
      { colour: "#22303a", size: 60, weight: 800 },
    ) +
    textIn(
      "1 test",
      { x: 150, y: 450, width: 300, height: 40 },
      { colour, size: 40, weight: 700 },
    ) +
    at(
      520,
      560,
      solid(drawing, boxPath(-210, -66, 420, 132, 50), "#fdfdfb") +
        box(-60, -30, 150, 60, 16, "#e6eaec", `stroke="#b4bac1" stroke-width="3"`) +
        times(lines, (index) => box(-20 + index * 50, -24, 9, 48, 3, "#c8406a")) +
        circle(-140, 0, 30, "#e6eaec"),
      -14,
    );

const scale: Product = (drawing, { design }) =>
  solid(drawing, boxPath(130, 180, 540, 480, 60), design % 2 ? "#2b2f35" : "#e9eef0") +
  box(150, 200, 500, 440, 48, "none", `stroke="#ffffff88" stroke-width="5"`) +
  screen(290, 230, 220, 96, "64.2") +
  circle(300, 480, 60, "#00000012") +
  circle(500, 480, 60, "#00000012");

export const measuring = {
  "digital-thermometer": thermometer,
  "infrared-thermometer": infrared,
  "blood-pressure-monitor": pressure,
  "glucose-meter": glucose,
  "self-test": selfTest("#2f7fb4", 1),
  "pregnancy-test": selfTest("#c8508a", 2),
  "bathroom-scale": scale,
} satisfies Record<string, Product>;
