import { box, darker, lighter, type Product, path } from "../kit.ts";

const giftBox: Product = (drawing, { colour, accent }) =>
  path("M600 330L660 300V620L600 670Z", darker(colour, 0.35)) +
  box(140, 330, 460, 340, 0, colour) +
  box(120, 270, 500, 80, 6, lighter(colour, 0.12)) +
  path("M620 270L674 246V322L620 350Z", darker(colour, 0.25)) +
  box(330, 270, 80, 400, 0, accent) +
  path(
    "M370 270C260 250 220 150 290 140C350 140 370 220 370 270C370 220 390 140 450 140C520 150 480 250 370 270Z",
    accent,
    `stroke="${darker(accent, 0.3)}" stroke-width="4"`,
  ) +
  box(
    140,
    330,
    460,
    340,
    0,
    drawing.linear("diagonal", [
      [0, "#ffffff", 0.24],
      [1, "#000000", 0.12],
    ]),
  );

export const gifts = {
  "gift-box": giftBox,
} satisfies Record<string, Product>;
