import { times } from "../studio/paths.ts";
import {
  box,
  circle,
  cloth,
  darker,
  lighter,
  line,
  mix,
  type Product,
  path,
  seam,
  solid,
} from "./kit.ts";

const sleeves = {
  short:
    "M270 168L120 262L168 372L246 330V664Q400 690 554 664V330L632 372L680 262L530 168Q400 236 270 168Z",
  long: "M276 160L150 230Q110 400 104 600L176 614L248 360V668Q400 690 552 668V360L624 614L696 600Q690 400 650 230L524 160Q400 226 276 160Z",
  none: "M290 150Q280 250 240 300V668Q400 690 560 668V300Q520 250 510 150L470 146Q400 250 330 146Z",
};
const neck = (colour: string) =>
  path("M276 164Q400 236 524 164Q470 214 400 216Q330 214 276 164Z", darker(colour, 0.34)) +
  line("M274 168Q400 244 526 168", darker(colour, 0.16), 11);
const buttons = (count: number, top: number, step: number, colour = "#f7f4ec") =>
  times(count, (index) =>
    circle(400, top + index * step, 7, colour, `stroke="#0003" stroke-width="2"`),
  );
const folds = line(
  "M300 640Q320 520 290 400M512 640Q492 540 516 420M360 300Q352 420 372 560",
  "#000000",
  6,
  `opacity=".08"`,
);
const collar = (colour: string) =>
  path(
    "M290 158L400 236L330 290L262 190Z",
    lighter(colour, 0.12),
    `stroke="${darker(colour, 0.3)}" stroke-width="3"`,
  ) +
  path(
    "M510 158L400 236L470 290L538 190Z",
    lighter(colour, 0.06),
    `stroke="${darker(colour, 0.3)}" stroke-width="3"`,
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
const trousers: Product = (drawing, material) =>
  cloth(
    drawing,
    "M266 110H534L566 400L578 716H450L410 330H390L350 716H222L234 400Z",
    material,
    false,
  ) +
  box(264, 106, 272, 40, 4, darker(material.colour, 0.18)) +
  circle(400, 126, 10, "#c9a56a") +
  line("M400 146V300Q392 330 380 340", darker(material.colour, 0.4), 4) +
  seam(
    "M396 150Q390 250 366 280M276 160Q320 180 330 240M524 160Q480 180 470 240M238 690h100M460 690h104",
    material.colour,
  ) +
  line("M300 300Q290 520 286 700M500 300Q510 520 514 700", "#ffffff", 14, `opacity=".1"`) +
  (material.design > 1
    ? line("M310 420q20 10 40 0M316 440q16 8 30 0", "#ffffff", 4, `opacity=".4"`)
    : "");
const shorts: Product = (drawing, material) =>
  cloth(
    drawing,
    "M210 220H590L640 590Q560 620 450 600L404 400L350 600Q240 620 160 590Z",
    material,
  ) +
  box(206, 212, 388, 52, 10, darker(material.colour, 0.16)) +
  line("M380 250q-10 60 -30 90M420 250q10 60 24 96", "#ffffff", 8) +
  seam("M170 566Q250 592 352 574M630 566Q550 592 448 574", material.colour);
const dress: Product = (drawing, material) =>
  cloth(
    drawing,
    "M320 90Q316 200 270 260Q300 320 296 370Q230 540 176 700Q400 760 624 700Q570 540 504 370Q500 320 530 260Q484 200 480 90L446 88Q400 210 354 88Z",
    material,
  ) +
  line("M296 372Q400 396 504 372", darker(material.colour, 0.3), 9) +
  line(
    "M320 400Q270 560 250 716M400 400V730M480 400Q530 560 550 716",
    "#000000",
    8,
    `opacity=".1"`,
  );
const wrapDress: Product = (drawing, material) =>
  cloth(
    drawing,
    "M290 100L180 160Q150 260 150 340L236 350L270 300Q300 350 296 380Q240 540 190 700Q400 756 610 700Q560 540 504 380Q500 350 530 300L564 350L650 340Q650 260 620 160L510 100L410 260Z",
    { ...material, design: 0 },
  ) +
  drawing.clipped(
    `<path d="M180 100H620V760H180Z"/>`,
    times(34, (index) => {
      const [x, y] = [220 + ((index * 137) % 370), 180 + ((index * 89) % 520)];
      return y < 400 && (x < 280 || x > 520)
        ? ""
        : times(5, (petal) =>
            circle(
              x + Math.cos(petal * 1.26) * 9,
              y + Math.sin(petal * 1.26) * 9,
              7,
              lighter(material.accent, 0.5),
            ),
          ) + circle(x, y, 5, material.accent);
    }),
  ) +
  line("M290 100L452 384M510 100L348 384", darker(material.colour, 0.3), 7) +
  line("M296 384Q400 408 504 384l30 90", darker(material.colour, 0.3), 10);
const swimsuit: Product = (drawing, material) =>
  cloth(
    drawing,
    "M246 220Q330 230 390 330Q330 380 230 360Q220 290 246 220ZM554 220Q470 230 410 330Q470 380 570 360Q580 290 554 220Z",
    material,
  ) +
  cloth(
    drawing,
    "M200 500Q400 540 600 500Q560 610 440 650Q400 664 360 650Q240 610 200 500Z",
    material,
  ) +
  line(
    "M246 220Q280 130 300 110M554 220Q520 130 500 110M390 330Q400 336 410 330M230 350l-50 20M570 350l50 20",
    darker(material.colour, 0.15),
    9,
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

export const clothes = {
  "t-shirt": tShirt,
  "sailor-top": sailor,
  shirt,
  blouse,
  jumper,
  coat,
  jacket,
  overshirt,
  trousers,
  shorts,
  dress,
  "wrap-dress": wrapDress,
  swimsuit,
  bathrobe,
  scarf,
  gloves,
  "work-gloves": workGloves,
  socks,
  bodysuits,
  cap,
  "straw-hat": strawHat,
  "sun-hat": sunHat,
} satisfies Record<string, Product>;
