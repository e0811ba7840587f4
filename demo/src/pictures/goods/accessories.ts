import { at, times } from "../studio/paths.ts";
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
  seam,
  solid,
  steel,
} from "./kit.ts";

const laces = (points: [number, number][], colour = "#fbfaf5") =>
  points
    .map(([x, y]) =>
      line(
        `M${x - 26} ${y + 12}L${x + 26} ${y - 12}M${x - 20} ${y - 10}L${x + 28} ${y + 10}`,
        colour,
        9,
      ),
    )
    .join("");
/** A pair: the further shoe a little behind and above. */
const pair = (drawing: Parameters<Product>[0], shoe: string) =>
  at(60, -120, shoe, 0, 0.86) +
  `<ellipse cx="400" cy="610" rx="330" ry="34" fill="${drawing.radial([
    [0, "#1a120b", 0.4],
    [1, "#1a120b", 0],
  ])}"/>` +
  shoe;
const sole = (d: string, colour: string) =>
  path(d, colour, `stroke="${darker(colour, 0.25)}" stroke-width="3"`);

const trainer: Product = (drawing, material) =>
  pair(
    drawing,
    cloth(
      drawing,
      "M120 400Q150 330 210 340Q260 380 330 370Q380 300 440 330Q520 430 640 470Q700 490 700 550H110Q96 470 120 400Z",
      material,
      material.design > 1,
    ) +
      path(
        "M590 455Q690 480 702 552H590Q560 500 590 455Z",
        "#f8f6ef",
        `stroke="#cfcabd" stroke-width="3"`,
      ) +
      sole("M104 546H706Q720 600 690 612H130Q100 600 104 546Z", "#f8f6ef") +
      line("M110 576H704", material.accent, 8) +
      laces([
        [430, 376],
        [470, 404],
        [512, 430],
      ]) +
      seam("M210 350Q200 470 230 540M330 380Q380 470 380 540", material.colour),
  );
const runner: Product = (drawing, material) =>
  pair(
    drawing,
    cloth(
      drawing,
      "M100 400Q120 310 190 330Q260 400 340 370Q390 310 440 340Q540 430 660 470Q716 500 710 546H96Z",
      { ...material, design: 0 },
    ) +
      path(
        "M240 540Q300 420 420 390L470 420Q360 450 330 540ZM380 540Q420 470 520 440L556 460Q470 490 450 540Z",
        material.accent,
      ) +
      path(
        "M96 546H712Q740 580 716 606Q640 630 560 612Q480 630 380 614Q240 640 110 606Q80 580 96 546Z",
        "#f8f6ef",
        `stroke="#cfcabd" stroke-width="3"`,
      ) +
      line("M110 590Q240 620 380 596Q480 612 560 594Q640 610 706 588", material.accent, 9) +
      laces(
        [
          [430, 376],
          [480, 404],
          [528, 434],
        ],
        "#222222",
      ),
  );
const boot: Product = (drawing, material) =>
  pair(
    drawing,
    solid(
      drawing,
      "M190 180H420Q440 300 470 360Q600 400 680 460Q710 500 704 556H180Q150 360 190 180Z",
      material.colour,
    ) +
      box(178, 160, 252, 54, 20, darker(material.colour, 0.3)) +
      sole(
        "M170 550H710L704 600L660 600L650 586L610 606L560 588L520 606L470 588L430 606L380 590L330 610H176Z",
        "#33302c",
      ) +
      laces(
        [
          [410, 260],
          [424, 304],
          [446, 350],
          [490, 386],
        ],
        material.accent,
      ) +
      path("M190 440Q260 420 300 550H176Q170 490 190 440Z", darker(material.colour, 0.25)) +
      seam("M470 368Q430 430 440 548", material.colour),
  );
const derby: Product = (drawing, material) =>
  pair(
    drawing,
    solid(
      drawing,
      "M130 420Q160 370 230 380Q330 400 400 350Q470 390 560 440Q690 460 710 530H130Q116 470 130 420Z",
      material.colour,
    ) +
      path("M400 352Q430 330 470 370L430 440Q390 430 360 400Z", darker(material.colour, 0.2)) +
      sole("M124 526H714Q724 560 700 566H300L290 600H134Z", darker(material.colour, 0.6)) +
      laces(
        [
          [420, 390],
          [444, 414],
        ],
        darker(material.colour, 0.5),
      ) +
      seam("M520 430Q500 480 510 524M230 384Q280 450 270 524", material.colour) +
      line("M560 450Q640 460 690 510", "#ffffff", 9, `opacity=".35"`),
  );
