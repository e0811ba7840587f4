import { sprite } from "../fresh/sprites.ts";
import { inkOn } from "../studio/colour.ts";
import { around, at, times } from "../studio/paths.ts";
import { textIn } from "../studio/text.ts";
import {
  box,
  boxPath,
  brass,
  circle,
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

const covers = [
  ({ accent }: { accent: string }) =>
    path("M180 560Q300 480 400 540T620 500V720H180Z", accent) + circle(500, 440, 46, "#fbe3a0"),
  ({ accent }: { accent: string }) =>
    times(7, (index) =>
      line(`M180 ${430 + index * 40}q55 -34 110 0t110 0t110 0t110 0`, accent, 12),
    ),
  ({ accent }: { accent: string }) =>
    circle(400, 560, 130, accent) +
    circle(400, 560, 90, "#ffffff55") +
    circle(400, 560, 46, accent),
  ({ accent }: { accent: string }) =>
    path("M180 720L320 450L420 600L500 500L620 720Z", accent) +
    path("M320 450L290 510L330 500L350 516Z", "#ffffff"),
];
const book: Product = (drawing, m) => {
  const ink = inkOn(m.colour);
  const cover = boxPath(180, 90, 440, 630, 6);
  return (
    path("M620 100L656 124V744L620 720Z", "#efe6d2") +
    times(6, (index) =>
      line(`M${626 + index * 5} ${106 + index * 4}V${726 + index * 4}`, "#cdbf9f", 2),
    ) +
    path("M180 720L216 744H656L620 720Z", "#d9ccb0") +
    path(cover, m.colour) +
    drawing.clipped(`<path d="${cover}"/>`, (covers[m.design % 4] ?? covers[0])?.(m) ?? "") +
    textIn(
      m.title,
      { x: 214, y: 130, width: 372, height: 210 },
      { colour: ink, size: 62, weight: 800 },
    ) +
    box(214, 356, 90, 7, 3, m.accent) +
    textIn(
      m.subtitle,
      { x: 214, y: 376, width: 372, height: 32 },
      { colour: ink, size: 28, weight: 500, anchor: "start", lines: 1 },
    ) +
    box(180, 90, 22, 630, 4, "#00000030") +
    path(
      cover,
      drawing.linear("across", [
        [0, "#ffffff", 0.3],
        [0.06, "#ffffff", 0],
        [0.5, "#ffffff", 0.1],
        [1, "#000000", 0.14],
      ]),
    )
  );
};
const notebook: Product = (drawing, m) =>
  path("M600 110L640 130V730L600 716Z", "#f3ead6") +
  solid(drawing, boxPath(190, 96, 420, 624, 26), m.colour) +
  box(190, 96, 40, 624, 10, "#00000022") +
  box(540, 96, 20, 624, 0, m.accent) +
  box(300, 250, 190, 110, 6, "#fbf7ec") +
  times(3, (index) => line(`M324 ${280 + index * 26}H466`, "#b9ae98", 4)) +
  line("M420 716V770", m.accent, 9);
const diary: Product = (drawing, m) =>
  solid(drawing, boxPath(180, 110, 440, 600, 30), m.colour) +
  times(
    12,
    (index) =>
      `<rect x="150" y="${150 + index * 46}" width="60" height="17" rx="8" fill="#c9cdd2" stroke="#8a9098" stroke-width="2"/>`,
  ) +
  textIn(
    "2027",
    { x: 260, y: 220, width: 300, height: 110 },
    { colour: inkOn(m.colour), size: 110, weight: 800 },
  ) +
  box(290, 370, 240, 8, 4, m.accent) +
  times(28, (index) =>
    box(
      280 + (index % 7) * 38,
      430 + Math.floor(index / 7) * 48,
      28,
      28,
      6,
      index === 11 ? m.accent : "#ffffff55",
    ),
  );
const pen: Product = (drawing, { design, accent }) =>
  at(
    400,
    400,
    turned(drawing, "M-40 -330Q0 -350 40 -330V60H-40Z", design % 2 ? "#22262c" : accent) +
      box(-44, 40, 88, 22, 4, brass(drawing)) +
      turned(drawing, "M-36 62H36L28 170H-28Z", "#22262c") +
      path("M-26 170H26L0 340Z", brass(drawing), `stroke="#8a6a2c" stroke-width="2"`) +
      line("M0 230V330", "#6b4a1a", 4) +
      circle(0, 224, 8, "#6b4a1a") +
      box(34, -320, 17, 220, 8, brass(drawing)),
    38,
  );
const pencils =
  (colours: string[]): Product =>
  (drawing) =>
    solid(drawing, boxPath(120, 380, 560, 330, 20), "#33506b") +
    colours
      .map((colour, index) => {
        const x = 146 + (index * 508) / colours.length;
        const width = 508 / colours.length - 4;
        const top = 170 + (index % 2) * 26;
        return (
          path(
            `M${x} 400V${top + 70}L${x + width / 2} ${top}L${x + width} ${top + 70}V400Z`,
            "#e8c99a",
          ) +
          path(
            `M${x + width * 0.32} ${top + 26}L${x + width / 2} ${top}L${x + width * 0.68} ${top + 26}Z`,
            colour,
          ) +
          box(x, top + 70, width, 340, 0, colour) +
          box(x + width * 0.15, top + 70, width * 0.2, 340, 0, "#ffffff44")
        );
      })
      .join("") +
    solid(drawing, boxPath(120, 420, 560, 290, 16), "#3f6186") +
    box(200, 500, 400, 120, 8, "#fbf6ea") +
    textIn(
      "PLUME & BUVARD",
      { x: 220, y: 530, width: 360, height: 60 },
      { colour: "#33506b", size: 48, weight: 800, lines: 1 },
    );
const rainbow = [
  "#d8433a",
  "#ee7a2c",
  "#f6b52c",
  "#f6de4a",
  "#9cc64a",
  "#4f9a4a",
  "#3f9a9a",
  "#4fa8d8",
  "#3f6fb4",
  "#5a4fa0",
  "#8a4fa0",
  "#c94a8a",
];
const watercolours: Product = (drawing) =>
  solid(drawing, boxPath(90, 200, 620, 420, 30), "#2b2f35") +
  times(
    12,
    (index) =>
      box(120 + (index % 6) * 96, 230 + Math.floor(index / 6) * 130, 84, 110, 10, "#f3f1ea") +
      box(
        128 + (index % 6) * 96,
        238 + Math.floor(index / 6) * 130,
        68,
        94,
        8,
        rainbow[index] ?? "",
      ) +
      box(134 + (index % 6) * 96, 244 + Math.floor(index / 6) * 130, 40, 20, 8, "#ffffff66"),
  ) +
  box(120, 500, 564, 96, 10, "#f8f6f0") +
  at(
    430,
    548,
    box(-260, -11, 380, 22, 10, "#c8503c") +
      box(112, -13, 70, 26, 4, "#c9cdd2") +
      path("M180 -16Q250 -10 270 0Q250 12 180 16Z", "#4a2f1e"),
    -3,
  );
const writingPaper: Product = (drawing) =>
  at(
    400,
    400,
    box(-240, -260, 420, 520, 4, "#fbf6ea", `stroke="#d9cdb4" stroke-width="3"`) +
      times(9, (index) => line(`M-200 ${-190 + index * 46}H140`, "#d9cdb4", 4)),
    -8,
  ) +
  at(
    460,
    520,
    path(boxPath(-250, -150, 500, 300, 8), "#f3e3c8", `stroke="#cdb58a" stroke-width="3"`) +
      path("M-250 -146L0 60L250 -146", "none", `stroke="#cdb58a" stroke-width="5"`) +
      circle(0, 50, 46, "#b3322c") +
      circle(
        0,
        50,
        46,
        drawing.radial([
          [0, "#ffffff", 0.35],
          [1, "#000000", 0.2],
        ]),
      ) +
      at(0, 50, sprite(drawing, "leaf"), 0, 0.26),
    7,
  );
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
const boxed =
  (draw: (drawing: Parameters<Product>[0], m: Parameters<Product>[1]) => string): Product =>
  (drawing, m) =>
    path("M640 190L700 166V610L640 650Z", darker(m.colour, 0.4)) +
    path("M110 190L170 166H700L640 190Z", lighter(m.colour, 0.3)) +
    box(110, 190, 530, 460, 0, m.colour) +
    draw(drawing, m) +
    box(
      110,
      190,
      530,
      460,
      0,
      drawing.linear("diagonal", [
        [0, "#ffffff", 0.22],
        [0.5, "#ffffff", 0],
        [1, "#000000", 0.12],
      ]),
    );
const puzzle = boxed(
  (drawing, m) =>
    drawing.clipped(
      `<path d="${boxPath(130, 300, 490, 330)}"/>`,
      box(130, 300, 490, 330, 0, "#bfe0ee") +
        circle(520, 370, 40, "#f8c34a") +
        path("M130 480Q260 420 380 470T620 450V640H130Z", "#3f86a8") +
        path("M220 470V380L300 460Z", "#fff") +
        path("M430 460V360L460 340L490 360V460Z", m.accent) +
        times(6, (index) =>
          line(
            `M${130 + index * 98} 300V630M130 ${300 + index * 66}H620`,
            "#ffffff",
            3,
            `opacity=".6"`,
          ),
        ) +
        times(20, (index) =>
          circle(
            179 + (index % 5) * 98,
            300 + Math.floor(index / 5) * 66 + 66,
            14,
            "none",
            `stroke="#fff" stroke-width="3" opacity=".6"`,
          ),
        ),
    ) +
    textIn(
      "PUZZLE",
      { x: 140, y: 210, width: 300, height: 70 },
      { colour: inkOn(m.colour), size: 64, weight: 800, anchor: "start" },
    ) +
    textIn(
      "500",
      { x: 480, y: 216, width: 130, height: 56 },
      { colour: m.accent, size: 56, weight: 800 },
    ),
);
const boardGame = boxed(
  (_drawing, m) =>
    textIn(
      "RÉGATE",
      { x: 140, y: 230, width: 470, height: 110 },
      { colour: inkOn(m.colour), size: 110, weight: 800 },
    ) +
    textIn(
      "2-6 · 40 min",
      { x: 140, y: 350, width: 470, height: 40 },
      { colour: m.accent, size: 40, weight: 700 },
    ) +
    at(
      270,
      520,
      box(-70, -70, 140, 140, 26, "#fbf6ea") +
        [
          [-36, -36],
          [36, 36],
          [0, 0],
          [36, -36],
          [-36, 36],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 15, "#24272c"))
          .join(""),
      -14,
    ) +
    at(
      480,
      530,
      path("M0 -96C40 -96 50 -40 26 -22L60 70H-60L-26 -22C-50 -40 -40 -96 0 -96Z", m.accent),
    ),
);
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
const chess: Product = (drawing) =>
  path("M80 560L200 380H600L720 560Z", "#7d5233") +
  drawing.clipped(
    `<path d="M110 548L215 396H585L690 548Z"/>`,
    times(64, (index) => {
      const [row, column] = [Math.floor(index / 8), index % 8];
      const y = (step: number) => 396 + (step * 152) / 8;
      const x = (step: number, at: number) => 400 + (step - 4) * (46 + ((at - 396) / 152) * 27);
      return path(
        `M${x(column, y(row))} ${y(row)}L${x(column + 1, y(row))} ${y(row)}L${x(column + 1, y(row + 1))} ${y(row + 1)}L${x(column, y(row + 1))} ${y(row + 1)}Z`,
        (row + column) % 2 ? "#5a3620" : "#efd9b0",
      );
    }),
  ) +
  wooden(drawing, boxPath(80, 560, 640, 60, 6), "#8a5a34") +
  [
    [280, 470, "#f3e3c4", 1],
    [400, 440, "#3b2418", 1.2],
    [540, 500, "#f3e3c4", 1.1],
    [470, 430, "#3b2418", 0.8],
  ]
    .map(([x, y, fill, scale]) =>
      at(
        Number(x),
        Number(y),
        turned(
          drawing,
          "M-46 20Q-46 0 -30 -10L-16 -110Q-40 -120 -30 -140Q-50 -190 0 -200Q50 -190 30 -140Q40 -120 16 -110L30 -10Q46 0 46 20Q0 36 -46 20Z",
          String(fill),
        ) + circle(0, -210, 16, String(fill)),
        0,
        Number(scale),
      ),
    )
    .join("");
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
const paints: Product = (drawing) =>
  ["#d8433a", "#f6c52c", "#3f86c4", "#5fae4a"]
    .map((colour, index) =>
      at(
        190 + index * 140,
        640 - (index % 2) * 50,
        turned(drawing, boxPath(-62, -200, 124, 200, 20), colour) +
          box(-68, -240, 136, 50, 10, "#fbf6ea") +
          box(-46, -150, 92, 90, 8, "#fbf6ea") +
          circle(0, -105, 30, colour),
      ),
    )
    .join("") +
  at(
    400,
    250,
    path(
      "M-90 60C-110 -10 -60 -60 -40 -20L-36 -110Q-24 -130 -12 -110L-6 -30L6 -140Q20 -156 32 -138L28 -30L46 -110Q60 -122 70 -104L58 0Q100 -40 110 -10Q80 40 40 80Q-40 110 -90 60Z",
      "#f6c52c",
      `opacity=".9"`,
    ),
  );

