import type { Random } from "../../../generate/random.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit, toasted } from "./body.ts";

/** A pepper that stands open, filled with rice. */
const pepper = (random: Random, color: string, dark: string, id: string) =>
  lit(
    shape(
      "M-130 -60C-170 60 -140 190 -70 196Q-40 214 0 198Q40 214 70 196C140 190 170 60 130 -60Z",
      color,
    ) + line("M-46 -40Q-70 80 -40 190M46 -40Q70 80 40 190", dark, 10, 'opacity=".5"'),
    id,
    { round: 30, gloss: 0.8, grain: 0.08, lift: 14 },
  ) +
  `<ellipse cy="-62" rx="132" ry="52" fill="${dark}"/>` +
  lit(
    repeat(70, () => {
      const [angle, away] = [random.next() * 6.283, Math.sqrt(random.next())];
      return moved(
        Math.cos(angle) * away * 112,
        -78 + Math.sin(angle) * away * 40,
        turned(
          random.between(0, 180),
          `<ellipse rx="15" ry="8" fill="${random.pick(["#fff7df", "#f3dfae", "#e2703c", "#c9a45a"])}"/>`,
        ),
      );
    }),
    `${id}r`,
    { round: 4, gloss: 0.2, grain: 0.3, lift: 4 },
  );

const stuffedPeppers: Body = (random) =>
  moved(-140, -70, pepper(random, "#d23a2a", "#8f1d14", "pep0")) +
  moved(140, -50, pepper(random, "#e9b22c", "#a8761a", "pep1")) +
  moved(0, 80, pepper(random, "#4f9a3f", "#2b6326", "pep2"));

/** Chips in a heap with cheese that has melted between them. */
const nachos: Body = (random) => {
  const heap = (count: number, reach: number, id: string) =>
    lit(
      repeat(count, () => {
        const [angle, away] = [random.next() * 6.283, Math.sqrt(random.next()) * reach];
        return moved(
          Math.cos(angle) * away,
          Math.sin(angle) * away,
          turned(
            random.between(0, 360),
            shape(
              "M-62 44Q0 60 62 44Q40 -20 4 -66Q-36 -20 -62 44Z",
              random.pick(["#eec052", "#e5b03e", "#f6d06c"]),
            ) + line("M-44 36Q0 46 44 36", "#b5802a", 5, 'opacity=".5"'),
          ),
        );
      }),
      id,
      { round: 6, gloss: 0.2, grain: 0.5, fine: 0.05, lift: 9 },
    );
  const cheese = repeat(9, () => {
    const [angle, away] = [random.next() * 6.283, Math.sqrt(random.next()) * 170];
    return moved(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      shape(blob(random, { radius: random.between(40, 66), uneven: 0.4, flat: 0.7 }), "#f5a01e"),
    );
  });
  return `${heap(34, 236, "nlow")}${lit(cheese, "nch", { round: 10, gloss: 0.7, grain: 0.1, lift: 2 })}${heap(12, 190, "nhigh")}`;
};

/** Mash drawn into ridges by a fork and browned. */
const mashTop: Body = (random, color) =>
  toasted("mash", "0 0 0 0 .5  0 0 0 0 .25  0 0 0 0 .05", random.between(1, 60), 0.02, "2.2 -1.1") +
  `<rect x="-298" y="-214" width="596" height="428" rx="46" fill="${color}"/>` +
  lit(
    `<g filter="url(#mash)"><path d="M-292 -196H292V120Q160 206 0 170Q-160 206 -292 150Z" fill="#f3dc98"/>${repeat(
      9,
      (row) =>
        line(
          `M-280 ${-176 + row * 38}${repeat(14, (index) => `q20 ${index % 2 ? 20 : -20} 40 0`)}`,
          row % 2 ? "#fbeebd" : "#dfb962",
          13,
        ),
    )}</g>`,
    "ridges",
    { round: 7, gloss: 0.2, grain: 0.5, lift: 3 },
  );

/** Sugar burnt to glass, cracked by a spoon. */
const brulee: Body = (random) =>
  toasted("burnt", "0 0 0 0 .22  0 0 0 0 .07  0 0 0 0 .01", 9, 0.016, "3.4 -1.5") +
  circle(0, 0, 196, "#f6e0a0") +
  lit(`<g filter="url(#burnt)">${circle(0, 0, 190, "#d8922c")}</g>`, "sugar", {
    round: 3,
    gloss: 1,
    grain: 0.5,
    fine: 0.02,
    lift: 0,
  }) +
  shape("M20 30L96 4L140 70L84 128L6 104Z", "#fbeec2") +
  line(
    "M20 30L-70 -30L-120 -10M20 30L-10 -96L30 -150M96 4L150 -60M140 70L182 80M84 128L90 176M6 104L-60 140",
    "#6b3208",
    5,
    'opacity=".7"',
  ) +
  repeat(30, () =>
    circle(random.between(-120, 60), random.between(-140, 40), 2, "#fff", 'opacity=".5"'),
  );

export const ovenBodies = {
  "stuffed peppers": stuffedPeppers,
  nachos,
  "mash top": mashTop,
  brulee,
} satisfies Record<string, Body>;
