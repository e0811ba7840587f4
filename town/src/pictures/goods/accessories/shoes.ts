import { at, times } from "../../studio/paths.ts";
import {
  box,
  circle,
  cloth,
  darker,
  discPath,
  line,
  type Product,
  path,
  seam,
  solid,
} from "../kit.ts";

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

export const shoes = {
  trainer,
  runner,
  boot,
  derby,
  sandal,
  espadrille,
  "ankle-boot": ankleBoot,
  "flip-flop": flipFlop,
} satisfies Record<string, Product>;