const plant =
  (leafName: "aloe" | "basil" | "orchid" | "cactus" | "monstera"): Product =>
  (drawing, { design, colour }) => {
    const clay = ["#c97248", "#e8e3d8", "#4a4f57", colour][design % 4] ?? colour;
    const foliage =
      leafName === "monstera"
        ? [-60, -30, 0, 30, 60]
            .map((turn, index) =>
              at(
                400,
                500,
                line("M0 0Q10 -100 0 -200", "#4f8a3c", 9) +
                  at(
                    0,
                    -230,
                    path(
                      "M0 100C-120 80 -130 -60 0 -120C130 -60 120 80 0 100Z",
                      index % 2 ? "#2f7a3c" : "#3f8f48",
                    ) +
                      [-1, 1]
                        .map((side) =>
                          times(
                            3,
                            (cut) =>
                              path(
                                `M${side * 116} ${-40 + cut * 40}L${side * 40} ${-20 + cut * 36}L${side * 112} ${-18 + cut * 40}Z`,
                                "#ffffff",
                                `opacity=".0"`,
                              ) +
                              line(
                                `M0 ${-60 + cut * 40}L${side * 90} ${-80 + cut * 44}`,
                                "#8fc98a",
                                4,
                                `opacity=".7"`,
                              ),
                          ),
                        )
                        .join("") +
                      line("M0 100V-110", "#8fc98a", 5),
                    turn * 0.3,
                    0.92,
                  ),
                turn,
              ),
            )
            .join("")
        : leafName === "cactus"
          ? turned(drawing, boxPath(330, 190, 140, 330, 70), "#4f9a58") +
            turned(
              drawing,
              "M470 380H540Q560 380 560 350V300Q560 276 590 276Q620 276 620 300V370Q620 440 550 440H470Z",
              "#4f9a58",
            ) +
            turned(
              drawing,
              "M330 430H270Q240 430 240 400V350Q240 326 214 326Q190 326 190 350V410Q190 490 260 490H330Z",
              "#458a50",
            ) +
            times(18, (index) =>
              line(
                `M${352 + (index % 3) * 46} ${230 + Math.floor(index / 3) * 46}l6 -12`,
                "#f3f0d8",
                4,
              ),
            ) +
            at(400, 190, sprite(drawing, "blossom"), 0, 0.36)
          : leafName === "orchid"
            ? [-24, 20]
                .map((turn) =>
                  at(
                    400,
                    520,
                    line("M0 0Q-20 -220 60 -400", "#5a8a3c", 9) +
                      [
                        [10, -250],
                        [30, -310],
                        [54, -370],
                        [90, -410],
                      ]
                        .map(([x = 0, y = 0]) =>
                          at(x, y, sprite(drawing, "orchid"), turn * 3, 0.56),
                        )
                        .join(""),
                    turn,
                  ),
                )
                .join("") + at(400, 480, sprite(drawing, "aloe"), 0, 0.9)
            : at(400, 420, sprite(drawing, leafName), 0, 2);
    return (
      foliage +
      turned(drawing, "M270 500H530L500 690H300Z", clay) +
      turned(drawing, boxPath(252, 476, 296, 50, 10), lighter(clay, 0.08))
    );
  };
