import { around, at, times } from "../studio/paths.ts";
import { ballLight } from "../studio/shading.ts";
import {
  box,
  boxPath,
  brass,
  circle,
  cloth,
  darker,
  discPath,
  lighter,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
  wooden,
} from "./kit.ts";

const mat: Product = (drawing, { colour, accent }) =>
  path("M300 250H660V640H300Z", colour) +
  times(16, (index) => line(`M310 ${270 + index * 23}H650`, darker(colour, 0.12), 4)) +
  turned(drawing, boxPath(170, 220, 150, 440, 70), darker(colour, 0.06)) +
  `<ellipse cx="245" cy="232" rx="74" ry="34" fill="${lighter(colour, 0.12)}"/><path d="M245 232m-50 0a50 22 0 1 1 100 0a36 16 0 1 1 -72 0a22 9 0 1 1 40 0" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="7"/>` +
  box(166, 400, 158, 30, 8, accent);
const dumbbells: Product = (drawing, { accent, design }) =>
  [
    [380, 320, -14],
    [430, 530, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        box(-130, -22, 260, 44, 10, steel(drawing)) +
          [-1, 1]
            .map(
              (side) =>
                turned(
                  drawing,
                  boxPath(side * 190 - 70, -92, 140, 184, 26),
                  design % 2 ? accent : "#33373d",
                ) + box(side * 190 - 40, -92, 12, 184, 0, "#ffffff22"),
            )
            .join(""),
        turn,
      ),
    )
    .join("");
const racket: Product = (drawing, { accent }) =>
  at(
    420,
    380,
    drawing.clipped(
      `<path d="${discPath(0, -110, 180, 220)}"/>`,
      times(17, (index) =>
        line(`M${-180 + index * 22} -340V120M-190 ${-330 + index * 28}H190`, "#e9e6dc", 3.4),
      ),
    ) +
      `<path d="${discPath(0, -110, 180, 220)}" fill="none" stroke="${accent}" stroke-width="30"/><path d="${discPath(0, -110, 188, 228)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>` +
      path("M-70 94L-20 210H20L70 94L40 106Q0 150 -40 106Z", accent) +
      turned(drawing, boxPath(-24, 200, 48, 190, 12), "#2b2d31") +
      times(8, (index) => line(`M-24 ${216 + index * 22}l48 14`, "#ffffff", 3, `opacity=".25"`)),
    24,
  ) +
  circle(190, 590, 70, "#d6e04a") +
  circle(190, 590, 70, ballLight(drawing)) +
  line("M136 546Q190 590 150 646M244 546Q190 570 236 640", "#ffffff", 7);
const football: Product = (drawing, { accent, design }) =>
  circle(400, 420, 270, "#f8f7f3", `stroke="#c9c6bd" stroke-width="3"`) +
  drawing.clipped(
    `<path d="${discPath(400, 420, 270)}"/>`,
    at(
      400,
      420,
      path("M0 -86L82 -26L50 70H-50L-82 -26Z", design % 2 ? accent : "#24272c") +
        around(
          5,
          () =>
            path("M0 -290L96 -240L60 -180H-60L-96 -240Z", design % 2 ? accent : "#24272c") +
            line("M0 -86V-180", "#9a978f", 6),
        ),
      8,
    ),
  ) +
  circle(400, 420, 270, ballLight(drawing));
const basketball: Product = (drawing) =>
  circle(400, 420, 270, "#d9722e") +
  drawing.clipped(
    `<path d="${discPath(400, 420, 270)}"/>`,
    line(
      "M400 140V700M120 420H680M210 220Q360 420 210 620M590 220Q440 420 590 620",
      "#33221a",
      10,
    ) +
      times(200, (index) =>
        circle(150 + ((index * 61) % 500), 170 + ((index * 97) % 500), 3, "#00000022"),
      ),
  ) +
  circle(400, 420, 270, ballLight(drawing));
const tableTennis: Product = (drawing, { accent }) =>
  [
    [280, -24, "#c8402f"],
    [520, 24, "#24272c"],
  ]
    .map(([x, turn, fill]) =>
      at(
        Number(x),
        380,
        solid(
          drawing,
          "M0 -230C150 -230 190 -60 130 30Q90 80 40 96H-40Q-90 80 -130 30C-190 -60 -150 -230 0 -230Z",
          String(fill),
        ) + wooden(drawing, boxPath(-32, 84, 64, 220, 20), "#c99a62"),
        Number(turn),
      ),
    )
    .join("") +
  [
    [400, 640],
    [480, 690],
    [320, 690],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 40, "#f8f7f3", `stroke="#d9d5ca" stroke-width="3"`) +
        circle(x - 10, y - 12, 10, accent, `opacity=".4"`),
    )
    .join("");
