import { times } from "../../studio/paths.ts";
import { box, circle, cloth, darker, line, mix, type Product, path, seam, solid } from "../kit.ts";

const scarf: Product = (drawing, material) =>
  cloth(
    drawing,
    "M220 180Q400 90 580 180Q640 260 560 330Q520 300 460 330L520 690Q450 720 400 690L380 360L330 640Q270 660 220 630L300 330Q240 330 210 290Q180 230 220 180Z",
    material,
  ) +
  line(
    "M250 200Q400 130 560 210M270 270Q400 210 540 290M420 380Q440 520 450 680M320 380Q300 500 270 620",
    darker(material.colour, 0.3),
    5,
    `opacity=".5"`,
  ) +
  line(
    "M404 690v24M430 696v24M460 698v24M490 694v24M228 632v22M254 640v22M284 642v22M310 640v22",
    darker(material.colour, 0.1),
    5,
  );

const gloves: Product = (drawing, material) =>
  [230, 470]
    .map(
      (x, index) =>
        `<g transform="translate(${x} 0)${index ? " translate(100 0) scale(-1 1)" : ""}">${cloth(drawing, "M-60 600V360Q-76 240 -50 190Q-36 170 -24 190L-18 300L-6 150Q4 120 22 150L28 300L42 160Q54 136 70 162L70 320L86 230Q102 210 114 236Q118 330 108 400L150 340Q180 330 184 360Q150 440 110 500V600Z", material, material.design > 1)}${box(-66, 580, 184, 90, 10, darker(material.colour, 0.2))}${times(9, (rib) => line(`M${-54 + rib * 20} 586V664`, "#000000", 4, `opacity=".15"`))}</g>`,
    )
    .join("");

const workGloves: Product = (drawing, material) =>
  gloves(drawing, { ...material, design: 0 }) +
  [230, 470]
    .map(
      (x, index) =>
        `<g transform="translate(${x} 0)${index ? " translate(100 0) scale(-1 1)" : ""}">${path("M-56 480Q20 440 106 480V570H-56Z", material.accent, `opacity=".85"`)}${path("M-50 190Q-36 170 -24 190L-22 250H-52ZM-6 150Q4 120 22 150L24 220H-8ZM42 160Q54 136 70 162V226H40Z", material.accent, `opacity=".85"`)}</g>`,
    )
    .join("");

const socks: Product = (drawing, material) =>
  [0, 1, 2]
    .map(
      (index) =>
        `<g transform="translate(${index * 120 - 120} ${index * 34 - 30})">${cloth(drawing, "M330 130H460V420Q470 500 540 540Q610 580 590 640Q560 690 470 670Q360 640 330 520Z", { ...material, colour: [material.colour, material.accent, mix(material.colour, "#ffffff", 0.6)][index] ?? material.colour, design: index })}${box(326, 124, 138, 50, 10, "#ffffff66")}</g>`,
    )
    .join("");

const cap: Product = (drawing, material) =>
  cloth(
    drawing,
    "M190 450Q180 240 400 226Q620 240 610 450Q400 400 190 450Z",
    material,
    material.design > 1,
  ) +
  solid(
    drawing,
    "M190 446Q400 396 610 446Q720 470 740 540Q560 500 400 500Q240 500 160 520Q160 470 190 446Z",
    darker(material.colour, 0.12),
  ) +
  circle(400, 230, 14, darker(material.colour, 0.2)) +
  seam("M400 240V410M290 252Q260 330 262 430M510 252Q540 330 538 430", material.colour) +
  circle(400, 350, 40, material.accent) +
  line("M384 352l12 14l22 -28", "#ffffff", 8);

const strawHat: Product = (drawing, material) =>
  path("M60 540Q80 450 400 440Q720 450 740 540Q700 620 400 620Q100 620 60 540Z", "#d9b46a") +
  drawing.clipped(
    `<path d="M60 540Q80 450 400 440Q720 450 740 540Q700 620 400 620Q100 620 60 540Z"/>`,
    times(
      11,
      (index) =>
        `<ellipse cx="400" cy="520" rx="${120 + index * 24}" ry="${30 + index * 8}" fill="none" stroke="#a8803a" stroke-width="4" opacity=".6"/>`,
    ),
  ) +
  solid(drawing, "M240 520Q230 260 400 250Q570 260 560 520Q400 560 240 520Z", "#e6c47e") +
  times(8, (index) =>
    line(
      `M${238 + index * 4} ${500 - index * 30}Q400 ${540 - index * 30} ${562 - index * 4} ${500 - index * 30}`,
      "#a8803a",
      3,
      `opacity=".5"`,
    ),
  ) +
  path("M238 456Q400 500 562 456V520Q400 562 240 520Z", material.colour) +
  line("M520 500l60 40M520 508l40 60", material.colour, 20);

const sunHat: Product = (drawing, material) =>
  cloth(
    drawing,
    "M130 560Q180 470 230 440Q240 250 400 240Q560 250 570 440Q620 470 670 560Q540 620 400 620Q260 620 130 560Z",
    material,
  ) +
  line("M230 440Q400 490 570 440", darker(material.colour, 0.25), 8) +
  seam("M170 546Q400 606 630 546", material.colour);

export const hatsAndGloves = {
  scarf,
  gloves,
  "work-gloves": workGloves,
  socks,
  cap,
  "straw-hat": strawHat,
  "sun-hat": sunHat,
} satisfies Record<string, Product>;