const planter: Product = (drawing) =>
  [
    [220, "basil"],
    [400, "mint"],
    [580, "chives"],
  ]
    .map(([x, name]) =>
      at(
        Number(x),
        370,
        sprite(drawing, name === "basil" ? "basil" : name === "mint" ? "mint" : "chives"),
        0,
        1.5,
      ),
    )
    .join("") +
  wooden(drawing, boxPath(90, 470, 620, 210, 12), "#c9a06a") +
  line("M90 540H710M90 610H710", "#8a6236", 5);
const seeds =
  (colour: string, motif: "tomato" | "sunflower"): Product =>
  (drawing, { title, subtitle }) =>
    [-14, 10]
      .map((turn, index) =>
        at(
          400 + index * 60 - 30,
          400 + index * 20,
          box(
            -180,
            -270,
            360,
            540,
            8,
            index ? "#fbf6ea" : "#efe3cc",
            `stroke="#cdb58a" stroke-width="3"`,
          ) +
            box(-180, -270, 360, 110, 6, colour) +
            textIn(
              title,
              { x: -160, y: -250, width: 320, height: 74 },
              { colour: "#ffffff", size: 46, weight: 800 },
            ) +
            at(0, 10, sprite(drawing, motif), 0, 1.35) +
            textIn(
              subtitle,
              { x: -150, y: 180, width: 300, height: 50 },
              { colour: "#4a4030", size: 30, weight: 600 },
            ),
          turn,
        ),
      )
      .join("");
