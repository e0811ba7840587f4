import { around, at } from "../../studio/paths.ts";
import { box, boxPath, circle, darker, line, type Product, path, solid, turned } from "../kit.ts";

const wheelOf = (x: number, y: number, radius: number) =>
  circle(x, y, radius, "none", `stroke="#26292e" stroke-width="19"`) +
  circle(x, y, radius - 15, "none", `stroke="#c9cdd2" stroke-width="6"`) +
  at(
    x,
    y,
    around(14, () => line(`M0 0V${-radius + 16}`, "#b9bec5", 2.2)),
  ) +
  circle(x, y, 14, "#6b7078");

const cityBike: Product = (_drawing, { colour, accent, design }) =>
  wheelOf(200, 530, 150) +
  wheelOf(610, 530, 150) +
  line("M60 470Q110 380 210 366M470 470Q520 380 620 366", darker(colour, 0.25), 12) +
  line(
    design % 2
      ? "M200 530L330 330L560 330M330 330L400 540L200 530M400 540L560 330L546 290L610 530"
      : "M200 530L330 350Q420 430 556 330M330 350L400 540L200 530M400 540Q480 470 560 350L546 270L610 530",
    colour,
    19,
  ) +
  line("M330 350L312 270", "#9aa1a9", 13) +
  path("M250 250Q310 236 370 256Q350 284 300 282Q264 280 250 250Z", "#3b2a20") +
  line("M546 280Q540 230 500 226Q470 226 464 246M546 280Q580 240 620 250", "#9aa1a9", 12) +
  line("M464 246l-30 8M620 250l20 20", "#3b2a20", 19) +
  circle(400, 540, 34, "#6b7078") +
  line("M400 540l30 56M416 596h34M400 540l-30 -56", "#3b3f45", 10) +
  path("M560 300h110l-14 80h-84Z", accent, `opacity=".9"`);

const kidsBike: Product = (_drawing, { colour, accent }) =>
  wheelOf(230, 540, 120) +
  wheelOf(590, 540, 120) +
  circle(290, 610, 38, "none", `stroke="#26292e" stroke-width="14"`) +
  line(
    "M230 540L340 400L550 390M340 400L400 560L230 540M400 560L550 390L536 330L590 540",
    colour,
    24,
  ) +
  path("M270 350Q330 330 400 356Q380 386 320 384Q280 380 270 350Z", accent) +
  line("M340 400l-10 -40M536 340L520 270M460 262L580 280", "#6b7078", 13) +
  line("M460 262l-24 0M580 280l22 6", accent, 22) +
  line("M440 274q-20 30 -10 60M436 276q-40 20 -40 60", accent, 5) +
  circle(400, 560, 28, "#6b7078") +
  line("M400 560l24 46h30", "#3b3f45", 10);

const helmet: Product = (drawing, { colour, accent }) =>
  line("M200 470Q260 640 380 660Q420 640 420 580", "#2b2d31", 13) +
  turned(
    drawing,
    "M110 460Q110 180 420 170Q690 190 700 440Q700 500 640 500H180Q120 500 110 460Z",
    colour,
  ) +
  [
    [230, 320],
    [340, 270],
    [460, 260],
    [570, 300],
  ]
    .map(([x = 0, y = 0]) =>
      at(x, y, path("M-30 -60Q10 -90 34 -50L20 100Q-10 120 -34 90Z", darker(colour, 0.6)), 8),
    )
    .join("") +
  path("M112 440Q400 520 700 430V470Q690 500 640 500H180Q120 500 112 440Z", accent);

const lock: Product = (drawing, { accent }) =>
  [
    [200, 300, -40],
    [300, 200, 10],
    [470, 200, 40],
    [590, 320, 80],
    [570, 480, 130],
    [440, 590, 170],
    [280, 560, 215],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      at(
        x,
        y,
        solid(drawing, boxPath(-90, -32, 180, 64, 30), index % 2 ? "#3b3f45" : "#2b2d31") +
          circle(-60, 0, 13, "#c9cdd2") +
          circle(60, 0, 13, "#c9cdd2"),
        turn,
      ),
    )
    .join("") +
  at(
    190,
    440,
    solid(drawing, boxPath(-60, -90, 120, 180, 26), accent) +
      circle(0, 20, 20, "#22252a") +
      box(-5, 20, 10, 36, 3, "#22252a"),
  );

const bikeLights: Product = (drawing) =>
  [
    [270, "#ffffff", "#fff3c4"],
    [540, "#e0403a", "#f8a59c"],
  ]
    .map(
      ([x, glow, inner]) =>
        circle(
          Number(x),
          380,
          190,
          drawing.radial([
            [0, String(inner), 0.7],
            [1, String(inner), 0],
          ]),
        ) +
        at(
          Number(x),
          420,
          solid(drawing, boxPath(-96, -150, 192, 270, 56), "#2b2f35") +
            circle(0, -40, 74, String(glow), `stroke="#8a9098" stroke-width="5"`) +
            circle(-16, -60, 22, "#ffffff", `opacity=".8"`) +
            box(-80, 120, 160, 34, 12, "#1b1d21") +
            line("M-70 150Q0 230 70 150", "#1b1d21", 22),
        ),
    )
    .join("");

const scooter: Product = (_drawing, { colour, accent }) =>
  wheelOf(200, 640, 60) +
  wheelOf(590, 640, 60) +
  wheelOf(540, 650, 56) +
  line("M200 620L300 180", "#9aa1a9", 22) +
  line("M230 180H380", "#3b3f45", 22) +
  line("M222 180h-30M390 180h22", accent, 28) +
  path(
    "M210 590L330 620H600Q630 630 610 650H320L200 640Z",
    colour,
    `stroke="${darker(colour, 0.3)}" stroke-width="4"`,
  ) +
  line("M340 632H560", "#ffffff", 6, `stroke-dasharray="4 14"`);

export const cycling = {
  "city-bike": cityBike,
  "kids-bike": kidsBike,
  helmet,
  "folding-lock": lock,
  "bike-lights": bikeLights,
  "kick-scooter": scooter,
} satisfies Record<string, Product>;
