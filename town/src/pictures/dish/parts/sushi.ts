import { circle, line, moved, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";

/** A roll of rice and seaweed, seen from above, with its filling. */
function maki(filling: string, rim = "#18231d"): Part {
  return {
    radius: 60,
    count: 6,
    round: 6,
    gloss: 0.3,
    grain: 0.3,
    lift: 10,
    shape: (random) =>
      circle(0, 0, 58, rim) +
      circle(0, 0, 51, "#fbf8ef") +
      repeat(40, () =>
        moved(
          random.between(-36, 36),
          random.between(-36, 36),
          `<ellipse rx="7" ry="4" fill="#e9e2cf" transform="rotate(${random.between(0, 180)})"/>`,
        ),
      ) +
      circle(0, 0, 27, filling) +
      line("M-16 -8Q0 -16 14 -6", "#fff", 5, 'opacity=".35"'),
  };
}

/** A slice on a ball of rice. */
function nigiri(slice: string, stripe: string): Part {
  return {
    radius: 108,
    count: 2,
    round: 12,
    gloss: 0.6,
    grain: 0.3,
    lift: 12,
    shape: (random) =>
      shape("M-92 4C-94 -40 94 -40 92 4C94 62 -94 62 -92 4Z", "#f4eddb") +
      repeat(60, () =>
        moved(
          random.between(-78, 78),
          random.between(14, 46),
          `<ellipse rx="9" ry="4.5" fill="${random.pick(["#fffdf6", "#fbf6e8", "#e9dfc8"])}" transform="rotate(${random.between(0, 180)})"/>`,
        ),
      ) +
      shape(
        "M-110 -8C-104 -56 100 -58 110 -14C112 10 96 18 76 16C20 26 -60 28 -92 20C-106 16 -112 4 -110 -8Z",
        slice,
      ) +
      repeat(6, (index) =>
        line(`M${-82 + index * 32} -38q-16 26 2 50`, stripe, 4.5, 'opacity=".85"'),
      ) +
      line("M-84 -28Q0 -50 84 -32", "#fff", 6, 'opacity=".35"'),
  };
}

export const fishSushi = {
  "salmon maki": maki("#f2825a"),
  "tuna maki": maki("#b8293f"),
  "prawn maki": maki("#f7b08c", "#d9a04a"),
  "crab maki": maki("#e9724e", "#efe3c4"),
  "salmon nigiri": nigiri("#f2855d", "#fbd0b8"),
  "tuna nigiri": nigiri("#b52a40", "#d4606e"),
  "eel nigiri": nigiri("#7a4322", "#4c2511"),
} satisfies Record<string, Part>;

export const plantSushi = {
  "cucumber maki": maki("#a9cf72"),
  "avocado maki": maki("#b9c955"),
} satisfies Record<string, Part>;