const sandal: Product = (drawing, material) =>
  pair(
    drawing,
    sole(
      "M110 540Q300 500 460 536Q640 540 710 560Q700 600 620 600H150Q100 590 110 540Z",
      "#b98a56",
    ) +
      path(
        "M130 540Q120 420 160 400Q190 400 196 536ZM240 520Q300 400 360 400Q400 420 390 524L340 522Q330 470 300 520ZM450 534Q520 430 590 450Q650 480 680 556L620 552Q560 470 500 538Z",
        material.colour,
        `stroke="${darker(material.colour, 0.3)}" stroke-width="4"`,
      ) +
      line("M160 410Q260 380 300 460", material.colour, 20) +
      box(206, 392, 34, 26, 5, "#d9b767"),
  );
const espadrille: Product = (drawing, material) =>
  pair(
    drawing,
    cloth(drawing, "M116 530Q110 440 180 430Q260 470 400 420Q600 430 700 536Z", material) +
      path(
        "M180 432Q280 480 400 422Q330 400 250 400Q200 410 180 432Z",
        darker(material.colour, 0.5),
      ) +
      sole("M108 524H706Q720 590 690 600H130Q100 580 108 524Z", "#d9b878") +
      times(30, (index) => line(`M${124 + index * 19.4} 534l-8 56`, "#a8803e", 5, `opacity=".7"`)),
  );
const ankleBoot: Product = (drawing, material) =>
  pair(
    drawing,
    solid(
      drawing,
      "M210 200H420Q430 330 480 390Q620 430 690 500Q710 530 704 560H200Q170 380 210 200Z",
      material.colour,
    ) +
      path("M330 230Q370 330 350 400Q300 330 300 230Z", darker(material.colour, 0.45)) +
      sole("M196 554H708V580H340L326 622H208Z", "#2b2622") +
      line("M440 420Q560 440 650 500", "#ffffff", 10, `opacity=".3"`),
  );
const flipFlop: Product = (drawing, material) =>
  [
    [250, -8],
    [550, 8],
  ]
    .map(([x = 0, turn = 0]) =>
      at(
        x,
        410,
        path(discPath(0, 20, 118, 250), darker(material.colour, 0.35)) +
          cloth(drawing, discPath(0, 0, 118, 250), material) +
          line("M0 -150Q-90 -110 -96 40M0 -150Q90 -110 96 40", darker(material.accent, 0.1), 26) +
          circle(0, -150, 14, material.accent),
        turn,
      ),
    )
    .join("");

const shoulderBag: Product = (drawing, material) =>
  line("M190 340Q210 90 400 90Q590 90 610 340", darker(material.colour, 0.25), 20) +
  solid(drawing, boxPath(150, 320, 500, 340, 46), material.colour) +
  solid(
    drawing,
    "M150 366Q150 320 196 320H604Q650 320 650 366V440Q650 540 400 560Q150 540 150 440Z",
    lighter(material.colour, 0.08),
  ) +
  seam("M168 370V436Q180 528 400 544Q620 528 632 436V370", material.colour) +
  box(366, 520, 68, 70, 12, "#d9b767", `stroke="#8a6a2c" stroke-width="4"`) +
  box(386, 544, 28, 22, 5, "#8a6a2c");
const backpack: Product = (drawing, material) =>
  line("M330 130Q330 70 400 70Q470 70 470 130", darker(material.colour, 0.3), 22) +
  path(
    "M160 300Q130 420 150 600L200 620V280ZM640 300Q670 420 650 600L600 620V280Z",
    darker(material.colour, 0.35),
  ) +
  cloth(
    drawing,
    "M190 260Q200 120 400 116Q600 120 610 260L622 640Q610 700 560 700H240Q190 700 178 640Z",
    material,
    material.design > 1,
  ) +
  cloth(
    drawing,
    "M230 450Q400 420 570 450V640Q560 670 530 670H270Q240 670 230 640Z",
    { ...material, colour: darker(material.colour, 0.14) },
    false,
  ) +
  line("M214 300Q400 250 586 300M240 492Q400 466 560 492", "#d9d4c6", 6, `stroke-dasharray="9 5"`) +
  box(352, 340, 96, 56, 6, material.accent);
const washBag: Product = (drawing, material) =>
  cloth(
    drawing,
    "M150 320Q400 290 650 320L670 590Q650 640 600 640H200Q150 640 130 590Z",
    material,
  ) +
  line("M146 330Q400 300 654 330", "#d9b767", 14, `stroke-dasharray="10 6"`) +
  box(626, 322, 28, 64, 10, "#b98a4a") +
  path("M300 460h200v80H300Z", material.accent, `opacity=".9"`);
const wallet: Product = (drawing, material) =>
  solid(drawing, boxPath(130, 240, 540, 350, 30), material.colour) +
  seam("M152 262H648V568H152Z", material.colour) +
  solid(drawing, boxPath(430, 340, 240, 150, 40), lighter(material.colour, 0.1)) +
  circle(500, 415, 24, "#d9b767", `stroke="#8a6a2c" stroke-width="4"`);
