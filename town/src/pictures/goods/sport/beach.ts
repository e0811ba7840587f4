import { at, times } from "../../studio/paths.ts";
import { box, circle, cloth, lighter, line, type Product, path } from "../kit.ts";

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

export const beach = {
  surfboard,
  snorkel,
  "beach-towel": beachTowel,
  parasol,
  "life-vest": lifeVest,
  kite,
} satisfies Record<string, Product>;
