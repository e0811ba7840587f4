import { around, blob, closed, moved, repeat, shape, specks, turned } from "../shapes.ts";
import { type Body, lit, toasted } from "./body.ts";

const doughy = (path: string, color: string, seed: number, round = 12) =>
  toasted("toast", undefined, seed) +
  lit(
    `<g filter="url(#toast)">${shape(path, color)}</g>`,
    "dough",
    { round, gloss: 0.12, grain: 0.3, fine: 0.014, lift: 16 },
    seed,
  );

const pizza: Body = (random, color) => {
  const seed = random.between(1, 90);
  const isWhite = color === "#f7edd4" || color === "#e6d3b0";
  return (
    doughy(blob(random, { radius: 322, count: 20, uneven: 0.022 }), "#dfa75d", seed, 20) +
    lit(
      shape(blob(random, { radius: 272, count: 26, uneven: 0.03 }), color),
      "sauce",
      { round: 6, gloss: 0.5, grain: 0.8, fine: 0.05, lift: 0 },
      seed,
    ) +
    toasted("baked", "0 0 0 0 .62  0 0 0 0 .3  0 0 0 0 .06", seed + 1, 0.022) +
    lit(
      `<g filter="url(#baked)" opacity="${isWhite ? 0.95 : 0.9}">${repeat(isWhite ? 46 : 30, () => {
        const angle = random.next() * 6.283;
        const length = Math.sqrt(random.next()) * 232;
        return moved(
          Math.cos(angle) * length,
          Math.sin(angle) * length,
          shape(
            blob(random, { radius: 30 + random.next() * 34, count: 9, uneven: 0.3 }),
            random.pick(["#f7dc96", "#f3cf7d", "#fbe7b4"]),
          ),
        );
      })}</g>`,
      "cheese",
      { round: 7, gloss: 0.45, grain: 0.5, fine: 0.03, lift: 2 },
      seed,
    )
  );
};

const bare: Body = (random, color) =>
  doughy(blob(random, { radius: 322, count: 20, uneven: 0.022 }), "#dfa75d", 5, 20) +
  lit(shape(blob(random, { radius: 270, count: 26, uneven: 0.035 }), color), "sauce", {
    round: 6,
    gloss: 0.6,
    grain: 0.9,
    fine: 0.04,
    lift: 0,
  });

const galette: Body = (random, color) => {
  const tilt = random.between(-14, 14);
  const square = "M-250 -235L235 -255L255 240L-238 250Z";
  return turned(
    tilt,
    toasted("toast", "0 0 0 0 .16  0 0 0 0 .08  0 0 0 0 .03", random.between(1, 50), 0.045) +
      lit(
        `<g filter="url(#toast)">${shape(square, color, 'stroke-linejoin="round"')}</g>`,
        "fold",
        { round: 8, gloss: 0.2, grain: 0.6, fine: 0.03, lift: 14 },
      ) +
      lit(shape("M-150 -30L-10 -168L160 -20L20 160Z", "#f6dfa0"), "cheese", {
        round: 10,
        gloss: 0.4,
        grain: 0.7,
        fine: 0.03,
        lift: 0,
      }) +
      lit(
        `<g filter="url(#toast)">${shape("M-250 -235L10 -246L-130 -30L-244 20Z", color)}${shape("M235 -255L10 -246L150 -40L246 0Z", color)}${shape("M255 240L246 0L140 -10L20 150L40 246Z", color)}${shape("M-238 250L40 246L10 140L-140 -20L-244 20Z", color)}</g>`,
        "folds",
        { round: 7, gloss: 0.2, grain: 0.6, fine: 0.03, lift: 9 },
      ),
  );
};

const crepe: Body = (random) =>
  turned(
    random.between(-20, 20),
    toasted("toast", "0 0 0 0 .55  0 0 0 0 .27  0 0 0 0 .06", random.between(1, 50), 0.05) +
      [0, 1, 2]
        .map((fold) =>
          lit(
            `<g filter="url(#toast)">${turned(fold * 9 - 9, shape("M-210 -150Q0 -250 215 -140Q150 90 10 235Q-150 90 -210 -150Z", "#efc878"))}</g>`,
            `fold${fold}`,
            { round: 8, gloss: 0.25, grain: 0.5, fine: 0.03, lift: 9 },
          ),
        )
        .join(""),
  );

const flatbread: Body = (random, color) =>
  turned(
    random.between(-30, 30),
    doughy(
      closed(around(random, { radius: 305, count: 14, uneven: 0.06, flat: 0.8 })),
      color,
      random.between(1, 60),
    ) + specks(random, { radius: 210, count: 22, size: 13, fill: "#6b3a14", opacity: 0.5 }),
  );

export const doughBodies = {
  pizza,
  bare,
  galette,
  crepe,
  flatbread,
} satisfies Record<string, Body>;