const umbrella: Product = (drawing, material) =>
  line("M400 140V640Q400 700 350 700Q310 700 310 660", "#5a3a20", 17) +
  cloth(
    drawing,
    "M80 420Q110 170 400 160Q690 170 720 420Q660 380 610 420Q560 380 506 420Q450 380 400 420Q350 380 294 420Q240 380 190 420Q140 380 80 420Z",
    material,
  ) +
  line(
    "M400 166Q300 260 294 418M400 166Q500 260 506 418M400 166Q190 240 190 418M400 166Q610 240 610 418",
    "#000000",
    4,
    `opacity=".25"`,
  ) +
  line("M400 160V126", "#5a3a20", 11);
const sunglasses: Product = (drawing, material) =>
  line("M110 370Q90 300 160 260M690 370Q710 300 640 260", darker(material.colour, 0.2), 18) +
  [
    [246, 0],
    [554, 0],
  ]
    .map(
      ([x = 0]) =>
        path(
          boxPath(x - 140, 330, 280, 190, 80),
          drawing.linear("down", [
            [0, "#20242a"],
            [1, "#6b5f52"],
          ]),
          `stroke="${material.colour}" stroke-width="24"`,
        ) +
        path(
          boxPath(x - 152, 318, 304, 214, 88),
          "none",
          `stroke="${lighter(material.colour, 0.35)}" stroke-width="3"`,
        ) +
        path(`M${x - 100} 370L${x - 40} 360L${x - 90} 470Z`, "#ffffff", `opacity=".3"`),
    )
    .join("") +
  line("M386 390Q400 374 414 390", material.colour, 24);
const readingGlasses: Product = (_drawing, material) =>
  line("M110 380Q90 300 170 250M690 380Q710 300 630 250", darker(material.colour, 0.1), 15) +
  [250, 550]
    .map(
      (x) =>
        circle(
          x,
          430,
          116,
          "#dfeef6",
          `fill-opacity=".55" stroke="${material.colour}" stroke-width="18"`,
        ) + path(`M${x - 70} 380L${x - 20} 350L${x - 80} 460Z`, "#ffffff", `opacity=".7"`),
    )
    .join("") +
  line("M366 420Q400 390 434 420", material.colour, 17);
const goggles: Product = (drawing, material) =>
  line("M80 400Q20 330 60 260M720 400Q780 330 740 260", "#2b2f36", 30) +
  [250, 550]
    .map(
      (x) =>
        path(
          boxPath(x - 150, 320, 300, 180, 90),
          drawing.linear("diagonal", [
            [0, lighter(material.colour, 0.4)],
            [1, darker(material.colour, 0.2)],
          ]),
          `stroke="${darker(material.colour, 0.35)}" stroke-width="26"`,
        ) + line(`M${x - 90} 380Q${x - 50} 350 ${x} 350`, "#ffffff", 14, `opacity=".6"`),
    )
    .join("") +
  line("M392 410h16", "#2b2f36", 26);

const ring: Product = (drawing, material) =>
  `<path d="${discPath(400, 480, 190, 176)}" fill="none" stroke="${steel(drawing)}" stroke-width="48"/>` +
  `<path d="${discPath(400, 480, 214, 200)}" fill="none" stroke="#ffffff" stroke-width="4" opacity=".6"/>` +
  (material.design % 2
    ? path(
        "M330 240H470L510 300L400 400L290 300Z",
        drawing.linear("diagonal", [
          [0, lighter(material.accent, 0.6)],
          [0.5, material.accent],
          [1, darker(material.accent, 0.3)],
        ]),
      ) +
      line(
        "M330 240L370 300L400 400M470 240L430 300L400 400M290 300H510M370 300L400 240L430 300",
        "#ffffff",
        4,
        `opacity=".7"`,
      )
    : box(330, 262, 140, 70, 20, steel(drawing), `stroke="#8a9098" stroke-width="3"`));
const pearl = (drawing: Parameters<Product>[0], x: number, y: number, radius: number) =>
  circle(
    x,
    y,
    radius,
    drawing.radial(
      [
        [0, "#ffffff"],
        [0.6, "#f1e8de"],
        [1, "#b9a99b"],
      ],
      0.36,
      0.3,
      0.8,
    ),
  );
const necklace: Product = (drawing, material) =>
  times(27, (index) => {
    const angle = Math.PI * (-0.12 + (index / 26) * 1.24);
    return pearl(
      drawing,
      400 - Math.cos(angle) * 230,
      250 + Math.sin(angle) * 300,
      23 + Math.sin(angle) * 6,
    );
  }) +
  box(608, 126, 34, 22, 8, "#d9b767") +
  (material.design % 2 ? circle(400, 600, 34, brass(drawing)) : pearl(drawing, 400, 600, 40));