const wateringCan: Product = (drawing, { design }) =>
  `<path d="M300 300Q400 120 540 300" fill="none" stroke="#8a9299" stroke-width="24"/><path d="M560 420Q700 400 680 520Q660 600 560 600" fill="none" stroke="#8a9299" stroke-width="24"/>` +
  path("M280 560L110 330L150 300L300 470Z", steel(drawing)) +
  path("M84 330L170 268L150 240L60 306Z", brass(drawing)) +
  path(
    "M250 330H580V660Q560 680 415 680Q270 680 250 660Z",
    design % 2 ? "#4f7d5a" : steel(drawing),
  ) +
  line("M250 400H580M250 620H580", "#00000033", 7) +
  path(
    boxPath(250, 330, 330, 350, 20),
    drawing.linear("across", [
      [0, "#000000", 0.3],
      [0.3, "#ffffff", 0.4],
      [0.6, "#ffffff", 0],
      [1, "#000000", 0.34],
    ]),
  );
const insectHotel: Product = (drawing) =>
  wooden(drawing, "M400 80L680 290L650 330L400 150L150 330L120 290Z", "#8a5a34") +
  wooden(drawing, "M180 300L400 140L620 300V700H180Z", "#c9a06a") +
  box(210, 460, 180, 210, 4, "#5a3a20") +
  times(
    25,
    (index) =>
      circle(232 + (index % 5) * 34, 482 + Math.floor(index / 5) * 40, 15, "#d9b97c") +
      circle(232 + (index % 5) * 34, 482 + Math.floor(index / 5) * 40, 7, "#4a3018"),
  ) +
  box(410, 460, 180, 100, 4, "#5a3a20") +
  times(9, (index) => line(`M420 ${468 + index * 10}H582`, "#a8804a", 7)) +
  box(410, 570, 180, 100, 4, "#7d5233") +
  times(12, (index) =>
    circle(430 + (index % 4) * 46, 590 + Math.floor(index / 4) * 32, 9, "#3b2414"),
  ) +
  circle(400, 340, 60, "#5a3a20") +
  at(400, 340, sprite(drawing, "bee"), 0, 0.5);
