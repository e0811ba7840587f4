import { inkOn } from "../../studio/colour.ts";
import { times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import { box, boxPath, circle, line, type Product, path, solid } from "../kit.ts";

const covers = [
  ({ accent }: { accent: string }) =>
    path("M180 560Q300 480 400 540T620 500V720H180Z", accent) + circle(500, 440, 46, "#fbe3a0"),
  ({ accent }: { accent: string }) =>
    times(7, (index) =>
      line(`M180 ${430 + index * 40}q55 -34 110 0t110 0t110 0t110 0`, accent, 12),
    ),
  ({ accent }: { accent: string }) =>
    circle(400, 560, 130, accent) +
    circle(400, 560, 90, "#ffffff55") +
    circle(400, 560, 46, accent),
  ({ accent }: { accent: string }) =>
    path("M180 720L320 450L420 600L500 500L620 720Z", accent) +
    path("M320 450L290 510L330 500L350 516Z", "#ffffff"),
];

const book: Product = (drawing, m) => {
  const ink = inkOn(m.colour);
  const cover = boxPath(180, 90, 440, 630, 6);
  return (
    path("M620 100L656 124V744L620 720Z", "#efe6d2") +
    times(6, (index) =>
      line(`M${626 + index * 5} ${106 + index * 4}V${726 + index * 4}`, "#cdbf9f", 2),
    ) +
    path("M180 720L216 744H656L620 720Z", "#d9ccb0") +
    path(cover, m.colour) +
    drawing.clipped(`<path d="${cover}"/>`, (covers[m.design % 4] ?? covers[0])?.(m) ?? "") +
    textIn(
      m.title,
      { x: 214, y: 130, width: 372, height: 210 },
      { colour: ink, size: 62, weight: 800 },
    ) +
    box(214, 356, 90, 7, 3, m.accent) +
    textIn(
      m.subtitle,
      { x: 214, y: 376, width: 372, height: 32 },
      { colour: ink, size: 28, weight: 500, anchor: "start", lines: 1 },
    ) +
    box(180, 90, 22, 630, 4, "#00000030") +
    path(
      cover,
      drawing.linear("across", [
        [0, "#ffffff", 0.3],
        [0.06, "#ffffff", 0],
        [0.5, "#ffffff", 0.1],
        [1, "#000000", 0.14],
      ]),
    )
  );
};

const notebook: Product = (drawing, m) =>
  path("M600 110L640 130V730L600 716Z", "#f3ead6") +
  solid(drawing, boxPath(190, 96, 420, 624, 26), m.colour) +
  box(190, 96, 40, 624, 10, "#00000022") +
  box(540, 96, 20, 624, 0, m.accent) +
  box(300, 250, 190, 110, 6, "#fbf7ec") +
  times(3, (index) => line(`M324 ${280 + index * 26}H466`, "#b9ae98", 4)) +
  line("M420 716V770", m.accent, 9);

const diary: Product = (drawing, m) =>
  solid(drawing, boxPath(180, 110, 440, 600, 30), m.colour) +
  times(
    12,
    (index) =>
      `<rect x="150" y="${150 + index * 46}" width="60" height="17" rx="8" fill="#c9cdd2" stroke="#8a9098" stroke-width="2"/>`,
  ) +
  textIn(
    "2027",
    { x: 260, y: 220, width: 300, height: 110 },
    { colour: inkOn(m.colour), size: 110, weight: 800 },
  ) +
  box(290, 370, 240, 8, 4, m.accent) +
  times(28, (index) =>
    box(
      280 + (index % 7) * 38,
      430 + Math.floor(index / 7) * 48,
      28,
      28,
      6,
      index === 11 ? m.accent : "#ffffff55",
    ),
  );

export const books = {
  book,
  notebook,
  diary,
} satisfies Record<string, Product>;
