import { times } from "../../studio/paths.ts";
import { box, circle, cloth, darker, lighter, line, type Product, seam } from "../kit.ts";

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

export const dressesAndTrousers = {
  trousers,
  shorts,
  dress,
  "wrap-dress": wrapDress,
  swimsuit,
} satisfies Record<string, Product>;
