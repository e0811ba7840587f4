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
  solid,
  steel,
  turned,
  wooden,
} from "../kit.ts";

const mesh = (x: number, y: number, width: number, height: number, step = 17) =>
  times(Math.floor(height / step), (row) =>
    times(Math.floor(width / step), (index) =>
      circle(x + index * step + (row % 2) * 8, y + row * step, 4, "#00000044"),
    ),
  );

const headphones: Product = (drawing, { colour, accent }) =>
  `<path d="M170 470Q150 130 400 120Q650 130 630 470" fill="none" stroke="${darker(colour, 0.1)}" stroke-width="46"/><path d="M178 430Q170 150 400 140Q630 150 622 430" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="8"/>` +
  [
    [190, -8],
    [610, 8],
  ]
    .map(([x = 0, turn = 0]) =>
      at(
        x,
        520,
        turned(drawing, boxPath(-74, -140, 148, 280, 70), colour) +
          solid(drawing, boxPath(turn < 0 ? 30 : -90, -116, 60, 232, 30), "#2b2d31") +
          `<ellipse cx="${turn < 0 ? -30 : 30}" rx="30" ry="84" fill="${accent}" opacity=".9"/>`,
        turn,
      ),
    )
    .join("");

const earphones: Product = (drawing, { colour }) =>
  solid(drawing, boxPath(200, 440, 400, 250, 100), colour) +
  line("M210 530H590", darker(colour, 0.25), 5) +
  circle(400, 610, 9, "#5fd08a") +
  [
    [290, -14],
    [510, 14],
  ]
    .map(([x = 0, turn = 0]) =>
      at(
        x,
        250,
        `${solid(
          drawing,
          "M-60 -60Q-60 -120 0 -120Q66 -120 66 -50Q66 0 30 16L24 150Q0 170 -24 150L-20 20Q-60 0 -60 -60Z",
          colour,
        )}<ellipse cx="-44" cy="-50" rx="34" ry="44" fill="#2b2d31"/>`,
        turn,
      ),
    )
    .join("");

const speaker: Product = (drawing, { colour, accent }) =>
  turned(drawing, boxPath(190, 210, 420, 480, 120), colour) +
  drawing.clipped(
    `<path d="${boxPath(206, 280, 388, 330, 60)}"/>`,
    box(190, 270, 420, 350, 0, darker(colour, 0.25)) + mesh(206, 284, 400, 330),
  ) +
  `<ellipse cx="400" cy="236" rx="150" ry="20" fill="${lighter(colour, 0.2)}"/>` +
  line("M560 210Q640 120 620 80", accent, 20) +
  textIn(
    "sonora",
    { x: 330, y: 628, width: 140, height: 30 },
    { colour: "#ffffffcc", size: 30, weight: 700 },
  );

const radio: Product = (drawing, { design, accent }) =>
  line("M250 270Q250 170 400 170Q550 170 550 270", "#6b4426", 22) +
  wooden(drawing, boxPath(110, 260, 580, 380, 46), design % 2 ? "#7d4f2c" : "#c99a62") +
  box(144, 294, 512, 312, 26, "#f4ecdc") +
  drawing.clipped(
    `<path d="${boxPath(166, 320, 260, 260, 20)}"/>`,
    box(160, 310, 280, 280, 0, "#6a5a48") + mesh(170, 322, 270, 260),
  ) +
  circle(550, 400, 76, steel(drawing), `stroke="#8a9098" stroke-width="4"`) +
  line("M550 400L590 350", "#33302c", 10) +
  box(470, 520, 160, 50, 8, "#22262c") +
  textIn(
    "98.4",
    { x: 480, y: 528, width: 140, height: 34 },
    { colour: accent, size: 38, weight: 700 },
  );

const microphone: Product = (drawing, { accent }) =>
  turned(drawing, boxPath(290, 90, 220, 340, 110), "#3a3e45") +
  drawing.clipped(`<path d="${boxPath(290, 90, 220, 230, 110)}"/>`, mesh(290, 96, 230, 230, 14)) +
  box(284, 316, 232, 24, 6, steel(drawing)) +
  circle(400, 380, 18, accent) +
  `<path d="M250 260V420Q250 540 400 540Q550 540 550 420V260" fill="none" stroke="#9aa1a9" stroke-width="17"/>` +
  box(388, 536, 24, 120, 4, "#9aa1a9") +
  `<ellipse cx="400" cy="670" rx="160" ry="34" fill="#26292e"/>`;

export const audio = {
  headphones,
  earphones,
  speaker,
  radio,
  microphone,
} satisfies Record<string, Product>;
