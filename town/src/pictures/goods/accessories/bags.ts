import {
  box,
  boxPath,
  circle,
  cloth,
  darker,
  lighter,
  line,
  type Product,
  path,
  seam,
  solid,
} from "../kit.ts";

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

export const bags = {
  "shoulder-bag": shoulderBag,
  backpack,
  "wash-bag": washBag,
  wallet,
  umbrella,
} satisfies Record<string, Product>;
