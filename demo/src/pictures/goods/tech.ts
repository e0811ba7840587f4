import { at, times } from "../studio/paths.ts";
import { textIn } from "../studio/text.ts";
import {
  box,
  boxPath,
  circle,
  darker,
  lighter,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
  wooden,
} from "./kit.ts";

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
        solid(
          drawing,
          "M-60 -60Q-60 -120 0 -120Q66 -120 66 -50Q66 0 30 16L24 150Q0 170 -24 150L-20 20Q-60 0 -60 -60Z",
          colour,
        ) + `<ellipse cx="-44" cy="-50" rx="34" ry="44" fill="#2b2d31"/>`,
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
const camera: Product = (drawing, { colour, accent }) =>
  solid(
    drawing,
    "M130 300Q130 240 200 236H270L310 180H490L530 236H600Q670 240 670 300V580Q670 640 600 640H200Q130 640 130 580Z",
    colour,
  ) +
  box(130, 420, 540, 40, 0, darker(colour, 0.18)) +
  drawing.clipped(
    `<path d="${boxPath(130, 440, 540, 200, 60)}"/>`,
    ["#e0553c", "#f2a83c", "#5fae6a", "#3f86b8"]
      .map((fill, index) => box(200 + index * 16, 430, 16, 220, 0, fill))
      .join(""),
  ) +
  circle(400, 440, 150, "#e9e9e6", `stroke="#b9bcc0" stroke-width="5"`) +
  circle(400, 440, 122, "#22252a") +
  circle(
    400,
    440,
    84,
    drawing.radial(
      [
        [0, "#7a5aa8"],
        [0.5, "#24304a"],
        [1, "#0a0d13"],
      ],
      0.36,
      0.32,
      0.7,
    ),
  ) +
  circle(370, 404, 19, "#ffffff", `opacity=".7"`) +
  box(540, 290, 90, 64, 14, "#f3f1ea") +
  circle(214, 300, 34, accent);
const film: Product = (drawing, { design }) =>
  turned(
    drawing,
    boxPath(220, 260, 220, 380, 20),
    ["#f2c230", "#3f9a5f", "#d8433a", "#3f6fb4"][design % 4] ?? "",
  ) +
  box(210, 230, 240, 40, 10, "#22252a") +
  box(210, 630, 240, 36, 10, "#22252a") +
  box(304, 180, 52, 56, 8, "#22252a") +
  textIn(
    "400",
    { x: 240, y: 360, width: 180, height: 100 },
    { colour: "#ffffff", size: 92, weight: 800 },
  ) +
  textIn(
    "COULEUR",
    { x: 240, y: 470, width: 180, height: 36 },
    { colour: "#ffffff", size: 36, weight: 700 },
  ) +
  path("M440 320H660V600H440Z", "#4a2f1e") +
  times(
    8,
    (index) =>
      box(456 + index * 26, 334, 14, 18, 3, "#f1e3c9") +
      box(456 + index * 26, 570, 14, 18, 3, "#f1e3c9"),
  ) +
  [450, 550].map((x) => box(x + 6, 372, 88, 176, 4, "#7d5233")).join("");
const telescope: Product = (drawing, { accent }) =>
  line("M400 440L250 710M400 440L400 720M400 440L560 710", "#3b3f45", 20) +
  at(
    400,
    380,
    turned(drawing, "M-60 -70H60V70H-60Z", "#3b3f45") +
      path(
        "M-290 -60H200V60H-290Z",
        drawing.linear("down", [
          [0, lighter(accent, 0.4)],
          [0.35, accent],
          [1, darker(accent, 0.4)],
        ]),
      ) +
      box(190, -78, 70, 156, 10, "#2b2e33") +
      box(-370, -34, 90, 68, 8, "#2b2e33") +
      box(-320, -110, 26, 60, 6, "#2b2e33"),
    -28,
  );
