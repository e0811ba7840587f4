import { at, times } from "../../studio/paths.ts";
import { box, boxPath, circle, darker, lighter, line, type Product, path, turned } from "../kit.ts";

const mug = (
  drawing: Parameters<Product>[0],
  colour: string,
  x: number,
  y: number,
  scale: number,
) =>
  at(
    x,
    y,
    `<path d="M96 -60Q190 -80 190 10Q180 90 86 84" fill="none" stroke="${darker(colour, 0.12)}" stroke-width="30"/>` +
      turned(drawing, "M-110 -110H110L100 110Q96 134 70 136H-70Q-96 134 -100 110Z", colour) +
      `<ellipse cy="-110" rx="110" ry="24" fill="${darker(colour, 0.35)}"/><ellipse cy="-104" rx="96" ry="17" fill="#4a2c18"/>`,
    0,
    scale,
  );

const mugs: Product = (drawing, { colour, accent, design }) =>
  mug(drawing, design % 2 ? lighter(colour, 0.2) : colour, 250, 330, 0.86) +
  mug(drawing, accent, 520, 330, 0.86) +
  mug(drawing, colour, 270, 560, 1) +
  mug(drawing, lighter(colour, 0.35), 560, 560, 1);

const bowls: Product = (drawing, { colour, accent }) =>
  [0, 1, 2, 3]
    .map((index) => {
      const tone = [colour, lighter(colour, 0.25), accent, lighter(colour, 0.5)][index] ?? colour;
      return at(
        400,
        640 - index * 96,
        turned(drawing, "M-230 -70H230Q210 40 90 50H-90Q-210 40 -230 -70Z", tone) +
          (index === 3
            ? `<ellipse cy="-70" rx="230" ry="52" fill="${lighter(tone, 0.2)}"/><ellipse cy="-64" rx="204" ry="40" fill="${darker(tone, 0.14)}"/>`
            : `<ellipse cy="-70" rx="230" ry="24" fill="${darker(tone, 0.2)}"/>`),
      );
    })
    .join("");

const plates: Product = (drawing, { colour, accent, design }) =>
  times(
    5,
    (index) =>
      `<ellipse cx="400" cy="${660 - index * 20}" rx="${250 - index * 2}" ry="60" fill="${index % 2 ? darker(colour, 0.08) : darker(colour, 0.16)}"/>`,
  ) +
  circle(
    400,
    340,
    270,
    drawing.radial(
      [
        [0, lighter(colour, 0.3)],
        [0.75, colour],
        [1, darker(colour, 0.16)],
      ],
      0.4,
      0.35,
      0.7,
    ),
    `stroke="${darker(colour, 0.25)}" stroke-width="2"`,
  ) +
  circle(400, 340, 186, "none", `stroke="#000" stroke-opacity=".12" stroke-width="6"`) +
  circle(400, 340, 246, "none", `stroke="${accent}" stroke-width="${design % 2 ? 5 : 12}"`);

const wineGlasses: Product = (drawing) =>
  [260, 540, 400]
    .map((x, index) =>
      at(
        x,
        400 + (index === 2 ? 30 : -10),
        path(
          "M-90 -250Q-120 -60 -20 20V210H-70Q-90 230 0 236Q90 230 70 210H20V20Q120 -60 90 -250Z",
          "#e8f0f3",
          `fill-opacity=".55" stroke="#b9c9d1" stroke-width="4"`,
        ) +
          path(
            "M-102 -110Q0 -90 102 -110Q96 -20 0 14Q-96 -20 -102 -110Z",
            drawing.linear("across", [
              [0, "#7d1a33"],
              [0.4, "#a32f4a"],
              [1, "#5a0f22"],
            ]),
          ) +
          line("M-70 -220Q-90 -100 -50 -20", "#ffffff", 12, `opacity=".7"`),
      ),
    )
    .join("");

const jars: Product = () =>
  (
    [
      [210, 0.8, "#e2bf7c"],
      [590, 0.9, "#8a2a34"],
      [400, 1.05, "#efdcb4"],
    ] as const
  )
    .map(([x, scale, content]) =>
      at(
        x,
        690,
        path(
          boxPath(-110, -360, 220, 360, 40),
          "#dfeaf0",
          `fill-opacity=".6" stroke="#b3c6d0" stroke-width="5"`,
        ) +
          path("M-100 -220Q0 -250 100 -220V-40Q100 -8 70 -8H-70Q-100 -8 -100 -40Z", content) +
          times(50, (index) =>
            circle(-84 + ((index * 37) % 170), -30 - ((index * 53) % 180), 9, "#00000018"),
          ) +
          box(-120, -400, 240, 56, 12, "#d6a86a") +
          line("M-130 -340H130", "#9aa1a9", 8) +
          line("M-80 -330V-40", "#ffffff", 14, `opacity=".6"`),
        0,
        scale,
      ),
    )
    .join("");

export const tableware = {
  mugs,
  bowls,
  plates,
  "wine-glasses": wineGlasses,
  jars,
} satisfies Record<string, Product>;