const tent: Product = (drawing, m) =>
  `<ellipse cx="400" cy="650" rx="360" ry="40" fill="#5f8a4a" opacity=".35"/>` +
  cloth(drawing, "M70 650Q260 240 400 190Q540 240 730 650Z", { ...m, design: 0 }) +
  path("M400 190Q330 430 250 650H400Z", darker(m.colour, 0.25)) +
  path("M400 190Q460 430 520 650H400Z", darker(m.colour, 0.55)) +
  path("M400 190Q450 400 470 650H560Q480 380 400 190Z", lighter(m.colour, 0.2)) +
  line("M70 650L30 690M730 650L770 690M400 190V160", "#d9d5ca", 6) +
  line("M150 510Q230 350 330 250", m.accent, 12);
const compass: Product = (drawing, { accent }) =>
  circle(400, 410, 270, brass(drawing), `stroke="#8a6a2c" stroke-width="4"`) +
  box(364, 90, 72, 70, 20, brass(drawing)) +
  circle(400, 410, 226, "#fbf7ec") +
  times(36, (index) =>
    at(400, 410, line("M0 -216V-196", "#4a4238", index % 9 ? 3 : 8), index * 10),
  ) +
  path("M400 220L436 410H364Z", accent) +
  path("M400 600L436 410H364Z", "#d9d5ca", `stroke="#9a978f" stroke-width="3"`) +
  circle(400, 410, 18, "#4a4238") +
  path("M240 330L360 210L300 500Z", "#ffffff", `opacity=".25"`);
const bottle: Product = (drawing, { colour, accent, design }) =>
  turned(
    drawing,
    "M300 290Q300 240 340 230H460Q500 240 500 290V660Q498 700 460 702H340Q302 700 300 660Z",
    colour,
  ) +
  turned(drawing, boxPath(330, 140, 140, 96, 20), design % 2 ? "#c9a46a" : "#2b2d31") +
  `<path d="M360 146Q360 80 400 80Q440 80 440 146" fill="none" stroke="${design % 2 ? "#6b4426" : "#2b2d31"}" stroke-width="20"/>` +
  (design > 1
    ? path("M300 460H500V540H300Z", accent, `opacity=".85"`)
    : circle(400, 470, 34, accent, `opacity=".9"`)) +
  line("M340 290V640", "#ffffff", 12, `opacity=".3"`);
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
const multiTool: Product = (drawing, { accent }) =>
  [-50, -20, 14, 44]
    .map((turn, index) =>
      at(
        260,
        470,
        path("M0 -13H250L270 0L250 13H0Z", steel(drawing), `stroke="#8a9098" stroke-width="2"`) +
          (index % 2 ? box(250, -13, 40, 26, 3, "#9aa1a9") : circle(264, 0, 20, "#b4bac1")),
        turn - 20,
      ),
    )
    .join("") +
  at(
    330,
    500,
    solid(drawing, boxPath(-200, -70, 420, 140, 40), accent) +
      circle(-140, 0, 20, "#d9dde1") +
      circle(160, 0, 20, "#d9dde1") +
      line("M-90 0H110", "#00000055", 12),
    24,
  );
const surfboard: Product = (drawing, m) =>
  at(
    400,
    400,
    cloth(
      drawing,
      "M0 -360C90 -260 120 -60 110 120Q96 300 40 350H-40Q-96 300 -110 120C-120 -60 -90 -260 0 -360Z",
      { ...m, design: 0, colour: "#fbf6ea" },
    ) +
      drawing.clipped(
        `<path d="M0 -360C90 -260 120 -60 110 120Q96 300 40 350H-40Q-96 300 -110 120C-120 -60 -90 -260 0 -360Z"/>`,
        [
          box(-140, -60, 280, 60, 0, m.accent) + box(-140, 20, 280, 30, 0, m.colour),
          path("M-140 120Q0 40 140 120V400H-140Z", m.colour),
          box(-30, -380, 60, 760, 0, m.accent) + box(-10, -380, 20, 760, 0, m.colour),
          path("M-140 -380H0V380H-140Z", m.colour),
        ][m.design % 4] ?? "",
      ) +
      line("M0 -350V340", "#0003", 3),
    16,
  );
