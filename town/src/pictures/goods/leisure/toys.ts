import { sprite } from "../../fresh/sprites.ts";
import { at } from "../../studio/paths.ts";
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
  turned,
  wooden,
} from "../kit.ts";

const bear: Product = (drawing, { design, accent }) => {
  const fur = ["#b9824a", "#e0cfae", "#8a5a34", "#cfa8a0"][design % 4] ?? "#b9824a";
  const tuft = (x: number, y: number, rx: number, ry = rx) =>
    path(
      discPath(x, y, rx, ry),
      drawing.radial(
        [
          [0, lighter(fur, 0.16)],
          [0.7, fur],
          [1, darker(fur, 0.22)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    );
  return (
    tuft(250, 640, 84, 70) +
    tuft(550, 640, 84, 70) +
    tuft(400, 540, 170, 160) +
    tuft(230, 480, 60, 100) +
    tuft(570, 480, 60, 100) +
    tuft(280, 170, 66) +
    tuft(520, 170, 66) +
    circle(280, 172, 36, lighter(fur, 0.35)) +
    circle(520, 172, 36, lighter(fur, 0.35)) +
    tuft(400, 290, 170, 150) +
    path(discPath(400, 340, 78, 62), lighter(fur, 0.4)) +
    path(discPath(400, 560, 100, 100), lighter(fur, 0.28)) +
    circle(336, 266, 17, "#23180f") +
    circle(464, 266, 17, "#23180f") +
    circle(342, 260, 5, "#fff") +
    circle(470, 260, 5, "#fff") +
    path("M374 320Q400 306 426 320Q416 348 400 348Q384 348 374 320Z", "#23180f") +
    line("M400 348V370M400 370Q376 390 362 372M400 370Q424 390 438 372", "#23180f", 6) +
    path("M400 430L320 396V470ZM400 430L480 396V470Z", accent) +
    circle(400, 432, 22, darker(accent, 0.15)) +
    [250, 550].map((x) => path(discPath(x, 650, 46, 38), lighter(fur, 0.36))).join("")
  );
};

const train: Product = (drawing) =>
  wooden(drawing, boxPath(130, 300, 150, 240, 20), "#c8402f") +
  wooden(drawing, boxPath(270, 380, 250, 160, 30), "#3f86b8") +
  wooden(drawing, boxPath(420, 290, 56, 110, 16), "#f2b52c") +
  wooden(drawing, boxPath(110, 270, 190, 44, 16), "#f2b52c") +
  box(165, 350, 84, 84, 14, "#fbf6ea") +
  circle(520, 460, 40, "#f2b52c") +
  wooden(drawing, boxPath(110, 530, 450, 40, 14), "#b9824a") +
  [
    [180, 600, 56],
    [320, 600, 56],
    [470, 600, 56],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, "#d9b07a", `stroke="#8a5f34" stroke-width="6"`) +
        circle(x, y, 16, "#c8402f"),
    )
    .join("") +
  wooden(drawing, boxPath(600, 440, 150, 110, 16), "#5fae6a") +
  [
    [640, 600],
    [720, 600],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 40, "#d9b07a", `stroke="#8a5f34" stroke-width="6"`))
    .join("") +
  line("M560 550H600", "#8a5f34", 14);

const yoyo: Product = (drawing, { colour, accent, design }) =>
  line("M400 60Q420 200 400 330", "#e8dfc8", 8) +
  circle(400, 450, 230, colour, `stroke="${darker(colour, 0.3)}" stroke-width="5"`) +
  circle(400, 450, 180, accent) +
  circle(400, 450, 130, lighter(colour, 0.25)) +
  (design % 2
    ? path(
        "M400 350L428 420L500 424L444 470L464 540L400 500L336 540L356 470L300 424L372 420Z",
        accent,
      )
    : circle(400, 450, 60, accent)) +
  circle(
    400,
    450,
    230,
    drawing.radial(
      [
        [0, "#ffffff", 0.4],
        [0.5, "#ffffff", 0],
        [1, "#000000", 0.3],
      ],
      0.34,
      0.3,
      0.8,
    ),
  ) +
  circle(400, 60, 22, "none", `stroke="#e8dfc8" stroke-width="8"`);

const dolls: Product = (drawing, { accent }) =>
  [
    [600, 0.5, "#3f86b8"],
    [460, 0.72, "#5fae6a"],
    [270, 1.1, "#c8402f"],
  ]
    .map(([x, scale, coat]) =>
      at(
        Number(x),
        690,
        turned(
          drawing,
          "M0 -500C90 -500 110 -420 100 -350C150 -300 170 -160 120 -20Q0 20 -120 -20C-170 -160 -150 -300 -100 -350C-110 -420 -90 -500 0 -500Z",
          String(coat),
        ) +
          circle(0, -410, 66, "#f8dcc0") +
          path("M-60 -430Q0 -490 60 -430Q30 -460 0 -450Q-30 -460 -60 -430Z", "#5a3620") +
          circle(-22, -410, 7, "#2b2018") +
          circle(22, -410, 7, "#2b2018") +
          circle(-36, -388, 12, "#f09a8a") +
          circle(36, -388, 12, "#f09a8a") +
          line("M-12 -378Q0 -368 12 -378", "#b3322c", 5) +
          at(0, -180, sprite(drawing, "calendula"), 0, 0.7) +
          circle(0, -270, 16, accent),
        0,
        Number(scale),
      ),
    )
    .join("");

export const toys = {
  bear,
  train,
  yoyo,
  dolls,
} satisfies Record<string, Product>;
