import type { Random } from "../../../generate/random.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit, toasted } from "./body.ts";

/** Sauce that has simmered: uneven, with pools of fat and specks of spice. */
const thickSauce: Body = (random, color) => {
  const scatter = (reach: number) => {
    const [angle, length] = [random.next() * 6.283, Math.sqrt(random.next()) * reach];
    return [Math.cos(angle) * length, Math.sin(angle) * length] as const;
  };
  const ripples = repeat(26, () => {
    const [x, y] = scatter(212);
    return moved(
      x,
      y,
      shape(blob(random, { radius: 26 + random.next() * 44, uneven: 0.3 }), color),
    );
  });
  const pools = repeat(18, () => {
    const [x, y] = scatter(262);
    const pool = blob(random, { radius: 6 + random.next() * 15, uneven: 0.25 });
    return moved(x, y, shape(pool, random.pick(["#e8891c", "#c8501a", "#f0b04a"]), 'opacity=".3"'));
  });
  const spices = repeat(90, () => {
    const [x, y] = scatter(280);
    return circle(
      x,
      y,
      1.2 + random.next() * 2,
      random.pick(["#3a1a08", "#7a3a10"]),
      'opacity=".4"',
    );
  });
  return `<radialGradient id="deep" cx=".42" cy=".38" r=".72"><stop offset="0" stop-color="#fff1d0" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0a02" stop-opacity=".55"/></radialGradient>
  ${circle(0, 0, 300, color)}${lit(ripples, "ripples", { round: 11, gloss: 0.55, grain: 0.7, fine: 0.02, lift: 0 }, random.between(1, 60))}${pools}${spices}
  ${circle(0, 0, 300, "url(#deep)")}${circle(0, 0, 298, "none", 'stroke="#fff" stroke-opacity=".22" stroke-width="3"')}`;
};

export const liquid: (radius: number) => Body = (radius) => (random, color) =>
  `<radialGradient id="broth" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0a02" stop-opacity=".45"/></radialGradient>
  ${lit(circle(0, 0, radius, color), "broth1", { round: 3, gloss: 0.35, grain: 0.4, fine: 0.02, lift: 0 }, random.between(1, 60))}
  ${circle(0, 0, radius, "url(#broth)")}${circle(0, 0, radius - 2, "none", 'stroke="#fff" stroke-opacity=".3" stroke-width="3"')}
  ${repeat(16, () => circle(random.between(-radius, radius) * 0.65, random.between(-radius, radius) * 0.65, 4 + random.next() * 12, "#fff1c4", 'opacity=".22"'))}`;

const puree: Body = (random, color) =>
  lit(
    shape(blob(random, { radius: 268, count: 14, uneven: 0.04 }), color) +
      line(
        `M0 0${repeat(60, (i) => `L${(Math.cos(i * 0.42) * (12 + i * 3.9)).toFixed(1)} ${(Math.sin(i * 0.42) * (12 + i * 3.9)).toFixed(1)}`)}`,
        "#ffffff",
        13,
        'opacity=".25"',
      ) +
      line(
        `M6 14${repeat(60, (i) => `L${(Math.cos(i * 0.42) * (12 + i * 3.9) + 8).toFixed(1)} ${(Math.sin(i * 0.42) * (12 + i * 3.9) + 14).toFixed(1)}`)}`,
        "#3a2008",
        11,
        'opacity=".22"',
      ),
    "puree",
    { round: 5, gloss: 0.3, grain: 0.6, fine: 0.03, lift: 3 },
  );

const gratin: Body = (random, color) =>
  toasted("crust", "0 0 0 0 .5  0 0 0 0 .22  0 0 0 0 .04", random.between(1, 60), 0.03) +
  lit(
    `<g filter="url(#crust)"><rect x="-298" y="-214" width="596" height="428" rx="46" fill="${color}"/>${repeat(40, () => moved(random.between(-260, 260), random.between(-180, 180), shape(blob(random, { radius: 34 + random.next() * 30, uneven: 0.3 }), random.pick(["#f6d88c", "#edc168", "#fae6b4"]))))}</g>`,
    "top",
    { round: 8, gloss: 0.4, grain: 0.8, fine: 0.03, lift: 0 },
  );

export const sauceBodies = {
  liquid: liquid(300),
  "small liquid": liquid(196),
  "thick sauce": thickSauce,
  "sauce pot": (random: Random, color: string) =>
    `${lit(circle(0, 0, 104, "#f4f0ea"), "pot", { round: 9, gloss: 0.5, grain: 0.05, lift: 15 })}${circle(0, 0, 86, "#3a2414")}${lit(circle(1, 3, 84, color), "dip", { round: 4, gloss: 0.7, grain: 0.9, fine: 0.02, lift: 0 }, random.between(1, 40))}<ellipse cx="-26" cy="-30" rx="26" ry="10" fill="#fff" opacity=".35" transform="rotate(-38 -26 -30)"/>`,
  "ladled sauce": (random: Random, color: string) =>
    lit(
      shape(blob(random, { radius: 158, count: 15, uneven: 0.16 }), color) +
        repeat(26, () => {
          const angle = random.next() * 6.283;
          const away = 90 + random.next() * 110;
          return moved(
            Math.cos(angle) * away,
            Math.sin(angle) * away,
            shape(blob(random, { radius: 10 + random.next() * 22, uneven: 0.3 }), color),
          );
        }),
      "ladled",
      { round: 9, gloss: 0.5, grain: 0.9, fine: 0.04, lift: 3 },
      random.between(1, 40),
    ),
  dollop: (random: Random, color: string) =>
    lit(
      shape(blob(random, { radius: 92, count: 11, uneven: 0.08 }), color) +
        line("M-50 6Q-30 -44 20 -36Q56 -20 40 20Q20 50 -8 30", "#fff", 9, 'opacity=".3"'),
      "dollop",
      { round: 16, gloss: 0.5, grain: 0.3, lift: 4 },
    ),
  "plate sauce": (random: Random, color: string) =>
    turned(
      random.between(0, 360),
      lit(
        shape(blob(random, { radius: 172, count: 11, uneven: 0.13, flat: 0.82 }), color) +
          repeat(4, (index) =>
            circle(
              Math.cos(index * 0.5) * (196 + index * 9),
              Math.sin(index * 0.5) * (178 + index * 9),
              13 - index * 2.4,
              color,
            ),
          ),
        "pool",
        { round: 6, gloss: 0.55, grain: 0.6, fine: 0.02, lift: 2 },
      ),
    ),
  puree,
  gratin,
} satisfies Record<string, Body>;
