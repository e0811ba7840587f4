import { at, times } from "../studio/paths.ts";
import { textIn } from "../studio/text.ts";
import {
  box,
  boxPath,
  circle,
  cloth,
  darker,
  lighter,
  line,
  type Product,
  path,
  solid,
  turned,
} from "./kit.ts";

const white = "#f7f6f2";
const screen = (x: number, y: number, width: number, height: number, text: string) =>
  box(x, y, width, height, 12, "#b9c9b4", `stroke="#7d8a78" stroke-width="5"`) +
  textIn(
    text,
    { x: x + width * 0.1, y: y + height * 0.2, width: width * 0.8, height: height * 0.6 },
    { colour: "#26302a", size: height * 0.7, weight: 700, lines: 1 },
  );
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
const cup: Product = (drawing, { accent }) =>
  turned(
    drawing,
    "M230 200Q400 160 570 200Q570 420 470 520Q430 560 424 620L416 700H384L376 620Q370 560 330 520Q230 420 230 200Z",
    accent,
  ) +
  `<ellipse cx="400" cy="196" rx="170" ry="42" fill="${darker(accent, 0.3)}"/><ellipse cx="400" cy="196" rx="170" ry="42" fill="none" stroke="${lighter(accent, 0.4)}" stroke-width="13"/>`;
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

export const care = {
  "digital-thermometer": thermometer,
  "infrared-thermometer": infrared,
  "blood-pressure-monitor": pressure,
  "glucose-meter": glucose,
  "self-test": selfTest("#2f7fb4", 1),
  "pregnancy-test": selfTest("#c8508a", 2),
  "bathroom-scale": scale,
  crutches,
  "heat-cushion": cushion,
  earplugs,
  "sleep-mask": sleepMask,
  inhaler,
  bandage,
  "first-aid-kit": kit,
  toothbrush: brush,
  "bamboo-toothbrushes": bamboo,
  floss,
  masks,
  "menstrual-cup": cup,
  "baby-bottle": babyBottle,
  dummies,
  "bath-thermometer": bathThermometer,
  "cotton-pads": pads("80", "#5fa8c4"),
} satisfies Record<string, Product>;
