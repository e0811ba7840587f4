import type { Random } from "../../../generate/random.ts";
import { circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";

/** Steamed or fried on one side, pinched along the top. */
const dumpling = (random: Random, id: string, isSteamed: boolean, dough = "#f6eedd") =>
  lit(
    isSteamed
      ? shape(
          "M-92 30Q-104 -50 -30 -72Q-10 -104 6 -74Q30 -104 40 -66Q104 -46 92 30Q60 78 0 78Q-60 78 -92 30Z",
          dough,
        )
      : shape("M-124 24Q-112 -64 0 -70Q112 -64 124 24Q60 62 0 60Q-60 62 -124 24Z", "#f4e7c9"),
    id,
    { round: 22, gloss: 0.45, grain: 0.12, lift: 10 },
  ) +
  (isSteamed
    ? repeat(8, (index) =>
        line(
          `M0 -66Q${-50 + index * 14} -40 ${-78 + index * 22} ${10 + ((index * 7) % 12)}`,
          "#cdbf9f",
          4,
          'opacity=".8"',
        ),
      )
    : repeat(8, (index) =>
        line(
          `M${-84 + index * 24} -56q6 16 ${2 + random.between(-2, 2)} 34`,
          "#cdb88c",
          6,
          'opacity=".9"',
        ),
      ) + shape("M-118 30Q0 6 118 30Q60 64 0 62Q-60 64 -118 30Z", "#b9752a", 'opacity=".75"'));

const gyozas: Body = (random) =>
  repeat(5, (index) =>
    moved(
      -120 + (index % 2) * 214,
      -190 + index * 92,
      turned(-12, dumpling(random, `gy${index}`, false)),
    ),
  );

const steamer =
  (count: number): Body =>
  (random, color) =>
    lit(circle(0, 0, 330, "#b98b50"), "bamboo", { round: 8, gloss: 0.2, grain: 0.4, lift: 16 }) +
    circle(0, 0, 292, "#8a6030") +
    circle(0, 0, 284, "#e3c88f") +
    repeat(13, (index) => line(`M${-270 + index * 45} -120V120`, "#c4a262", 10, 'opacity=".6"')) +
    repeat(count, (index) => {
      const angle = (index / count) * 6.283 - 1.57;
      return moved(
        Math.cos(angle) * (count > 4 ? 172 : 140),
        Math.sin(angle) * (count > 4 ? 172 : 140),
        dumpling(random, `st${index}`, true, color),
      );
    });

export const dumplingBodies = {
  gyozas,
  "six in a steamer": steamer(6),
  "four in a steamer": steamer(4),
} satisfies Record<string, Body>;
