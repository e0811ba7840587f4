import { times } from "../../studio/paths.ts";
import { box, circle, cloth, darker, lighter, line, type Product, path, seam } from "../kit.ts";

const duvet: Product = (drawing, m) =>
  cloth(
    drawing,
    "M110 330Q130 300 200 300H620Q690 300 700 340L710 600Q700 660 640 660H170Q100 660 96 600Z",
    m,
  ) +
  line(
    "M100 400Q400 440 706 400M100 480Q400 520 706 480M100 560Q400 600 708 560",
    "#000000",
    7,
    `opacity=".12"`,
  ) +
  cloth(drawing, "M190 190Q400 160 610 190Q640 250 620 300Q400 330 180 300Q160 250 190 190Z", {
    ...m,
    colour: lighter(m.colour, 0.3),
  }) +
  seam("M210 206Q400 180 590 206", m.colour);

/** Drawn over a mattress, whose corner is still bare. */
const sheet: Product = (drawing, m) =>
  path(
    "M96 520L420 640L720 470V590L420 760L96 640Z",
    "#f4efe4",
    `stroke="#c9bfae" stroke-width="4"`,
  ) +
  seam("M96 580L420 700L720 530", "#c9bfae") +
  cloth(drawing, "M96 520L400 370L720 470V560Q640 590 600 650L420 740Q300 690 96 610Z", m) +
  path("M96 520L400 370L720 470L420 610Z", lighter(m.colour, 0.12)) +
  line("M96 520L420 610L720 470M420 610V740", darker(m.colour, 0.22), 5) +
  line(
    "M104 606q14 -30 0 -70M150 622q12 -40 -6 -82M560 668q-20 -40 -8 -92M600 648q-16 -40 0 -86",
    darker(m.colour, 0.25),
    5,
  );

const pillow: Product = (drawing, m) =>
  cloth(
    drawing,
    "M130 270Q250 300 400 290Q550 300 670 270Q700 280 690 330Q660 420 690 530Q700 590 670 600Q550 560 400 570Q250 560 130 600Q100 590 110 530Q140 420 110 330Q100 280 130 270Z",
    { ...m, design: m.design === 0 ? 0 : m.design },
  ) +
  line(
    "M160 300Q250 360 300 350M640 300Q560 360 500 350M160 560Q240 500 300 510",
    "#000000",
    8,
    `opacity=".12"`,
  );

const towel: Product = (drawing, m) =>
  cloth(drawing, "M170 300Q180 210 270 206H560Q640 210 640 290V600H170Z", m) +
  path("M170 300Q180 220 250 220Q310 226 310 300V600H170Z", darker(m.colour, 0.12)) +
  times(26, (index) => line(`M${176 + index * 18} 600v24`, m.colour, 8)) +
  box(312, 500, 328, 46, 0, m.accent, `opacity=".8"`);

const weave = (drawing: Parameters<Product>[0], d: string, colour: string) =>
  path(d, colour) +
  drawing.clipped(
    `<path d="${d}"/>`,
    times(13, (row) =>
      times(24, (index) =>
        box(
          index * 34 - (row % 2) * 17,
          200 + row * 40,
          32,
          34,
          14,
          index % 2 ? darker(colour, 0.16) : lighter(colour, 0.16),
        ),
      ),
    ),
  ) +
  path(
    d,
    drawing.linear("across", [
      [0, "#000000", 0.4],
      [0.3, "#ffffff", 0.14],
      [1, "#000000", 0.4],
    ]),
  );

const basket: Product = (drawing) =>
  weave(drawing, "M210 300H590L560 690H240Z", "#c08a4e") +
  box(196, 270, 408, 50, 24, "#a8733a") +
  path("M220 260Q300 220 400 250Q500 220 580 262Q580 290 400 292Q220 290 220 260Z", "#f3ead8") +
  line(
    "M200 380Q150 380 160 440Q176 470 212 450M600 380Q650 380 640 440Q624 470 588 450",
    "#8a5a2a",
    17,
  );

const bikeBasket: Product = (drawing) =>
  weave(drawing, "M150 330H650L590 640H210Z", "#c9965a") +
  box(136, 304, 528, 44, 22, "#a8733a") +
  box(280, 300, 36, 150, 8, "#6b4426") +
  box(484, 300, 36, 150, 8, "#6b4426") +
  circle(298, 420, 11, "#d9b767") +
  circle(502, 420, 11, "#d9b767");

export const bedding = {
  duvet,
  "fitted-sheet": sheet,
  pillow,
  towel,
  "laundry-basket": basket,
  "bike-basket": bikeBasket,
} satisfies Record<string, Product>;