const earrings: Product = (drawing, material) =>
  [270, 530]
    .map(
      (x) =>
        line(`M${x} 170Q${x + 50} 190 ${x} 270`, "#cda24a", 9) +
        (material.design % 2
          ? path(
              `M${x} 270L${x + 66} 430L${x} 560L${x - 66} 430Z`,
              brass(drawing),
              `stroke="#8a6a2c" stroke-width="3"`,
            ) + path(`M${x} 340L${x + 30} 430L${x} 500L${x - 30} 430Z`, material.accent)
          : `<path d="${discPath(x, 420, 110, 130)}" fill="none" stroke="${brass(drawing)}" stroke-width="34"/>`),
    )
    .join("");
const bracelet: Product = (drawing, material) =>
  times(34, (index) => {
    const angle = (index / 34) * Math.PI * 2;
    return at(
      400 + Math.cos(angle) * 250,
      420 + Math.sin(angle) * 170,
      `<ellipse rx="28" ry="15" fill="none" stroke="${material.design % 2 ? brass(drawing) : steel(drawing)}" stroke-width="9"/>`,
      (angle * 180) / Math.PI + 90,
    );
  }) +
  circle(
    400,
    600,
    34,
    material.design % 2 ? brass(drawing) : steel(drawing),
    `stroke="#7a7f86" stroke-width="3"`,
  );
const watchStrap = (drawing: Parameters<Product>[0], colour: string, isSteel: boolean) => {
  const strap = "M310 270L326 60H474L490 270ZM310 530L326 740H474L490 530Z";
  return isSteel
    ? path(strap, steel(drawing)) +
        times(8, (index) =>
          line(`M318 ${84 + index * 24}H482M318 ${546 + index * 24}H482`, "#7d848c", 4),
        )
    : solid(drawing, strap, colour) +
        seam("M340 70L326 264M460 70L474 264M340 730L326 536M460 730L474 536", colour);
};
const watch =
  (isFine: boolean): Product =>
  (drawing, material) =>
    watchStrap(drawing, material.colour, material.design === 1) +
    box(560, 384, 44, 34, 8, steel(drawing)) +
    circle(400, 400, 180, steel(drawing), `stroke="#7d848c" stroke-width="4"`) +
    circle(400, 400, 150, isFine ? "#f8f5ee" : material.accent) +
    times(12, (index) =>
      at(
        400,
        400,
        box(-4, -138, 8, index % 3 ? 18 : 34, 3, isFine ? "#3a3530" : "#f6f3ea"),
        index * 30,
      ),
    ) +
    line("M400 400L400 296", isFine ? "#2a2622" : "#ffffff", 11) +
    line("M400 400L474 440", isFine ? "#2a2622" : "#ffffff", 11) +
    line("M400 430L372 290", "#d8433a", 4) +
    circle(400, 400, 11, "#d8433a") +
    (isFine ? "" : circle(400, 470, 34, "#0003", `stroke="#fff" stroke-width="3"`)) +
    path("M290 320Q340 262 420 262L310 400Z", "#ffffff", `opacity=".18"`);
const sportWatch: Product = (drawing, material) =>
  watchStrap(drawing, material.colour, false) +
  solid(drawing, boxPath(270, 230, 260, 340, 60), "#2a2d32") +
  box(294, 256, 212, 288, 40, "#0d1116") +
  `<circle cx="400" cy="400" r="84" fill="none" stroke="#2d343d" stroke-width="18"/><path d="M400 316A84 84 0 1 1 322 432" fill="none" stroke="${material.accent}" stroke-width="18" stroke-linecap="round"/>` +
  path(
    "M400 436C350 404 356 366 380 364C394 364 400 378 400 384C400 378 406 364 420 364C444 366 450 404 400 436Z",
    "#ef5350",
  ) +
  box(524, 330, 22, 60, 8, "#4a4f57") +
  path("M306 290L380 270L306 380Z", "#ffffff", `opacity=".12"`);

export const accessories = {
  trainer,
  runner,
  boot,
  derby,
  sandal,
  espadrille,
  "ankle-boot": ankleBoot,
  "flip-flop": flipFlop,
  "shoulder-bag": shoulderBag,
  backpack,
  "wash-bag": washBag,
  wallet,
  umbrella,
  sunglasses,
  "reading-glasses": readingGlasses,
  goggles,
  ring,
  necklace,
  earrings,
  bracelet,
  watch: watch(false),
  "fine-watch": watch(true),
  "sport-watch": sportWatch,
} satisfies Record<string, Product>;
