import { reliefFilter } from "../relief.ts";
import { blob, circle, line, moved, repeat, shape, specks, turned } from "../shapes.ts";
import { baked } from "./baked.ts";
import type { Body } from "./body.ts";

const eclair: Body = (random, color) =>
  [-95, 95]
    .map((y, i) =>
      turned(
        -24,
        moved(
          0,
          y,
          baked(
            '<rect x="-270" y="-72" width="540" height="144" rx="72" fill="#d39a50"/>',
            `ecl${i}`,
            26,
            0.2,
          ) +
            `${reliefFilter(`ice${i}`, { round: 10, gloss: 0.9, grain: 0.1, lift: 2 })}<g filter="url(#ice${i})">${shape(`M-236 0Q-240 -50 -180 -50H190Q240 -48 236 0Q230 44 180 42Q60 56 -40 44Q-150 58 -190 44Q-236 40 -236 0Z`, color)}</g>`,
        ),
      ),
    )
    .join("") + specks(random, { radius: 1, count: 1, size: 1, fill: color });

const cookie: Body = (random) =>
  baked(
    shape(blob(random, { radius: 235, count: 14, uneven: 0.04 }), "#cf9850"),
    "cook",
    26,
    0.12,
  ) +
  repeat(8, () =>
    line(
      `M${random.between(-150, 150)} ${random.between(-150, 150)}q20 14 50 ${random.between(-20, 20)}`,
      "#8a5420",
      4,
      'opacity=".5"',
    ),
  );

const doughnut: Body = (random) =>
  baked(circle(0, 0, 232, "#c98a42"), "nut", 40, 0.25) +
  `${reliefFilter("glaze", { round: 14, gloss: 0.8, grain: 0.15, lift: 3 })}<g filter="url(#glaze)"><path fill-rule="evenodd" fill="#e2557f" d="${blob(random, { radius: 205, count: 17, uneven: 0.05 })}"/></g>` +
  repeat(46, () => {
    const a = random.next() * 6.283;
    const l = 40 + random.next() * 140;
    return moved(
      Math.cos(a) * l,
      Math.sin(a) * l,
      turned(
        random.between(0, 180),
        `<rect x="-11" y="-4" width="22" height="8" rx="4" fill="${random.pick(["#fff", "#f6d24a", "#8fd0f0", "#f9b4cf"])}"/>`,
      ),
    );
  });

const waffle: Body = (random) =>
  turned(
    random.between(-20, 20),
    baked(
      '<rect x="-250" y="-215" width="500" height="430" rx="40" fill="#d99a45"/>',
      "waf",
      16,
      0.25,
    ) +
      repeat(
        24,
        (i) =>
          `<rect x="${-224 + (i % 6) * 76}" y="${-190 + Math.floor(i / 6) * 98}" width="60" height="80" rx="10" fill="#a9661f"/><rect x="${-214 + (i % 6) * 76}" y="${-178 + Math.floor(i / 6) * 98}" width="50" height="68" rx="8" fill="#c98838"/>`,
      ),
  );

const pancakes: Body = (random) =>
  [2, 1, 0]
    .map((i) =>
      moved(
        i * 10,
        i * 16 - 10,
        baked(
          shape(blob(random, { radius: 236 - i * 2, count: 14, uneven: 0.025 }), "#e6bd76"),
          `pan${i}`,
          9,
          0.15,
        ) +
          shape(blob(random, { radius: 205, count: 14, uneven: 0.03 }), "#b9742c", 'opacity=".62"'),
      ),
    )
    .join("");

export const biscuitBodies = {
  eclair,
  cookie,
  doughnut,
  waffle,
  pancakes,
} satisfies Record<string, Body>;
