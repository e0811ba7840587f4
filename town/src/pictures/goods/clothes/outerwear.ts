import { times } from "../../studio/paths.ts";
import { box, circle, cloth, darker, lighter, line, type Product, path } from "../kit.ts";
import { buttons, collar, sleeves } from "./garment-details.ts";

const coat: Product = (drawing, material) =>
  cloth(
    drawing,
    "M290 120L168 186Q120 380 118 600L196 612L236 380L214 716Q400 740 586 716L564 380L604 612L682 600Q680 380 632 186L510 120Q400 180 290 120Z",
    material,
    material.design === 2,
  ) +
  path(
    "M292 122L400 380L330 420L246 180Z",
    lighter(material.colour, 0.1),
    `stroke="${darker(material.colour, 0.3)}" stroke-width="3"`,
  ) +
  path(
    "M508 122L400 380L470 420L554 180Z",
    lighter(material.colour, 0.06),
    `stroke="${darker(material.colour, 0.3)}" stroke-width="3"`,
  ) +
  path("M320 130Q400 180 480 130L400 360Z", darker(material.colour, 0.5)) +
  line("M400 380V726", darker(material.colour, 0.35), 5) +
  [440, 520, 600]
    .map(
      (y) =>
        circle(430, y, 11, darker(material.colour, 0.5)) +
        circle(372, y, 11, darker(material.colour, 0.5)),
    )
    .join("") +
  line("M262 540l70 10M538 540l-70 10", darker(material.colour, 0.35), 9);

const jacket: Product = (drawing, material) =>
  path(
    "M300 130Q320 70 400 70Q480 70 500 130Q470 210 400 214Q330 210 300 130Z",
    darker(material.colour, 0.2),
  ) +
  path(
    "M326 140Q340 100 400 100Q460 100 474 140Q450 196 400 198Q350 196 326 140Z",
    darker(material.colour, 0.5),
  ) +
  cloth(drawing, sleeves.long, { ...material, design: 0 }) +
  line("M400 214V680", material.accent, 8, `stroke-dasharray="6 5"`) +
  line("M400 214V680", darker(material.colour, 0.35), 3) +
  path(
    "M280 470l86 16v120l-86 -12ZM520 470l-86 16v120l86 -12Z",
    "#00000018",
    `stroke="${darker(material.colour, 0.3)}" stroke-width="4"`,
  ) +
  (material.design === 3
    ? path("M250 330Q400 370 550 330V300Q400 340 250 300Z", material.accent)
    : "") +
  line("M300 164Q400 236 500 164", darker(material.colour, 0.25), 16);

const overshirt: Product = (drawing, material) =>
  cloth(drawing, sleeves.long, { ...material, design: 0 }) +
  drawing.clipped(
    `<path d="${sleeves.long}"/>`,
    times(50, (index) => box(index * 16, 100, 6, 600, 0, "#0000001c")),
  ) +
  line("M400 240V676", darker(material.colour, 0.3), 4) +
  buttons(6, 280, 66, darker(material.colour, 0.5)) +
  collar(material.colour) +
  path(
    "M280 330h84v90q-42 18 -84 0ZM436 330h84v90q-42 18 -84 0Z",
    "#0000001a",
    `stroke="${darker(material.colour, 0.3)}" stroke-width="4"`,
  );

const bathrobe: Product = (drawing, material) =>
  cloth(
    drawing,
    "M290 110L170 176Q110 360 100 540L196 556L240 370L220 710Q400 736 580 710L560 370L604 556L700 540Q690 360 630 176L510 110Z",
    { ...material, design: 2 },
  ) +
  path("M290 110L420 420L396 720H330Q300 400 250 150Z", lighter(material.colour, 0.2)) +
  path("M510 110L404 380L440 440Q520 260 550 150Z", lighter(material.colour, 0.14)) +
  path("M236 420H564V462H236Z", darker(material.colour, 0.12)) +
  line("M420 440q30 60 20 150M400 440q-20 70 -40 130", darker(material.colour, 0.16), 18);

export const outerwear = {
  coat,
  jacket,
  overshirt,
  bathrobe,
} satisfies Record<string, Product>;
