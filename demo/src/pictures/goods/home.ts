import { sprite } from "../fresh/sprites.ts";
import { at, times } from "../studio/paths.ts";
import {
  box,
  boxPath,
  brass,
  circle,
  cloth,
  darker,
  lighter,
  line,
  type Product,
  path,
  seam,
  solid,
  steel,
  turned,
  wooden,
} from "./kit.ts";

const oak = "#c99a62";
const pan: Product = (drawing, { colour }) =>
  at(
    0,
    0,
    solid(drawing, "M520 470L740 640Q760 664 740 684Q716 700 694 680L470 510Z", "#2b2d31") +
      circle(350, 380, 250, steel(drawing)) +
      circle(
        350,
        380,
        232,
        drawing.radial(
          [
            [0, lighter(colour, 0.12)],
            [0.8, colour],
            [1, darker(colour, 0.4)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      circle(350, 380, 190, "none", `stroke="#ffffff" stroke-opacity=".12" stroke-width="5"`) +
      circle(690, 632, 10, "#8a9098"),
  );
const casserole: Product = (drawing, { colour }) =>
  box(60, 400, 110, 50, 24, darker(colour, 0.2)) +
  box(630, 400, 110, 50, 24, darker(colour, 0.2)) +
  turned(drawing, "M130 380H670V560Q666 650 580 656H220Q134 650 130 560Z", colour) +
  turned(drawing, "M120 370Q130 300 400 290Q670 300 680 370V392H120Z", lighter(colour, 0.06)) +
  box(356, 250, 88, 46, 20, "#d9b767") +
  box(120, 384, 560, 12, 5, darker(colour, 0.4));
const knife: Product = (drawing, { design }) =>
  at(
    400,
    400,
    path(
      "M-330 10Q-100 -90 120 -80V40Q-140 50 -330 10Z",
      steel(drawing),
      `stroke="#8a9098" stroke-width="2"`,
    ) +
      line("M-326 12Q-140 46 118 38", "#ffffff", 4) +
      box(116, -86, 30, 132, 6, "#9aa1a9") +
      wooden(drawing, boxPath(146, -70, 220, 84, 26), design % 2 ? "#3b2a20" : "#7d4f2c") +
      [190, 250, 320].map((x) => circle(x, -28, 10, "#d9b767")).join(""),
    -32,
  );
const teapot: Product = (drawing, { colour }) =>
  path(
    "M240 420Q130 350 100 420Q90 460 150 520Q200 560 250 560L240 520Q170 470 180 430Q200 420 250 460Z",
    darker(colour, 0.1),
  ) +
  `<path d="M600 400Q720 380 720 480Q710 570 590 570" fill="none" stroke="${darker(colour, 0.1)}" stroke-width="36"/>` +
  turned(
    drawing,
    "M250 360Q400 320 580 360Q650 460 610 580Q560 660 410 660Q270 660 230 580Q190 460 250 360Z",
    colour,
  ) +
  turned(
    drawing,
    "M290 340Q400 270 540 340Q540 364 415 366Q290 364 290 340Z",
    lighter(colour, 0.1),
  ) +
  circle(414, 274, 28, darker(colour, 0.15));
const mug = (
  drawing: Parameters<Product>[0],
  colour: string,
  x: number,
  y: number,
  scale: number,
) =>
  at(
    x,
    y,
    `<path d="M96 -60Q190 -80 190 10Q180 90 86 84" fill="none" stroke="${darker(colour, 0.12)}" stroke-width="30"/>` +
      turned(drawing, "M-110 -110H110L100 110Q96 134 70 136H-70Q-96 134 -100 110Z", colour) +
      `<ellipse cy="-110" rx="110" ry="24" fill="${darker(colour, 0.35)}"/><ellipse cy="-104" rx="96" ry="17" fill="#4a2c18"/>`,
    0,
    scale,
  );
const mugs: Product = (drawing, { colour, accent, design }) =>
  mug(drawing, design % 2 ? lighter(colour, 0.2) : colour, 250, 330, 0.86) +
  mug(drawing, accent, 520, 330, 0.86) +
  mug(drawing, colour, 270, 560, 1) +
  mug(drawing, lighter(colour, 0.35), 560, 560, 1);
const bowls: Product = (drawing, { colour, accent }) =>
  [0, 1, 2, 3]
    .map((index) => {
      const tone = [colour, lighter(colour, 0.25), accent, lighter(colour, 0.5)][index] ?? colour;
      return at(
        400,
        640 - index * 96,
        turned(drawing, "M-230 -70H230Q210 40 90 50H-90Q-210 40 -230 -70Z", tone) +
          (index === 3
            ? `<ellipse cy="-70" rx="230" ry="52" fill="${lighter(tone, 0.2)}"/><ellipse cy="-64" rx="204" ry="40" fill="${darker(tone, 0.14)}"/>`
            : `<ellipse cy="-70" rx="230" ry="24" fill="${darker(tone, 0.2)}"/>`),
      );
    })
    .join("");
const plates: Product = (drawing, { colour, accent, design }) =>
  times(
    5,
    (index) =>
      `<ellipse cx="400" cy="${660 - index * 20}" rx="${250 - index * 2}" ry="60" fill="${index % 2 ? darker(colour, 0.08) : darker(colour, 0.16)}"/>`,
  ) +
  circle(
    400,
    340,
    270,
    drawing.radial(
      [
        [0, lighter(colour, 0.3)],
        [0.75, colour],
        [1, darker(colour, 0.16)],
      ],
      0.4,
      0.35,
      0.7,
    ),
    `stroke="${darker(colour, 0.25)}" stroke-width="2"`,
  ) +
  circle(400, 340, 186, "none", `stroke="#000" stroke-opacity=".12" stroke-width="6"`) +
  circle(400, 340, 246, "none", `stroke="${accent}" stroke-width="${design % 2 ? 5 : 12}"`);
const mill: Product = (drawing, { design }) =>
  turned(
    drawing,
    "M340 690Q330 560 360 480Q340 430 344 390H456Q460 430 440 480Q470 560 460 690Q400 706 340 690Z",
    design % 2 ? "#4a2f1e" : oak,
  ) +
  turned(
    drawing,
    "M340 380Q330 300 370 260Q350 200 400 180Q450 200 430 260Q470 300 460 380Z",
    design % 2 ? "#5c3b26" : lighter(oak, 0.1),
  ) +
  circle(400, 164, 22, brass(drawing)) +
  box(338, 378, 124, 16, 5, "#c9cdd2");
const wineGlasses: Product = (drawing) =>
  [260, 540, 400]
    .map((x, index) =>
      at(
        x,
        400 + (index === 2 ? 30 : -10),
        path(
          "M-90 -250Q-120 -60 -20 20V210H-70Q-90 230 0 236Q90 230 70 210H20V20Q120 -60 90 -250Z",
          "#e8f0f3",
          `fill-opacity=".55" stroke="#b9c9d1" stroke-width="4"`,
        ) +
          path(
            "M-102 -110Q0 -90 102 -110Q96 -20 0 14Q-96 -20 -102 -110Z",
            drawing.linear("across", [
              [0, "#7d1a33"],
              [0.4, "#a32f4a"],
              [1, "#5a0f22"],
            ]),
          ) +
          line("M-70 -220Q-90 -100 -50 -20", "#ffffff", 12, `opacity=".7"`),
      ),
    )
    .join("");
const jars: Product = () =>
  (
    [
      [210, 0.8, "#e2bf7c"],
      [590, 0.9, "#8a2a34"],
      [400, 1.05, "#efdcb4"],
    ] as const
  )
    .map(([x, scale, content]) =>
      at(
        x,
        690,
        path(
          boxPath(-110, -360, 220, 360, 40),
          "#dfeaf0",
          `fill-opacity=".6" stroke="#b3c6d0" stroke-width="5"`,
        ) +
          path("M-100 -220Q0 -250 100 -220V-40Q100 -8 70 -8H-70Q-100 -8 -100 -40Z", content) +
          times(50, (index) =>
            circle(-84 + ((index * 37) % 170), -30 - ((index * 53) % 180), 9, "#00000018"),
          ) +
          box(-120, -400, 240, 56, 12, "#d6a86a") +
          line("M-130 -340H130", "#9aa1a9", 8) +
          line("M-80 -330V-40", "#ffffff", 14, `opacity=".6"`),
        0,
        scale,
      ),
    )
    .join("");
const frenchPress: Product = (drawing) =>
  `<path d="M560 340Q680 340 680 450Q670 560 556 560" fill="none" stroke="#2b2d31" stroke-width="34"/>` +
  path(
    boxPath(250, 260, 310, 420, 26),
    "#e3edf1",
    `fill-opacity=".6" stroke="#b3c6d0" stroke-width="5"`,
  ) +
  path(
    boxPath(262, 400, 286, 270, 20),
    drawing.linear("across", [
      [0, "#2c160a"],
      [0.4, "#5a3318"],
      [1, "#1d0e06"],
    ]),
  ) +
  box(240, 300, 330, 22, 6, steel(drawing)) +
  box(240, 600, 330, 22, 6, steel(drawing)) +
  box(240, 230, 330, 46, 14, steel(drawing)) +
  line("M405 230V110", "#9aa1a9", 12) +
  circle(405, 100, 30, "#2b2d31") +
  line("M290 330V650", "#ffffff", 16, `opacity=".5"`);
const duvet: Product = (drawing, m) =>
  cloth(
    drawing,
    "M110 330Q130 300 200 300H620Q690 300 700 340L710 600Q700 660 640 660H170Q100 660 96 600Z",
    m,
  ) +
  line(
    "M100 400Q400 440 706 400M100 480Q400 520 706 480M100 560Q400 600 708 560",
    "#000000",
    7,
    `opacity=".12"`,
  ) +
  cloth(drawing, "M190 190Q400 160 610 190Q640 250 620 300Q400 330 180 300Q160 250 190 190Z", {
    ...m,
    colour: lighter(m.colour, 0.3),
  }) +
  seam("M210 206Q400 180 590 206", m.colour);
const sheet: Product = (drawing, m) =>
  [0, 1, 2]
    .map((index) =>
      cloth(
        drawing,
        `M150 ${540 - index * 110}Q170 ${500 - index * 110} 220 ${500 - index * 110}H590Q650 ${500 - index * 110} 656 ${550 - index * 110}Q650 ${620 - index * 110} 590 ${624 - index * 110}H210Q150 ${620 - index * 110} 150 ${540 - index * 110}Z`,
        { ...m, colour: index === 1 ? lighter(m.colour, 0.18) : m.colour },
      ),
    )
    .join("") + path("M340 270h120v120h-120Z", m.accent, `opacity=".8"`);
const pillow: Product = (drawing, m) =>
  cloth(
    drawing,
    "M130 270Q250 300 400 290Q550 300 670 270Q700 280 690 330Q660 420 690 530Q700 590 670 600Q550 560 400 570Q250 560 130 600Q100 590 110 530Q140 420 110 330Q100 280 130 270Z",
    { ...m, design: m.design === 0 ? 0 : m.design },
  ) +
  line(
    "M160 300Q250 360 300 350M640 300Q560 360 500 350M160 560Q240 500 300 510",
    "#000000",
    8,
    `opacity=".12"`,
  );
const towel: Product = (drawing, m) =>
  cloth(drawing, "M170 300Q180 210 270 206H560Q640 210 640 290V600H170Z", m) +
  path("M170 300Q180 220 250 220Q310 226 310 300V600H170Z", darker(m.colour, 0.12)) +
  times(26, (index) => line(`M${176 + index * 18} 600v24`, m.colour, 8)) +
  box(312, 500, 328, 46, 0, m.accent, `opacity=".8"`);
const weave = (drawing: Parameters<Product>[0], d: string, colour: string) =>
  path(d, colour) +
  drawing.clipped(
    `<path d="${d}"/>`,
    times(13, (row) =>
      times(24, (index) =>
        box(
          index * 34 - (row % 2) * 17,
          200 + row * 40,
          32,
          34,
          14,
          index % 2 ? darker(colour, 0.16) : lighter(colour, 0.16),
        ),
      ),
    ),
  ) +
  path(
    d,
    drawing.linear("across", [
      [0, "#000000", 0.4],
      [0.3, "#ffffff", 0.14],
      [1, "#000000", 0.4],
    ]),
  );
const basket: Product = (drawing) =>
  weave(drawing, "M210 300H590L560 690H240Z", "#c08a4e") +
  box(196, 270, 408, 50, 24, "#a8733a") +
  path("M220 260Q300 220 400 250Q500 220 580 262Q580 290 400 292Q220 290 220 260Z", "#f3ead8") +
  line(
    "M200 380Q150 380 160 440Q176 470 212 450M600 380Q650 380 640 440Q624 470 588 450",
    "#8a5a2a",
    17,
  );
const bikeBasket: Product = (drawing) =>
  weave(drawing, "M150 330H650L590 640H210Z", "#c9965a") +
  box(136, 304, 528, 44, 22, "#a8733a") +
  box(280, 300, 36, 150, 8, "#6b4426") +
  box(484, 300, 36, 150, 8, "#6b4426") +
  circle(298, 420, 11, "#d9b767") +
  circle(502, 420, 11, "#d9b767");
const candle: Product = (drawing, { colour, design, title }) =>
  path("M400 200C430 240 430 280 400 292C370 280 372 240 400 200Z", "#f8b53c") +
  path("M400 236C414 258 414 280 400 288C386 280 388 258 400 236Z", "#fff3c4") +
  line("M400 290V330", "#3a2c20", 6) +
  turned(drawing, boxPath(260, 330, 280, 350, 24), design % 2 ? "#3b3f45" : "#f3ece0") +
  `<ellipse cx="400" cy="340" rx="136" ry="24" fill="${lighter(colour, 0.5)}"/>` +
  box(300, 430, 200, 160, 6, "#fbf7ee") +
  box(316, 446, 168, 128, 3, "none", `stroke="${colour}" stroke-width="4"`) +
  at(400, 510, sprite(drawing, title === "" ? (design % 2 ? "blossom" : "fig") : "almond"), 0, 0.5);
const plainCandles: Product = (drawing) =>
  times(
    6,
    (index) =>
      turned(
        drawing,
        boxPath(190 + index * 72, 250 + (index % 2) * 30, 56, 420 - (index % 2) * 30, 10),
        "#f6efdf",
      ) + line(`M${218 + index * 72} ${252 + (index % 2) * 30}v-30`, "#4a3a2c", 5),
  ) +
  box(170, 470, 460, 90, 6, "#c8503c") +
  box(170, 470, 460, 18, 4, "#ffffff55");
const terracotta: Product = (drawing, { design }) =>
  turned(
    drawing,
    "M230 350H570L520 640Q516 662 490 664H310Q284 662 280 640Z",
    design % 2 ? "#b5623c" : "#c97248",
  ) +
  turned(drawing, boxPath(206, 290, 388, 76, 12), design % 2 ? "#c06a42" : "#d47c50") +
  turned(drawing, "M220 660H580L560 700H240Z", "#b35d38") +
  (design > 1
    ? times(9, (index) => line(`M${260 + index * 34} 420l14 30l14 -30`, "#f3d9c4", 6))
    : "");
const print: Product = (_drawing, { design, accent }) =>
  box(140, 90, 520, 640, 4, darker(oak, 0.1)) +
  box(150, 100, 500, 620, 2, oak) +
  box(172, 122, 456, 576, 0, "#fbf8f0") +
  box(220, 180, 360, 440, 0, ["#bfe0ee", "#f8d9b0", "#dfe3f3", "#f6c9b0"][design % 4] ?? "") +
  circle(500, 260, 44, "#f8c34a") +
  path("M220 470Q300 420 380 470T580 450V620H220Z", "#3f86a8") +
  path("M250 470L330 470L310 510H270ZM290 470V360L340 450Z", "#ffffff") +
  path("M440 460V330L460 310L480 330V460Z", accent) +
  path("M220 540q40 -14 80 0t80 0t80 0t120 0V620H220Z", "#2f6f90") +
  path("M172 122L400 122L250 698H172Z", "#ffffff", `opacity=".14"`);
const mirror: Product = (drawing) =>
  circle(400, 410, 280, brass(drawing)) +
  circle(
    400,
    410,
    254,
    drawing.linear("diagonal", [
      [0, "#e9f2f6"],
      [0.45, "#b9cbd5"],
      [0.5, "#f4f9fb"],
      [1, "#9fb4c0"],
    ]),
  ) +
  path("M250 300L400 190L300 560Z", "#ffffff", `opacity=".35"`);
const vase: Product = (drawing, { colour, accent, design }) =>
  line("M400 260Q370 140 330 90M400 260Q410 130 440 70M400 260Q450 170 500 130", "#7a6a4a", 7) +
  [
    [330, 90],
    [440, 70],
    [500, 130],
    [370, 160],
  ]
    .map(([x = 0, y = 0]) =>
      at(x, y, sprite(drawing, design % 2 ? "wheat" : "lavender"), (x - 400) * 0.2, 0.62),
    )
    .join("") +
  turned(
    drawing,
    [
      "M350 250H450Q440 320 520 400Q590 500 520 640Q500 690 400 692Q300 690 280 640Q210 500 280 400Q360 320 350 250Z",
      "M330 250H470Q500 420 560 560Q560 690 400 692Q240 690 240 560Q300 420 330 250Z",
      "M300 250H500Q480 400 520 520Q530 690 400 692Q270 690 280 520Q320 400 300 250Z",
      "M370 250H430V380Q570 420 570 560Q560 690 400 692Q240 690 230 560Q230 420 370 380Z",
    ][design % 4] ?? "",
    colour,
  ) +
  line("M262 520Q400 560 538 520", accent, 12, `opacity=".8"`);
const clock: Product = (drawing, { colour, accent }) =>
  circle(400, 400, 290, colour, `stroke="${darker(colour, 0.3)}" stroke-width="6"`) +
  circle(400, 400, 256, "#fbf8f1") +
  times(12, (index) =>
    at(400, 400, box(-6, -240, 12, index % 3 ? 26 : 46, 4, "#33302c"), index * 30),
  ) +
  line("M400 400L330 300", "#33302c", 19) +
  line("M400 400L540 310", "#33302c", 12) +
  line("M400 460L420 220", accent, 5) +
  circle(400, 400, 18, accent) +
  circle(
    400,
    400,
    288,
    drawing.linear("diagonal", [
      [0, "#ffffff", 0.3],
      [0.5, "#ffffff", 0],
    ]),
  );
const lamp: Product = (drawing, { design }) =>
  line("M400 60V150", "#33302c", 6) +
  turned(
    drawing,
    design % 2
      ? "M400 140Q640 170 640 400Q640 640 400 660Q160 640 160 400Q160 170 400 140Z"
      : "M260 180H540L640 600Q400 660 160 600Z",
    "#fbf3e0",
    0.5,
  ) +
  times(
    9,
    (index) =>
      `<path d="M${design % 2 ? 180 - Math.abs(index - 4) * -12 : 240 - index * 8} ${210 + index * 46}Q400 ${240 + index * 48} ${design % 2 ? 620 + Math.abs(index - 4) * -12 : 560 + index * 8} ${210 + index * 46}" fill="none" stroke="#cbb78e" stroke-width="4" opacity=".7"/>`,
  ) +
  circle(
    400,
    420,
    150,
    drawing.radial([
      [0, "#ffd97a", 0.85],
      [1, "#ffd97a", 0],
    ]),
  );
const chair: Product = (drawing, { design }) =>
  wooden(drawing, "M230 110H262L270 430H238ZM530 110H562L560 430H528Z", oak) +
  (design % 2
    ? [150, 220, 290]
        .map((y) => wooden(drawing, boxPath(250, y, 292, 34, 10), lighter(oak, 0.1)))
        .join("")
    : wooden(drawing, boxPath(246, 130, 300, 130, 20), lighter(oak, 0.08))) +
  wooden(drawing, "M200 420H600L640 500H180Z", lighter(oak, 0.12)) +
  box(180, 500, 460, 22, 4, darker(oak, 0.25)) +
  wooden(
    drawing,
    "M196 520H236L226 720H200ZM590 520H628L624 720H598ZM290 520H314L310 650H292ZM520 520H544L540 650H522Z",
    darker(oak, 0.08),
  );
const armchair: Product = (drawing, m) =>
  line("M250 640L220 710M550 640L580 710", darker(oak, 0.1), 24) +
  cloth(drawing, "M220 160Q240 90 400 90Q560 90 580 160L600 460H200Z", { ...m, design: 0 }) +
  cloth(drawing, "M230 420Q400 390 570 420L580 560H220Z", {
    ...m,
    design: 0,
    colour: lighter(m.colour, 0.1),
  }) +
  cloth(
    drawing,
    "M140 330Q130 280 180 280Q230 280 236 340L250 640H170Q140 640 140 600ZM660 330Q670 280 620 280Q570 280 564 340L550 640H630Q660 640 660 600Z",
    { ...m, design: 0, colour: darker(m.colour, 0.06) },
  ) +
  cloth(drawing, "M236 550H564V650H236Z", { ...m, design: 0, colour: darker(m.colour, 0.1) }) +
  times(6, (index) =>
    circle(280 + (index % 3) * 120, 200 + Math.floor(index / 3) * 100, 8, darker(m.colour, 0.3)),
  );
const stool: Product = (drawing, m) =>
  wooden(drawing, "M230 400L540 710H580L270 400ZM570 400L260 710H220L530 400Z", oak) +
  line("M300 640H500", darker(oak, 0.2), 17) +
  cloth(drawing, boxPath(180, 330, 440, 84, 26), m);
const shelf: Product = (drawing, { design, accent }) =>
  wooden(drawing, boxPath(80, 500, 640, 44, 6), "#dcc39a") +
  line("M180 544v60h40M620 544v60h-40", "#3b3f45", 11) +
  (
    [
      ["#c0503c", 150, 46],
      [accent, 200, 34],
      ["#3f6f94", 238, 52],
      ["#d9a53c", 294, 38],
      ["#5a8a5c", 336, 44],
    ] as const
  )
    .map(([fill, x, width], index) =>
      box(x, 310 - ((index * 37) % 60), width, 190 + ((index * 37) % 60), 3, fill),
    )
    .join("") +
  at(560, 420, sprite(drawing, design % 2 ? "aloe" : "basil"), 0, 0.9) +
  path("M510 430H610L596 500H524Z", "#c97248");
export const home = {
  pan,
  casserole,
  knife,
  teapot,
  mugs,
  bowls,
  plates,
  mill,
  "wine-glasses": wineGlasses,
  jars,
  "french-press": frenchPress,
  duvet,
  "fitted-sheet": sheet,
  pillow,
  towel,
  "laundry-basket": basket,
  "bike-basket": bikeBasket,
  candle,
  candles: plainCandles,
  "terracotta-pot": terracotta,
  "framed-print": print,
  mirror,
  vase,
  clock,
  lamp,
  chair,
  armchair,
  stool,
  shelf,
} satisfies Record<string, Product>;
