import { at, times } from "../../studio/paths.ts";
import { boxPath, circle, line, type Product, path, solid, turned } from "../kit.ts";
import { screen } from "./screen.ts";

const babyBottle: Product = (drawing, { accent }) =>
  path("M380 60Q400 40 420 60L432 130Q500 160 504 220H296Q300 160 368 130Z", "#f3d3a8") +
  turned(drawing, boxPath(282, 210, 236, 70, 16), accent) +
  path(
    "M300 280H500Q530 320 520 400Q510 450 524 520V660Q520 704 470 706H330Q280 704 276 660V520Q290 450 280 400Q270 320 300 280Z",
    "#eaf3f7",
    `fill-opacity=".8" stroke="#b3c6d0" stroke-width="5"`,
  ) +
  path(
    "M284 430Q400 446 516 430Q512 470 524 520V660Q520 700 470 702H330Q280 700 276 660V520Q288 470 284 430Z",
    "#fdfaf2",
  ) +
  times(6, (index) => line(`M300 ${480 + index * 34}h${index % 2 ? 30 : 50}`, "#7fa0b4", 5)) +
  line("M480 320Q500 400 486 460", "#ffffff", 16);

const dummies: Product = (_drawing, { accent }) =>
  [
    [260, 320, "#8fc9e8"],
    [520, 480, accent],
  ]
    .map(([x, y, colour]) =>
      at(
        Number(x),
        Number(y),
        circle(0, 130, 66, "none", `stroke="${colour}" stroke-width="26"`) +
          path(
            "M-130 -10Q-140 -70 -70 -70Q0 -50 70 -70Q140 -70 130 -10Q110 70 0 76Q-110 70 -130 -10Z",
            String(colour),
          ) +
          circle(-76, -4, 14, "#ffffff88") +
          circle(76, -4, 14, "#ffffff88") +
          path("M-40 -66Q-64 -170 0 -180Q64 -170 40 -66Z", "#f3d9b0"),
      ),
    )
    .join("");

const bathThermometer: Product = (drawing) =>
  solid(
    drawing,
    "M140 420C160 260 380 220 520 300L660 220Q690 300 640 400Q690 480 660 570L540 510C420 620 160 590 140 420Z",
    "#4fb0d8",
  ) +
  screen(270, 360, 190, 96, "37.0") +
  circle(214, 380, 20, "#ffffff") +
  circle(210, 380, 10, "#1f3a4a") +
  line("M190 450Q220 474 250 456", "#1f5a7a", 8);

export const baby = {
  "baby-bottle": babyBottle,
  dummies,
  "bath-thermometer": bathThermometer,
} satisfies Record<string, Product>;
