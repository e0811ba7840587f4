import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import {
  box,
  boxPath,
  circle,
  cloth,
  darker,
  line,
  type Product,
  path,
  solid,
  turned,
} from "../kit.ts";
import { white } from "./screen.ts";

const crutches: Product = (_drawing, { accent }) =>
  [300, 500]
    .map((x, index) =>
      at(
        x,
        400,
        box(-11, -140, 22, 470, 8, "#b4bac1") +
          times(6, (hole) => circle(0, 120 + hole * 26, 5, "#55595f")) +
          line("M0 -140Q-10 -220 -40 -250", "#b4bac1", 20) +
          `<path d="M-80 -330Q-90 -240 -30 -240Q20 -250 20 -330" fill="none" stroke="${accent}" stroke-width="30" stroke-linecap="round"/>` +
          box(-16, -160, 110, 36, 16, accent) +
          box(-22, 320, 44, 40, 10, "#2b2f35"),
        index ? 6 : -6,
      ),
    )
    .join("");

const cushion: Product = (drawing, { accent }) =>
  cloth(drawing, boxPath(140, 220, 520, 360, 60), {
    colour: "#3f86c4",
    accent,
    design: 0,
    title: "",
    subtitle: "",
  }) +
  times(15, (index) =>
    circle(220 + (index % 5) * 90, 290 + Math.floor(index / 5) * 110, 30, "#ffffff33"),
  ) +
  box(370, 220, 290, 360, 0, "#e0553c", `opacity=".55"`);

const inhaler: Product = (drawing, { title }) =>
  solid(drawing, "M250 230H480V560Q480 580 500 590L590 630V710H330Q250 700 250 620Z", "#3f8fc4") +
  turned(drawing, boxPath(276, 90, 178, 220, 30), "#d9dde1") +
  box(300, 380, 130, 150, 10, white) +
  textIn(
    title,
    { x: 308, y: 392, width: 114, height: 124 },
    { colour: "#1f4a6b", size: 30, weight: 800 },
  ) +
  box(560, 624, 60, 92, 12, darker("#3f8fc4", 0.3));

const bandage: Product = (drawing) =>
  `<path d="M230 560Q520 590 700 480V600Q520 690 230 660Z" fill="#e8cfae"/>` +
  circle(280, 420, 190, "#e8cfae", `stroke="#c9a67a" stroke-width="4"`) +
  times(6, (index) =>
    circle(280, 420, 170 - index * 26, "none", `stroke="#c9a67a" stroke-width="6"`),
  ) +
  times(16, (index) => line(`M${300 + index * 24} ${576 - index * 4}v84`, "#c9a67a", 3)) +
  box(560, 500, 80, 30, 8, "#c9cdd2") +
  circle(
    280,
    420,
    190,
    drawing.radial([
      [0, "#ffffff", 0.2],
      [1, "#000000", 0.16],
    ]),
  );

const kit: Product = (drawing) =>
  line("M310 250V200Q310 180 330 180H470Q490 180 490 200V250", "#8a1f1f", 24) +
  solid(drawing, boxPath(100, 240, 600, 430, 50), "#d8362f") +
  box(100, 420, 600, 16, 0, "#8a1f1f") +
  circle(400, 440, 130, white) +
  path("M366 350H434V406H490V474H434V530H366V474H310V406H366Z", "#d8362f") +
  [210, 560].map((x) => box(x, 400, 40, 60, 8, "#d9dde1")).join("");

const masks: Product = (drawing) =>
  [0, 1, 2]
    .map((index) =>
      at(
        400,
        360 + index * 60,
        `<path d="M-250 -60Q-370 0 -250 80M250 -60Q370 0 250 80" fill="none" stroke="#eef1f2" stroke-width="11"/>` +
          path(
            "M-250 -90Q0 -160 250 -90V90Q0 170 -250 90Z",
            drawing.linear("down", [
              [0, "#c9e4f0"],
              [1, "#8fc0d8"],
            ]),
            `stroke="#7aaec8" stroke-width="3"`,
          ) +
          line("M-250 -40Q0 -90 250 -40M-250 10Q0 -20 250 10M-250 56Q0 60 250 56", "#6fa4c0", 4),
      ),
    )
    .join("");

export const firstAid = {
  crutches,
  "heat-cushion": cushion,
  inhaler,
  bandage,
  "first-aid-kit": kit,
  masks,
} satisfies Record<string, Product>;