const snorkel: Product = (drawing, { accent }) =>
  `<path d="M640 120Q600 110 600 160V520Q596 600 520 600H470" fill="none" stroke="${accent}" stroke-width="44"/><path d="M640 120Q600 110 600 160V300" fill="none" stroke="#f2c230" stroke-width="44"/>` +
  line("M110 360Q60 330 80 270M560 360Q590 340 570 280", "#2b2f36", 26) +
  path(
    "M110 290Q110 230 180 230H490Q560 230 560 290L540 440Q530 500 470 500Q410 500 390 440Q380 410 335 410Q290 410 280 440Q260 500 200 500Q140 500 130 440Z",
    accent,
  ) +
  path(
    "M150 300Q150 270 190 270H480Q520 270 520 300L506 420Q500 456 466 456Q430 456 420 420Q404 370 335 370Q266 370 250 420Q240 456 204 456Q170 456 164 420Z",
    drawing.linear("diagonal", [
      [0, "#d3ebf5"],
      [0.5, "#8fc0d8"],
      [1, "#5f93b4"],
    ]),
  ) +
  path("M180 290L260 290L200 400Z", "#ffffff", `opacity=".5"`);
const beachTowel: Product = (drawing, m) =>
  cloth(drawing, "M150 170L620 130L660 640L190 690Z", { ...m, design: 1 }) +
  drawing.clipped(
    `<path d="M150 170L620 130L660 640L190 690Z"/>`,
    [
      box(0, 250, 800, 50, 0, m.accent) + box(0, 560, 800, 50, 0, m.accent),
      circle(400, 400, 130, m.accent),
      times(6, (index) => line(`M${-100 + index * 200} 800L${300 + index * 200} 0`, m.accent, 40)),
      box(360, 0, 80, 800, 0, m.accent),
    ][m.design % 4] ?? "",
  ) +
  times(20, (index) => line(`M${194 + index * 24} ${690 - index * 2.6}l2 22`, m.colour, 6));
const parasol: Product = (drawing, m) =>
  line("M400 160L430 720", "#f3efe4", 19) +
  `<ellipse cx="436" cy="722" rx="120" ry="18" fill="#e8cf9a"/>` +
  cloth(drawing, "M60 400Q130 150 400 140Q670 150 740 400Q580 340 400 350Q220 340 60 400Z", {
    ...m,
    design: 0,
  }) +
  path(
    "M400 140Q270 180 220 362Q160 370 60 400Q130 160 400 140ZM400 140Q400 200 400 350Q500 346 580 362Q530 190 400 140Z",
    "#fbf6ea",
    `opacity=".9"`,
  ) +
  circle(399, 132, 13, "#f3efe4");
const lifeVest: Product = (drawing, { accent }) =>
  cloth(
    drawing,
    "M240 120L330 110Q360 240 390 250V690H220Q190 680 190 640V430Q240 330 240 120ZM560 120L470 110Q440 240 410 250V690H580Q610 680 610 640V430Q560 330 560 120Z",
    { colour: "#f07a2a", accent, design: 0, title: "", subtitle: "" },
  ) +
  [420, 560]
    .map((y) => box(186, y, 428, 40, 6, "#2b2f35") + box(370, y - 6, 60, 52, 10, "#1b1d21"))
    .join("") +
  box(250, 280, 90, 30, 4, "#f4f4ef") +
  box(460, 280, 90, 30, 4, "#f4f4ef");
const kite: Product = (drawing, m) =>
  cloth(drawing, "M420 70L640 300L400 600L210 280Z", { ...m, design: 0 }) +
  path("M420 70L640 300L420 300Z", m.accent) +
  path("M210 280L420 300L400 600Z", lighter(m.colour, 0.25)) +
  line("M420 70L400 600M210 280L640 300", "#5a3a20", 6) +
  `<path d="M400 600Q340 660 400 690T360 760" fill="none" stroke="#5a3a20" stroke-width="4"/>` +
  [
    [374, 656],
    [400, 700],
  ]
    .map(([x, y]) => path(`M${x} ${y}l-40 -20v40ZM${x} ${y}l40 -20v40Z`, m.accent))
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

export const sport = {
  "yoga-mat": mat,
  dumbbells,
  racket,
  football,
  basketball,
  "table-tennis": tableTennis,
  tent,
  compass,
  "insulated-bottle": bottle,
  "city-bike": cityBike,
  "kids-bike": kidsBike,
  helmet,
  "folding-lock": lock,
  "bike-lights": bikeLights,
  "multi-tool": multiTool,
  surfboard,
  snorkel,
  "beach-towel": beachTowel,
  parasol,
  "life-vest": lifeVest,
  kite,
  "kick-scooter": scooter,
} satisfies Record<string, Product>;
