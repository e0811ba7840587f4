import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import {
  box,
  boxPath,
  cloth,
  darker,
  lighter,
  line,
  type Product,
  path,
  solid,
  turned,
} from "../kit.ts";
import { white } from "./screen.ts";

const earplugs: Product = (drawing) =>
  times(6, (index) =>
    at(
      230 + (index % 3) * 170,
      300 + Math.floor(index / 3) * 220,
      turned(
        drawing,
        "M-50 -60Q0 -110 50 -60L62 80Q0 104 -62 80Z",
        index % 2 ? "#f28a3c" : "#f6d04a",
      ),
      ((index * 37) % 50) - 25,
    ),
  );

const sleepMask: Product = (drawing, m) =>
  line("M120 380Q60 300 120 240M680 380Q740 300 680 240", darker(m.colour, 0.3), 20) +
  cloth(
    drawing,
    "M100 400Q110 280 260 280Q340 280 400 330Q460 280 540 280Q690 280 700 400Q700 540 560 540Q460 540 400 460Q340 540 240 540Q100 540 100 400Z",
    { ...m, design: 0 },
  ) +
  line(
    "M190 430Q250 480 320 430M480 430Q550 480 610 430M200 446l-14 26M250 462l-4 28M300 450l12 24M500 446l-14 26M550 462l-4 28M600 450l12 24",
    lighter(m.colour, 0.5),
    8,
  );

const toothbrush = (colour: string, x: number, turn: number) =>
  at(
    x,
    400,
    path(
      "M-18 330Q-26 100 -14 -160L-20 -300Q0 -330 20 -300L14 -160Q26 100 18 330Q0 350 -18 330Z",
      colour,
    ) +
      times(
        6,
        (index) =>
          box(-22, -310 + index * 24, 20, 20, 4, index % 2 ? "#ffffff" : "#8fd0ea") +
          box(-44, -310 + index * 24, 28, 20, 4, index % 2 ? "#eef4f7" : "#6fb8dc"),
      ),
    turn,
  );

const brush: Product = (_drawing, { accent }) => toothbrush(accent, 400, 24);

const bamboo: Product = () => toothbrush("#d9b47c", 330, -10) + toothbrush("#c99f62", 480, 14);

const floss: Product = (drawing, { accent }) =>
  solid(drawing, boxPath(200, 220, 400, 400, 90), white) +
  path("M200 310Q200 220 290 220H510Q600 220 600 310V360H200Z", accent) +
  textIn(
    "50 m",
    { x: 260, y: 430, width: 280, height: 90 },
    { colour: darker(accent, 0.3), size: 80, weight: 800 },
  ) +
  line("M400 230Q440 120 560 140T680 80", "#f3f6f7", 6);

const cup: Product = (drawing, { accent }) =>
  turned(
    drawing,
    "M230 200Q400 160 570 200Q570 420 470 520Q430 560 424 620L416 700H384L376 620Q370 560 330 520Q230 420 230 200Z",
    accent,
  ) +
  `<ellipse cx="400" cy="196" rx="170" ry="42" fill="${darker(accent, 0.3)}"/><ellipse cx="400" cy="196" rx="170" ry="42" fill="none" stroke="${lighter(accent, 0.4)}" stroke-width="13"/>`;

const pads =
  (title: string, colour: string): Product =>
  () =>
    times(
      9,
      (index) =>
        `<ellipse cx="${400 + ((index * 7) % 9)}" cy="${630 - index * 46}" rx="200" ry="66" fill="#fdfcf9" stroke="#d9d3c6" stroke-width="3"/><ellipse cx="${396 + ((index * 7) % 9)}" cy="${622 - index * 46}" rx="160" ry="46" fill="#f3efe6"/>`,
    ) +
    at(
      400,
      640,
      box(-110, -40, 220, 70, 10, colour) +
        textIn(
          title,
          { x: -96, y: -26, width: 192, height: 42 },
          { colour: "#ffffff", size: 40, weight: 700, lines: 1 },
        ),
    );

export const hygiene = {
  earplugs,
  "sleep-mask": sleepMask,
  toothbrush: brush,
  "bamboo-toothbrushes": bamboo,
  floss,
  "menstrual-cup": cup,
  "cotton-pads": pads("80", "#5fa8c4"),
} satisfies Record<string, Product>;