const vaseless =
  (flower: "rose" | "sunflower" | "mixed" | "tulip"): Product =>
  (drawing, { colour, design }) => {
    const heads: [number, number][] = [
      [400, 180],
      [290, 230],
      [510, 230],
      [220, 330],
      [580, 330],
      [340, 330],
      [460, 330],
      [400, 420],
      [280, 420],
      [520, 420],
    ];
    const pick = (index: number): string => {
      if (flower === "tulip")
        return path(
          "M0 70C-66 60 -70 -20 -50 -60L-22 -20L0 -74L22 -20L50 -60C70 -20 66 60 0 70Z",
          index % 3 ? colour : lighter(colour, 0.2),
          `stroke="${darker(colour, 0.25)}" stroke-width="3"`,
        );
      if (flower === "mixed")
        return sprite(
          drawing,
          (["rose", "calendula", "camomile", "blossom", "lavender"] as const)[
            (index + design) % 5
          ] ?? "rose",
        );
      return sprite(drawing, flower);
    };
    return (
      heads
        .map(([x, y]) => line(`M400 600Q${(x + 400) / 2} ${(y + 640) / 2} ${x} ${y}`, "#5a8a3c", 9))
        .join("") +
      times(12, (index) =>
        at(
          400,
          500,
          path(
            "M0 0C40 -60 40 -150 0 -210C-40 -150 -40 -60 0 0Z",
            index % 2 ? "#4f8d3c" : "#3f7a34",
          ),
          -77 + index * 14,
        ),
      ).concat(
        heads
          .map(([x, y], index) =>
            at(x, y, pick(index), (x - 400) * 0.08, flower === "tulip" ? 0.9 : 0.74),
          )
          .join(""),
      ) +
      path(
        "M250 470Q400 520 550 470L470 720H330Z",
        ["#f3e3c8", "#efe9e0", "#d9c3a0", "#e8d3d6"][design % 4] ?? "#f3e3c8",
        `stroke="#cdb58a" stroke-width="3"`,
      ) +
      path("M400 500L330 720H400Z", "#00000012") +
      box(330, 590, 140, 26, 10, colour)
    );
  };
