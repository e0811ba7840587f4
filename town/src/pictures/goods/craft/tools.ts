import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
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
} from "../kit.ts";

export const ash = "#d9b47c";

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
        `${times(
          46,
          (index) =>
            `${index ? "L" : "M"}${-330 + index * 11.1} ${40 + index * 1.09}l5.5 14l5.6 -13`,
        )}L180 90Z`,
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

export const tools = {
  hammer,
  screwdrivers,
  spanner,
  saw,
  toolbox,
  "tape-measure": tape,
  axe,
} satisfies Record<string, Product>;
