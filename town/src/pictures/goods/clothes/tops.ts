import { times } from "../../studio/paths.ts";
import { box, circle, cloth, darker, lighter, line, type Product, path, seam } from "../kit.ts";
import { buttons, collar, sleeves } from "./garment-details.ts";

const neck = (colour: string) =>
  path("M276 164Q400 236 524 164Q470 214 400 216Q330 214 276 164Z", darker(colour, 0.34)) +
  line("M274 168Q400 244 526 168", darker(colour, 0.16), 11);

const folds = line(
  "M300 640Q320 520 290 400M512 640Q492 540 516 420M360 300Q352 420 372 560",
  "#000000",
  6,
  `opacity=".08"`,
);

const tShirt: Product = (drawing, material) =>
  cloth(drawing, sleeves.short, material, material.design > 0) +
  neck(material.colour) +
  seam("M246 642Q400 668 554 642M136 348L178 356M664 348L622 356", material.colour) +
  folds;

const sailor: Product = (drawing, material) =>
  cloth(drawing, sleeves.long, { ...material, colour: "#f6f3ea", design: 0 }) +
  drawing.clipped(
    `<path d="${sleeves.long}"/>`,
    times(
      13,
      (index) =>
        `<rect y="${260 + index * 32}" width="800" height="13" fill="${material.colour}"/>`,
    ),
  ) +
  neck("#f6f3ea") +
  folds;

const shirt: Product = (drawing, material) =>
  cloth(drawing, sleeves.long, material) +
  path("M372 232H428V672H372Z", lighter(material.colour, 0.06), `opacity=".6"`) +
  line("M428 240V672", darker(material.colour, 0.3), 3) +
  buttons(7, 276, 58) +
  collar(material.colour) +
  path(
    "M450 320h76v74q-38 18 -76 0Z",
    "#00000014",
    `stroke="${darker(material.colour, 0.25)}" stroke-width="3"`,
  ) +
  folds;

const blouse: Product = (drawing, material) =>
  cloth(
    drawing,
    "M290 150Q200 170 150 250Q110 380 96 520Q150 560 214 540L252 380Q250 520 226 676Q400 706 574 676Q550 520 548 380L586 540Q650 560 704 520Q690 380 650 250Q600 170 510 150Q400 300 290 150Z",
    material,
  ) +
  line("M290 150Q400 306 510 150", darker(material.colour, 0.2), 9) +
  line(
    "M400 256V420M360 330Q400 300 440 330M250 300Q320 340 300 470M550 300Q480 340 500 470",
    darker(material.colour, 0.25),
    4,
    `opacity=".7"`,
  ) +
  folds;

const jumper: Product = (drawing, material) =>
  cloth(drawing, sleeves.long, material) +
  drawing.clipped(
    `<path d="${sleeves.long}"/>`,
    times(40, (index) =>
      line(
        `M${index * 20} 140l9 12l9 -12M${index * 20} 200l9 12l9 -12M${index * 20} 260l9 12l9 -12M${index * 20} 320l9 12l9 -12M${index * 20} 380l9 12l9 -12M${index * 20} 440l9 12l9 -12M${index * 20} 500l9 12l9 -12M${index * 20} 560l9 12l9 -12`,
        "#000000",
        3,
        `opacity=".12"`,
      ),
    ) +
      box(240, 628, 320, 60, 0, "#0002") +
      box(96, 574, 100, 44, 0, "#0002") +
      box(610, 574, 100, 44, 0, "#0002"),
  ) +
  line("M276 164Q400 244 524 164", darker(material.colour, 0.2), 24) +
  folds;

const bodysuits: Product = (drawing, material) =>
  (
    [
      [-90, "#fbf6ea"],
      [110, material.colour],
    ] as const
  )
    .map(
      ([x, colour]) =>
        `<g transform="translate(${x} ${x / 3}) scale(.86) translate(60 60)">${cloth(drawing, "M300 150L190 210L222 300L280 276V500Q300 600 370 640H430Q500 600 520 500V276L578 300L610 210L500 150Q400 220 300 150Z", { ...material, colour })}${line("M296 152Q400 228 504 152", darker(colour, 0.2), 10)}${[370, 400, 430].map((at) => circle(at, 626, 7, "#c9c2b4")).join("")}</g>`,
    )
    .join("");

export const tops = {
  "t-shirt": tShirt,
  "sailor-top": sailor,
  shirt,
  blouse,
  jumper,
  bodysuits,
} satisfies Record<string, Product>;