const wreath: Product = (drawing) =>
  `<path d="${discPath(400, 400, 220)}" fill="none" stroke="#8a6a3c" stroke-width="40"/>` +
  at(
    400,
    400,
    around(26, (index) =>
      at(
        0,
        -220,
        sprite(
          drawing,
          (["wheat", "lavender", "leaf", "blossom", "calendula"] as const)[index % 5] ?? "leaf",
        ),
        index * 70,
        0.42,
      ),
    ),
  ) +
  line("M370 640Q400 680 400 740M430 640Q410 690 440 730", "#c9a06a", 15);

export const leisure = {
  book,
  notebook,
  diary,
  "fountain-pen": pen,
  pencils: pencils(["#3a3d42", "#4a4e55", "#33363b", "#5a5f66", "#44484e", "#2b2e33"]),
  "colouring-pencils": pencils(rainbow),
  watercolours,
  "writing-paper": writingPaper,
  bear,
  puzzle,
  "board-game": boardGame,
  train,
  yoyo,
  chess,
  dolls,
  "finger-paints": paints,
  cactus: plant("cactus"),
  monstera: plant("monstera"),
  orchid: plant("orchid"),
  "herb-planter": planter,
  "tomato-seeds": seeds("#b3322c", "tomato"),
  "flower-seeds": seeds("#4f7d3c", "sunflower"),
  "watering-can": wateringCan,
  "insect-hotel": insectHotel,
  bouquet: vaseless("mixed"),
  roses: vaseless("rose"),
  tulips: vaseless("tulip"),
  sunflowers: vaseless("sunflower"),
  wreath,
} satisfies Record<string, Product>;
