import { times } from "../../studio/paths.ts";
import { box, circle, cloth, darker, lighter, line, type Product, path } from "../kit.ts";
import { buttons, collar, sleeves } from "./garment-details.ts";

const coat: Product = (drawing, material) =>
  cloth(
    drawing,
    "M318 70L214 122Q170 290 166 470L232 480L262 300L196 730Q400 762 604 730L538 300L568 480L634 470Q630 290 586 122L482 70Q400 120 318 70Z",
    material,
    material.design === 2,
  ) +
  path(
    "M320 72L400 300L340 340L276 124Z",
    lighter(material.colour, 0.1),
    `stroke="${darker(material.colour, 0.3)}" stroke-width="3"`,
  ) +
  path(
    "M480 72L400 300L460 340L524 124Z",
    lighter(material.colour, 0.06),
    `stroke="${darker(material.colour, 0.3)}" stroke-width="3"`,
  ) +
  path("M342 80Q400 118 458 80L400 284Z", darker(material.colour, 0.5)) +
  line("M400 300V742", darker(material.colour, 0.35), 5) +
  [360, 440, 520]
    .map(
      (y) =>
        circle(430, y, 11, darker(material.colour, 0.5)) +
        circle(372, y, 11, darker(material.colour, 0.5)),
    )
    .join("") +
  line("M262 470l66 10M538 470l-66 10", darker(material.colour, 0.35), 9);

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
