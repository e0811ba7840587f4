import type { Random } from "../../generate/random.ts";
import { reliefFilter } from "./relief.ts";
import {
  around,
  blob,
  circle,
  closed,
  line,
  moved,
  repeat,
  shape,
  specks,
  turned,
} from "./shapes.ts";

/** The large part of a dish, around the origin. `color` is that of its sauce, grains or dough. */
export type Body = (random: Random, color: string) => string;

const lit = (content: string, id: string, relief: Parameters<typeof reliefFilter>[1], seed = 3) =>
  `${reliefFilter(id, relief, seed)}<g filter="url(#${id})">${content}</g>`;

const toasted = (
  id: string,
  tone = "0 0 0 0 .36  0 0 0 0 .17  0 0 0 0 .05",
  seed = 8,
  fine = 0.03,
) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fine}" numOctaves="4" seed="${seed}" result="n"/><feColorMatrix in="n" values="${tone}  0 0 0 2.6 -1.25" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>`;

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

const strands =
  (width: number, count: number, reach: number): Body =>
  (random, color) => {
    const strand = () => {
      const turn = random.between(0, 360);
      const bend = reach * (0.3 + random.next() * 0.9);
      const path = `M${-reach * 0.9} 0C${-reach * 0.5} ${-bend} ${reach * 0.5} ${bend} ${reach * 0.9} ${random.between(-60, 60)}`;
      return turned(
        turn,
        moved(
          0,
          random.between(-reach * 0.6, reach * 0.6) * 0.7,
          line(path, "#0000", 0) +
            line(path, "#5d3a12", width + 4, 'opacity=".5"') +
            line(path, color, width) +
            line(path, "#fff7dd", width * 0.25, 'opacity=".5"'),
        ),
      );
    };
    return `<clipPath id="nest"><circle r="${reach}"/></clipPath>${lit(shape(blob(random, { radius: reach, count: 18, uneven: 0.05 }), color), "bed", { round: 30, gloss: 0.1, grain: 0.5, lift: 6 })}
    ${lit(`<g clip-path="url(#nest)">${repeat(count, strand)}</g>`, "nestlit", { round: 7, gloss: 0.35, grain: 0.1, lift: 4 })}`;
  };

const grains =
  (radius: number, size: number): Body =>
  (random, color) =>
    lit(
      shape(blob(random, { radius, count: 16, uneven: 0.025 }), "#e4d8b8") +
        repeat(Math.round((radius / size) ** 2 * 0.7), () => {
          const angle = random.next() * 6.283;
          const length = Math.sqrt(random.next()) * radius * 0.98;
          return moved(
            Math.cos(angle) * length,
            Math.sin(angle) * length,
            turned(
              random.between(0, 180),
              `<ellipse rx="${size}" ry="${size * 0.42}" fill="${random.pick(["#fffdf4", color, color, "#f6f0e0", "#efe6cc"])}"/>`,
            ),
          );
        }),
      "grains",
      { round: 2.2, gloss: 0.18, grain: 0.35, fine: 0.02, lift: 8 },
    );

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

const liquid: (radius: number) => Body = (radius) => (random, color) =>
  `<radialGradient id="broth" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0a02" stop-opacity=".45"/></radialGradient>
  ${lit(circle(0, 0, radius, color), "broth1", { round: 3, gloss: 0.35, grain: 0.4, fine: 0.02, lift: 0 }, random.between(1, 60))}
  ${circle(0, 0, radius, "url(#broth)")}${circle(0, 0, radius - 2, "none", 'stroke="#fff" stroke-opacity=".3" stroke-width="3"')}
  ${repeat(16, () => circle(random.between(-radius, radius) * 0.65, random.between(-radius, radius) * 0.65, 4 + random.next() * 12, "#fff1c4", 'opacity=".22"'))}`;

/** Broth with a nest of noodles. */
const broth: Body = (random, color) =>
  liquid(300)(random, color) +
  moved(
    -40,
    20,
    `<g transform="scale(.86)" opacity=".92">${strands(11, 60, 230)(random, "#efd694")}</g>`,
  );

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

const leaves: Body = (random) => {
  const ruffle = (count: number, reach: number, tones: string[], id: string) =>
    lit(
      repeat(count, () => {
        const angle = random.next() * 6.283;
        const length = Math.sqrt(random.next()) * reach;
        const tone = random.pick(tones);
        return moved(
          Math.cos(angle) * length,
          Math.sin(angle) * length,
          turned(
            random.between(0, 360),
            shape(blob(random, { radius: 78, count: 15, uneven: 0.2, flat: 0.7 }), tone) +
              line("M-58 0Q0 14 62 0", "#eef7cf", 4, 'opacity=".45"'),
          ),
        );
      }),
      id,
      { round: 6, gloss: 0.25, grain: 0.7, fine: 0.04, lift: 9 },
    );
  return (
    ruffle(26, 226, ["#3f7d31", "#2f6a2a", "#4f8f3a"], "under") +
    ruffle(16, 205, ["#6aa83f", "#83bd4c", "#5a9838"], "middle") +
    ruffle(9, 180, ["#9ccb5e", "#86bf4e", "#7a2f44"], "over")
  );
};

export const bodies = {
  leaves,
  pizza,
  bare,
  galette,
  crepe,
  flatbread,
  pasta: strands(17, 80, 246),
  noodles: strands(10, 110, 262),
  "thin noodles": strands(6, 150, 262),
  rice: grains(292, 14),
  "small rice": grains(170, 12),
  "fine grains": grains(290, 8),
  liquid: liquid(300),
  broth,
  "small liquid": liquid(196),
  "thick sauce": thickSauce,
  "sauce pot": (random: Random, color: string) =>
    `${lit(circle(0, 0, 104, "#f4f0ea"), "pot", { round: 9, gloss: 0.5, grain: 0.05, lift: 15 })}${circle(0, 0, 86, "#3a2414")}${lit(circle(1, 3, 84, color), "dip", { round: 4, gloss: 0.7, grain: 0.9, fine: 0.02, lift: 0 }, random.between(1, 40))}<ellipse cx="-26" cy="-30" rx="26" ry="10" fill="#fff" opacity=".35" transform="rotate(-38 -26 -30)"/>`,
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

export type BodyName = keyof typeof bodies;
