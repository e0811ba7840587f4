import { at, times } from "../studio/paths.ts";
import { textIn } from "../studio/text.ts";
import {
  box,
  boxPath,
  brass,
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

const ash = "#d9b47c";
const hammer: Product = (drawing, { accent, design }) =>
  at(
    400,
    420,
    wooden(drawing, "M-26 -220H26L34 320Q0 340 -34 320Z", ash) +
      (design % 2 ? box(-36, 140, 72, 190, 20, accent) : "") +
      path(
        "M-150 -300H60Q150 -300 200 -230Q130 -240 90 -200H-30L-60 -190H-150Q-170 -245 -150 -300Z",
        steel(drawing),
        `stroke="#7d848c" stroke-width="3"`,
      ),
    24,
  );
const screwdrivers: Product = (drawing, { accent }) =>
  times(5, (index) =>
    at(
      180 + index * 110,
      400,
      turned(
        drawing,
        "M-36 60Q-44 40 -30 20H30Q44 40 36 60L40 270Q0 300 -40 270Z",
        index % 2 ? "#2b2f35" : accent,
      ) +
        box(-11, -230 + index * 16, 22, 256 - index * 16, 4, steel(drawing)) +
        path(
          index % 2
            ? `M-18 ${-260 + index * 16}H18V${-226 + index * 16}H-18Z`
            : `M-11 ${-228 + index * 16}L0 ${-266 + index * 16}L11 ${-228 + index * 16}Z`,
          "#9aa1a9",
        ),
      (index - 2) * 5,
    ),
  );
const spanner: Product = (drawing) =>
  at(
    400,
    400,
    path(
      "M-40 -120L-110 -180Q-130 -280 -40 -320L-50 -240L0 -200L60 -240L50 -320Q150 -280 120 -180L50 -120L60 300Q0 340 -60 300Z",
      steel(drawing),
      `stroke="#7d848c" stroke-width="4"`,
    ) +
      circle(20, -150, 30, "#8a9098") +
      line("M8 -166L32 -134M2 -150L26 -122", "#5a6068", 5) +
      circle(0, 290, 24, "#22262c") +
      box(-24, -60, 48, 300, 20, "#00000018"),
    30,
  );
const saw: Product = (drawing, { accent }) =>
  at(
    400,
    400,
    path("M-330 -30L180 -120V90L-330 40Z", steel(drawing)) +
      path(
        times(
          46,
          (index) =>
            `${index ? "L" : "M"}${-330 + index * 11.1} ${40 + index * 1.09}l5.5 14l5.6 -13`,
        ) + "L180 90Z",
        "#b4bac1",
      ) +
      wooden(drawing, "M160 -130Q280 -150 330 -60Q340 60 300 110Q250 150 170 100Z", ash) +
      path(
        "M220 -60Q270 -70 280 -20Q284 40 250 50Q220 50 214 0Z",
        "#ffffff00",
        `stroke="${darker(ash, 0.4)}" stroke-width="5"`,
      ) +
      circle(196, -90, 11, "#d9b767") +
      circle(196, 70, 11, accent),
    -14,
  );
const toolbox: Product = (drawing, { colour, design, accent }) => {
  const red = design % 2 ? "#2f6f94" : "#c8402f";
  return (
    line("M300 260V200Q300 180 320 180H480Q500 180 500 200V260", "#2b2f35", 26) +
    solid(drawing, boxPath(90, 300, 620, 360, 20), red) +
    solid(drawing, "M90 320Q90 250 150 250H650Q710 250 710 320V400H90Z", lighter(red, 0.08)) +
    box(90, 392, 620, 16, 0, darker(red, 0.35)) +
    [220, 540]
      .map((x) => box(x, 370, 50, 76, 8, "#c9cdd2", `stroke="#7d848c" stroke-width="3"`))
      .join("") +
    box(320, 490, 160, 80, 8, "#f8f5ec") +
    textIn(
      "60",
      { x: 340, y: 502, width: 120, height: 56 },
      { colour: accent === colour ? "#33363b" : red, size: 56, weight: 800 },
    )
  );
};
const tape: Product = (drawing, { accent }) =>
  path("M560 560H740V596H560Z", "#f6d84a") +
  times(9, (index) => line(`M${580 + index * 18} 560v${index % 2 ? 12 : 20}`, "#33302c", 3)) +
  solid(drawing, "M160 300Q160 160 350 160Q590 160 600 400V600H220Q160 600 160 540Z", "#2b2f35") +
  circle(380, 390, 150, accent) +
  circle(380, 390, 118, "#fbf6ea") +
  textIn(
    "5 m",
    { x: 290, y: 340, width: 180, height: 100 },
    { colour: "#2b2f35", size: 90, weight: 800 },
  ) +
  path("M730 550h20v70h-20Z", "#9aa1a9");
const ladder: Product = (drawing) =>
  path("M470 110L640 710H600L440 120Z", "#8a9098") +
  times(3, (index) =>
    line(`M${520 + index * 40} ${300 + index * 140}L${400} ${300 + index * 130}`, "#8a9098", 9),
  ) +
  path("M330 90L180 710H228L370 100ZM470 90L620 90", steel(drawing)) +
  path("M470 100L430 710H476L512 100Z", steel(drawing)) +
  times(4, (index) =>
    path(
      `M${312 - index * 32} ${200 + index * 130}H${488 - index * 8}V${236 + index * 130}H${304 - index * 32}Z`,
      drawing.linear("down", [
        [0, "#e9edf0"],
        [1, "#8a9098"],
      ]),
    ),
  ) +
  box(300, 70, 220, 50, 12, "#d8722c");
const screws: Product = (drawing, { accent }) =>
  solid(drawing, boxPath(100, 210, 600, 420, 26), "#2f3339") +
  times(8, (index) => {
    const [x, y] = [126 + (index % 4) * 140, 240 + Math.floor(index / 4) * 190];
    return (
      box(x, y, 128, 170, 10, "#454b53") +
      times(9, (piece) =>
        at(
          x + 24 + (piece % 3) * 38,
          y + 36 + Math.floor(piece / 3) * 46,
          circle(0, 0, 13, index % 3 ? "#c9cdd2" : "#d9b767") +
            line("M-7 0H7M0 -7V7", "#55595f", 4) +
            box(-3, 12, 6, 22, 2, "#9aa1a9"),
          (piece * 47 + index * 30) % 360,
        ),
      )
    );
  }) +
  box(340, 600, 120, 34, 10, accent);
const axe: Product = (drawing) =>
  at(
    400,
    420,
    wooden(
      drawing,
      "M-22 -220Q0 -240 22 -220L36 200Q60 280 30 320Q0 330 -26 310Q-10 240 -24 180Z",
      ash,
    ) +
      path(
        "M-40 -250H50L46 -130Q-10 -120 -60 -90Q-150 -60 -190 -70Q-160 -180 -190 -300Q-120 -290 -40 -250Z",
        steel(drawing),
        `stroke="#7d848c" stroke-width="3"`,
      ) +
      path("M-190 -300Q-160 -180 -190 -70L-170 -76Q-146 -180 -168 -296Z", "#f4f6f8"),
    22,
  );
const bucket =
  (isSteel: boolean): Product =>
  (drawing, { accent, design }) =>
    `<path d="M190 310Q220 60 400 60Q580 60 610 310" fill="none" stroke="#8a9098" stroke-width="11"/>` +
    box(346, 50, 108, 34, 16, "#33363b") +
    turned(
      drawing,
      "M180 300H620L560 680Q556 700 530 702H270Q244 700 240 680Z",
      isSteel ? "#33373d" : (["#3f86b8", "#d8433a", "#5fae6a", "#f2b52c"][design % 4] ?? accent),
    ) +
    `<ellipse cx="400" cy="302" rx="220" ry="42" fill="#00000055"/><ellipse cx="400" cy="302" rx="220" ry="42" fill="none" stroke="#ffffff" stroke-opacity=".4" stroke-width="11"/>` +
    textIn(
      isSteel ? "12 L" : "10 L",
      { x: 320, y: 480, width: 160, height: 70 },
      { colour: "#ffffffaa", size: 66, weight: 800 },
    );
const padlock: Product = (drawing) =>
  `<path d="M270 400V270Q270 130 400 130Q530 130 530 270V400" fill="none" stroke="${steel(drawing)}" stroke-width="56"/>` +
  path(boxPath(190, 380, 420, 310, 40), brass(drawing), `stroke="#8a6a2c" stroke-width="4"`) +
  line("M190 450H610M190 620H610", "#8a6a2c", 5, `opacity=".5"`) +
  circle(400, 510, 36, "#4a3818") +
  path("M386 520H414L424 600H376Z", "#4a3818") +
  at(
    640,
    640,
    circle(0, -40, 44, brass(drawing)) +
      circle(0, -40, 18, "#f3f1ed") +
      box(-11, 0, 22, 110, 4, brass(drawing)) +
      box(11, 70, 24, 16, 2, brass(drawing)),
    -30,
  );
const mortar: Product = (drawing, { title }) =>
  path(
    "M170 190Q190 160 240 166H560Q610 160 630 190L640 670Q630 700 590 700H210Q170 700 160 670Z",
    "#cdbfa6",
  ) +
  box(160, 300, 480, 250, 0, "#c8702f") +
  textIn(
    title,
    { x: 190, y: 330, width: 420, height: 120 },
    { colour: "#ffffff", size: 70, weight: 800 },
  ) +
  textIn(
    "5 kg",
    { x: 190, y: 470, width: 420, height: 60 },
    { colour: "#fbe3c4", size: 56, weight: 700 },
  ) +
  path(
    "M170 190Q190 160 240 166H560Q610 160 630 190L640 670Q630 700 590 700H210Q170 700 160 670Z",
    drawing.linear("across", [
      [0, "#000000", 0.26],
      [0.3, "#ffffff", 0.24],
      [1, "#000000", 0.28],
    ]),
  ) +
  line("M176 200H624", "#8a7a5c", 6, `stroke-dasharray="14 9"`);
const hooks: Product = (drawing, { design }) =>
  times(5, (index) =>
    at(
      180 + index * 110,
      360 + (index % 2) * 60,
      box(
        -32,
        -150,
        64,
        170,
        20,
        design % 2 ? "#2b2f35" : steel(drawing),
        `stroke="#7d848c" stroke-width="3"`,
      ) +
        circle(0, -110, 9, "#55595f") +
        circle(0, -50, 9, "#55595f") +
        `<path d="M0 10V90Q0 150 56 150Q104 146 104 96" fill="none" stroke="${design % 2 ? "#2b2f35" : "#9aa1a9"}" stroke-width="24" stroke-linecap="round"/>`,
      0,
      0.9,
    ),
  );
const brushes: Product = (drawing, { accent }) =>
  [
    [240, 90, -14],
    [400, 130, 0],
    [570, 180, 14],
  ]
    .map(([x = 0, width = 0, turn = 0]) =>
      at(
        x,
        400,
        wooden(
          drawing,
          `M-20 -290Q0 -310 20 -290L30 -120Q${width / 2} -90 ${width / 2} -40H${-width / 2}Q${-width / 2} -90 -30 -120Z`,
          accent,
        ) +
          box(-width / 2 - 4, -44, width + 8, 100, 4, steel(drawing)) +
          path(
            `M${-width / 2} 56H${width / 2}L${width / 2 - 6} 280Q0 310 ${-width / 2 + 6} 280Z`,
            "#e8d3a8",
          ) +
          times(8, (index) =>
            line(`M${-width / 2 + 8 + (index * width) / 8.4} 62V270`, "#b9985c", 3),
          ),
        turn,
      ),
    )
    .join("");
const broom: Product = (drawing, { accent }) =>
  at(
    400,
    400,
    wooden(drawing, "M-13 -370H13L16 130H-16Z", ash) +
      solid(drawing, "M-120 120H120Q140 130 140 160V190H-140V160Q-140 130 -120 120Z", accent) +
      path("M-140 190H140L170 350Q0 370 -170 350Z", "#e3c07c") +
      times(22, (index) =>
        line(`M${-132 + index * 12.6} 194L${-160 + index * 15.4} 346`, "#a8803e", 4),
      ),
    14,
  );
const sponges: Product = (drawing) =>
  [
    [180, 460, "#f6d84a"],
    [300, 340, "#f29ab0"],
    [420, 470, "#8fc9e8"],
    [300, 570, "#a8d48a"],
  ]
    .map(([x, y, colour]) =>
      at(
        Number(x),
        Number(y),
        path(boxPath(0, 0, 260, 120, 16), String(colour)) +
          path(boxPath(0, -34, 260, 50, 14), "#3f7d4a") +
          times(26, (index) =>
            circle(
              14 + ((index * 67) % 232),
              30 + ((index * 41) % 80),
              5 + (index % 3),
              "#00000022",
            ),
          ) +
          path(
            boxPath(0, -34, 260, 154, 16),
            drawing.linear("down", [
              [0, "#ffffff", 0.25],
              [1, "#000000", 0.18],
            ]),
          ),
      ),
    )
    .join("");

const guitar: Product = (drawing, { design }) =>
  at(
    400,
    400,
    wooden(drawing, "M-22 -360H22L20 40H-20Z", "#4a2f1e") +
      path("M-34 -440H34L26 -350H-26Z", "#3b2418") +
      [-400, -376]
        .map((y) => circle(-42, y, 10, "#d9cdb4") + circle(42, y, 10, "#d9cdb4"))
        .join("") +
      wooden(
        drawing,
        "M0 -30C90 -40 130 30 104 96C90 130 110 150 140 200C180 300 100 380 0 380C-100 380 -180 300 -140 200C-110 150 -90 130 -104 96C-130 30 -90 -40 0 -30Z",
        ["#e0a85c", "#c9803c", "#e8c08a", "#a8602c"][design % 4] ?? "",
      ) +
      circle(0, 110, 56, "#2b1a10") +
      `<circle cy="110" r="64" fill="none" stroke="#7d4a24" stroke-width="9" stroke-dasharray="6 5"/>` +
      box(-70, 270, 140, 26, 5, "#3b2418") +
      times(6, (index) => line(`M${-15 + index * 6} -350V280`, "#f4ecd8", 1.6)),
    28,
    0.92,
  );
const keys: Product = (drawing, { design }) =>
  solid(drawing, boxPath(50, 280, 700, 270, 26), design % 2 ? "#e9e6df" : "#2b2f35") +
  box(80, 310, 640, 70, 10, "#15171a") +
  box(330, 320, 140, 50, 6, "#2f6f94") +
  times(
    8,
    (index) =>
      circle(120 + (index % 4) * 46, 345, 13, "#5a6068") +
      circle(520 + (index % 4) * 46, 345, 13, "#5a6068"),
  ) +
  times(15, (index) =>
    box(82 + index * 42.4, 396, 40, 136, 5, "#fdfcf8", `stroke="#9a978f" stroke-width="2"`),
  ) +
  times(14, (index) =>
    [2, 6, 9, 13].includes(index) ? "" : box(110 + index * 42.4, 396, 26, 84, 4, "#22262c"),
  );
const drum: Product = (drawing) =>
  turned(drawing, "M160 310H640L600 650Q580 690 400 694Q220 690 200 650Z", "#a8602c") +
  times(9, (index) =>
    line(`M${172 + index * 57} 330L${206 + index * 48} 650L${230 + index * 57} 330`, "#f3e3c4", 6),
  ) +
  `<ellipse cx="400" cy="310" rx="244" ry="90" fill="#7d4a24"/><ellipse cx="400" cy="300" rx="232" ry="80" fill="#f6e6cc"/><ellipse cx="350" cy="290" rx="130" ry="40" fill="#fff" opacity=".4"/><ellipse cx="400" cy="660" rx="196" ry="30" fill="none" stroke="#d9b767" stroke-width="13"/>`;
const violin: Product = (drawing) =>
  line("M640 90L560 720", "#5a3620", 11) +
  line("M652 92L572 722", "#f4ecd8", 5) +
  at(
    360,
    400,
    path("M-20 -340H20L16 -60H-16Z", "#2b1a10") +
      path(
        "M0 -400C24 -400 30 -370 14 -356L18 -330H-18L-14 -356C-30 -370 -24 -400 0 -400Z",
        "#7d3a18",
      ) +
      wooden(
        drawing,
        "M0 -70C90 -80 130 -20 110 40C100 70 70 80 72 110C74 136 110 150 124 200C150 300 90 350 0 350C-90 350 -150 300 -124 200C-110 150 -74 136 -72 110C-70 80 -100 70 -110 40C-130 -20 -90 -80 0 -70Z",
        "#a8501e",
      ) +
      line(
        "M-56 90Q-76 120 -56 160Q-40 190 -58 214M56 90Q76 120 56 160Q40 190 58 214",
        "#2b1208",
        8,
      ) +
      path("M-40 170H40L34 184H-34Z", "#e0c08a") +
      path("M-24 220H24L14 340H-14Z", "#2b1a10") +
      times(4, (index) => line(`M${-9 + index * 6} -330V226`, "#f4ecd8", 1.8)),
    12,
    0.92,
  );
const banjo: Product = (drawing) =>
  at(
    400,
    400,
    wooden(drawing, "M-20 -380H20L24 60H-24Z", "#6b3f20") +
      path("M-32 -430H32L24 -370H-24Z", "#4a2a14") +
      circle(0, 200, 190, steel(drawing), `stroke="#7d848c" stroke-width="4"`) +
      circle(0, 200, 162, "#fbf6ea") +
      times(16, (index) => at(0, 200, box(-5, -194, 10, 26, 3, "#7d848c"), index * 22.5)) +
      box(-50, 250, 100, 16, 4, "#4a2a14") +
      times(5, (index) => line(`M${-12 + index * 6} -380V256`, "#c9b98a", 2)),
    30,
    0.9,
  );
const recorder: Product = (drawing) =>
  at(
    400,
    400,
    turned(drawing, "M-26 -360Q0 -380 26 -360L30 -230H-30Z", "#8a5a34") +
      turned(drawing, "M-32 -230H32L28 220H-28Z", "#a8703c") +
      turned(drawing, "M-34 220H34L40 340Q0 356 -40 340Z", "#8a5a34") +
      box(-36, -240, 72, 16, 4, "#efe3c8") +
      box(-36, 212, 72, 16, 4, "#efe3c8") +
      path("M-13 -300H13V-260H-13Z", "#2b1a10") +
      times(7, (index) => circle(0, -160 + index * 52, 10, "#2b1a10")),
    34,
  );
const trumpet: Product = (drawing) =>
  at(
    400,
    420,
    `<path d="M-300 -30H220M-300 -30Q-340 -30 -340 -40M-120 70H120Q180 70 180 20T120 -30M-120 70Q-180 70 -180 20T-120 -30" fill="none" stroke="${brass(drawing)}" stroke-width="26"/><path d="M-300 -30H220M-120 70H120Q180 70 180 20T120 -30M-120 70Q-180 70 -180 20T-120 -30" fill="none" stroke="#fff2c4" stroke-width="5" opacity=".7"/>` +
      path(
        "M200 -44Q290 -60 340 -140V80Q290 0 200 -16Z",
        brass(drawing),
        `stroke="#8a6a2c" stroke-width="3"`,
      ) +
      `<ellipse cx="340" cy="-30" rx="24" ry="110" fill="#a87b2c"/>` +
      path("M-360 -52H-320V-8H-360Z", brass(drawing)) +
      [-56, 0, 56]
        .map(
          (x) =>
            box(x - 20, -80, 40, 190, 10, brass(drawing), `stroke="#8a6a2c" stroke-width="2"`) +
            box(x - 6, -120, 12, 44, 3, "#c9cdd2") +
            circle(x, -124, 16, "#f4ecd8"),
        )
        .join(""),
    -16,
  );

const hairbrush: Product = (drawing) =>
  at(
    400,
    400,
    wooden(
      drawing,
      "M-110 -300Q0 -360 110 -300Q150 -160 110 -40Q60 10 40 60L34 310Q0 340 -34 310L-40 60Q-60 10 -110 -40Q-150 -160 -110 -300Z",
      "#b9824a",
    ) +
      path(
        "M-86 -280Q0 -330 86 -280Q116 -160 86 -60Q0 -10 -86 -60Q-116 -160 -86 -280Z",
        "#3b2a20",
      ) +
      times(42, (index) =>
        circle(-66 + (index % 6) * 26, -270 + Math.floor(index / 6) * 34, 7, "#e8c99a"),
      ),
    24,
  );
const safetyRazor: Product = (drawing) =>
  at(
    400,
    400,
    turned(drawing, boxPath(-30, -180, 60, 480, 24), "#c9cdd2") +
      times(15, (index) => line(`M-30 ${-60 + index * 20}L30 ${-44 + index * 20}`, "#7d848c", 3)) +
      path(
        "M-170 -250Q0 -300 170 -250V-210Q0 -180 -170 -210Z",
        steel(drawing),
        `stroke="#7d848c" stroke-width="3"`,
      ) +
      box(-176, -220, 352, 12, 4, "#eef1f4"),
    28,
  );
const razors: Product = (_drawing, { accent }) =>
  times(4, (index) =>
    at(
      210 + index * 130,
      420,
      path("M-16 -150H16L24 260Q0 290 -24 260Z", accent) +
        box(-9, -60, 18, 220, 8, "#ffffff66") +
        box(-66, -240, 132, 90, 14, "#2b2f35") +
        [-222, -200, -178].map((y) => box(-56, y, 112, 8, 2, "#d9dde1")).join(""),
      (index - 1.5) * 6,
    ),
  );
const giftBox: Product = (drawing, { colour, accent }) =>
  path("M600 330L660 300V620L600 670Z", darker(colour, 0.35)) +
  box(140, 330, 460, 340, 0, colour) +
  box(120, 270, 500, 80, 6, lighter(colour, 0.12)) +
  path("M620 270L674 246V322L620 350Z", darker(colour, 0.25)) +
  box(330, 270, 80, 400, 0, accent) +
  path(
    "M370 270C260 250 220 150 290 140C350 140 370 220 370 270C370 220 390 140 450 140C520 150 480 250 370 270Z",
    accent,
    `stroke="${darker(accent, 0.3)}" stroke-width="4"`,
  ) +
  box(
    140,
    330,
    460,
    340,
    0,
    drawing.linear("diagonal", [
      [0, "#ffffff", 0.24],
      [1, "#000000", 0.12],
    ]),
  );

export const craft = {
  hammer,
  screwdrivers,
  spanner,
  saw,
  toolbox,
  "tape-measure": tape,
  stepladder: ladder,
  screws,
  axe,
  bucket: bucket(false),
  "builders-bucket": bucket(true),
  padlock,
  mortar,
  hooks,
  paintbrushes: brushes,
  broom,
  sponges,
  guitar,
  "keyboard-piano": keys,
  drum,
  violin,
  banjo,
  recorder,
  trumpet,
  hairbrush,
  "safety-razor": safetyRazor,
  razors,
  "gift-box": giftBox,
} satisfies Record<string, Product>;