const headTorch: Product = (drawing, { accent }) =>
  `<path d="M120 380Q130 180 400 170Q670 180 680 380Q690 560 600 610" fill="none" stroke="${darker(accent, 0.1)}" stroke-width="54"/>` +
  solid(drawing, boxPath(260, 380, 280, 220, 60), "#2f3339") +
  circle(400, 490, 80, steel(drawing)) +
  circle(
    400,
    490,
    62,
    drawing.radial([
      [0, "#ffffff"],
      [0.4, "#fff3c4"],
      [1, "#d9a53c"],
    ]),
  ) +
  box(470, 360, 50, 30, 8, accent);
const torch: Product = (drawing, { accent }) =>
  at(
    400,
    400,
    path("M170 -90L300 -150V150L170 90Z", "#fff3c4", `opacity=".5"`) +
      turned(drawing, boxPath(-290, -50, 380, 100, 24), "#2f3339") +
      path("M80 -56L170 -96V96L80 56Z", "#41464e") +
      times(12, (index) => line(`M${-240 + index * 22} -46V46`, "#ffffff", 4, `opacity=".14"`)) +
      box(-80, -60, 70, 26, 10, accent) +
      `<ellipse cx="170" rx="24" ry="94" fill="#fff6d8"/>`,
    -26,
  );
const bulb = (x: number, scale: number) =>
  at(
    x,
    400,
    path(
      "M0 -230C130 -230 180 -130 160 -40C150 20 90 60 86 140H-86C-90 60 -150 20 -160 -40C-180 -130 -130 -230 0 -230Z",
      "#fff4cf",
      `fill-opacity=".92" stroke="#e3cf92" stroke-width="5"`,
    ) +
      path(
        "M-60 140Q-50 40 -20 -10L0 20L20 -10Q50 40 60 140",
        "none",
        `stroke="#f2a83c" stroke-width="9"`,
      ) +
      box(-84, 140, 168, 130, 12, "#c9cdd2") +
      [165, 200, 235].map((y) => line(`M-84 ${y}L84 ${y + 10}`, "#8a9098", 7)).join("") +
      path("M-40 270H40L20 304H-20Z", "#3b3f45") +
      line("M-100 -120Q-90 -180 -40 -196", "#ffffff", 19, `opacity=".8"`),
    0,
    scale,
  );
const oneBulb: Product = () => bulb(400, 1.05);
const bulbs: Product = () => bulb(250, 0.62) + bulb(550, 0.62) + at(0, 60, bulb(400, 0.8));
const batteries: Product = (drawing, { accent }) =>
  times(8, (index) => {
    const [x, y] = [150 + (index % 4) * 130, index < 4 ? 130 : 420];
    return (
      turned(drawing, boxPath(x, y + 24, 100, 240, 14), "#2b2f35") +
      path(boxPath(x, y + 24, 100, 80, 14), accent) +
      box(x + 32, y, 36, 28, 6, "#c9cdd2") +
      textIn(
        "AA",
        { x: x + 10, y: y + 160, width: 80, height: 50 },
        { colour: "#ffffff", size: 48, weight: 800 },
      )
    );
  });
const extension: Product = (drawing, { accent }) =>
  `<path d="M120 480C20 620 240 720 400 660S700 640 690 520" fill="none" stroke="#33373d" stroke-width="22"/>` +
  at(
    400,
    360,
    solid(drawing, boxPath(-300, -90, 600, 180, 40), "#f3f1ea") +
      [-190, 0, 190]
        .map(
          (x) =>
            circle(x - 20, 0, 66, "#dcd8cf") +
            circle(x - 44, 0, 13, "#2b2d31") +
            circle(x + 4, 0, 13, "#2b2d31") +
            circle(x - 20, -36, 10, "#9aa1a9"),
        )
        .join("") +
      box(236, -34, 40, 68, 10, accent),
    -12,
  );

export const tech = {
  headphones,
  earphones,
  speaker,
  radio,
  microphone,
  charger,
  "power-bank": powerBank,
  "phone-case": phoneCase,
  cable,
  mouse,
  keyboard,
  ssd,
  "monitor-stand": stand,
  printer,
  camera,
  film,
  telescope,
  "head-torch": headTorch,
  torch,
  bulb: oneBulb,
  bulbs,
  batteries,
  "extension-lead": extension,
} satisfies Record<string, Product>;
