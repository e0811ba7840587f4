import type { Random } from "../../../generate/random.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";

/** Cut pieces seen from their corner, so that their layers show. */

type Layer = [color: string, height: number];

const half = 190;
const slant = 96;

/** A block: its top, and its layers on the two sides that are seen. */
function block(top: string, layers: Layer[], id: string, y = -20): string {
  const height = layers.reduce((sum, layer) => sum + layer[1], 0);
  let at = y;
  const sides = layers
    .map(([color, thick]) => {
      const from = at;
      at += thick;
      return `<path d="M${-half} ${from}L0 ${from + slant}V${from + slant + thick + 1}L${-half} ${at + 1}Z" fill="${color}"/><path d="M${half} ${from}L0 ${from + slant}V${from + slant + thick + 1}L${half} ${at + 1}Z" fill="${color}"/><path d="M${half} ${from}L0 ${from + slant}V${from + slant + thick + 1}L${half} ${at + 1}Z" fill="#1a0a02" opacity=".22"/>`;
    })
    .join("");
  return (
    `<filter id="${id}g" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="14"/></filter><path d="M${-half} ${y + height}L20 ${y + height + slant + 22}L${half + 46} ${y + height + 10}L0 ${y}Z" fill="#120703" opacity=".55" filter="url(#${id}g)"/>` +
    lit(sides, `${id}s`, { round: 3, gloss: 0.12, grain: 0.6, fine: 0.05, lift: 0 }) +
    lit(
      `<path d="M0 ${y - slant}L${half + 4} ${y}L0 ${y + slant + 3}L${-half - 4} ${y}Z" fill="${top}" stroke="${top}" stroke-width="8" stroke-linejoin="round"/>`,
      `${id}t`,
      { round: 6, gloss: 0.25, grain: 0.8, fine: 0.05, lift: 0 },
    )
  );
}

/** Points on the top of a block. */
const onTop = (random: Random, count: number, draw: () => string, y = -20) =>
  repeat(count, () => {
    const [u, v] = [random.next() * 1.7 - 0.85, random.next() * 1.7 - 0.85];
    return moved((u - v) * 0.5 * half, y + (u + v) * 0.5 * slant, draw());
  });

const lasagne: Body = (random, color) =>
  block(
    "#edb95a",
    [
      ["#f0c868", 16],
      [color, 30],
      ["#f6e2b0", 14],
      [color, 30],
      ["#fbf0d2", 16],
      ["#f2d998", 14],
      [color, 30],
    ],
    "las",
  ) +
  onTop(random, 34, () =>
    shape(
      blob(random, { radius: 12 + random.next() * 20, uneven: 0.3, flat: 0.6 }),
      random.pick(["#f8dc94", "#c9772a", "#f3c862", color]),
      'opacity=".85"',
    ),
  ) +
  line(`M${-half} 30Q-150 96 -120 70Q-96 110 -60 112`, "#f8e0a0", 14);

const tiramisu: Body = (random) =>
  block(
    "#4a2c1b",
    [
      ["#4a2c1b", 10],
      ["#fbf1dc", 46],
      ["#b98552", 20],
      ["#7a4d2a", 12],
      ["#fbf1dc", 42],
      ["#b07c48", 24],
    ],
    "tir",
  ) +
  onTop(random, 120, () =>
    circle(0, 0, 2 + random.next() * 3, random.pick(["#2c170c", "#6b432a", "#8a5f40"])),
  );

const brownie: Body = (random) =>
  block(
    "#3c2115",
    [
      ["#3c2115", 18],
      ["#2c170d", 62],
    ],
    "bro",
  ) +
  onTop(random, 10, () =>
    shape(blob(random, { radius: 26, uneven: 0.3, flat: 0.5 }), "#56331f", 'opacity=".6"'),
  );

/** Small lozenges of thin leaves, nuts on top. */
const baklava: Body = (random, color) =>
  [
    [0, -130],
    [-150, 40],
    [150, 60],
  ]
    .map(([x = 0, y = 0], index) =>
      moved(
        x,
        y,
        `<g transform="scale(.72)">${block(
          "#dd9c3c",
          [
            ["#e8b050", 8],
            ["#c98830", 6],
            ["#f0c468", 8],
            ["#b5762a", 6],
            [color, 26],
            ["#e8b050", 8],
            ["#b5762a", 6],
            ["#f0c468", 10],
          ],
          `bak${index}`,
        )}${onTop(random, 26, () => circle(0, 0, 6 + random.next() * 6, random.pick([color, "#a9c06a", "#7c5a30"])))}${line("M-120 -34Q-20 20 60 44", "#fff3cc", 10, 'opacity=".5"')}</g>`,
      ),
    )
    .join("");

/** A small round cake whose middle runs out. */
const fondant: Body = () =>
  `<ellipse cy="150" rx="250" ry="80" fill="#2a1209"/>` +
  lit(
    '<path d="M-176 -60L-200 120Q0 210 200 120L176 -60Z" fill="#4a2817"/><ellipse cy="-60" rx="176" ry="70" fill="#5c3520"/>',
    "fon",
    { round: 12, gloss: 0.2, grain: 0.9, fine: 0.05, lift: 12 },
  ) +
  lit(
    '<path d="M-70 -40Q0 -90 84 -44Q110 20 92 90Q150 140 190 176Q60 236 -40 186Q-70 60 -70 -40Z" fill="#2c120a"/>',
    "run",
    { round: 10, gloss: 0.9, grain: 0.1, lift: 3 },
  ) +
  repeat(50, (index) =>
    circle(-150 + ((index * 53) % 300), -96 + ((index * 29) % 60), 3, "#fff", 'opacity=".6"'),
  );

/** Turned out of its mould; what it is made of or what lies on it runs down. */
const flan =
  (sides: string, top: string, pool: string): Body =>
  () =>
    `<ellipse cy="136" rx="262" ry="92" fill="${pool}" opacity=".9"/>` +
    lit(`<path d="M-138 -96L-190 110Q0 186 190 110L138 -96Z" fill="${sides}"/>`, "flan", {
      round: 26,
      gloss: 0.6,
      grain: 0.08,
      lift: 10,
    }) +
    lit(
      `<path d="M-140 -96A140 56 0 0 1 140 -96Q146 -40 120 -20Q100 40 76 -16Q50 -40 20 -20Q-6 30 -34 -14Q-60 -40 -90 -10Q-112 30 -128 -30Q-144 -60 -140 -96Z" fill="${top}"/>`,
      "glaze",
      { round: 8, gloss: 1, grain: 0.05, lift: 1 },
    );

/** In a crimped paper case, with a tall swirl of cream. */
const cupcake: Body = (random) =>
  `<filter id="cupg" x="-40%" y="-100%" width="180%" height="300%"><feGaussianBlur stdDeviation="14"/></filter><ellipse cx="20" cy="232" rx="170" ry="30" fill="#120703" opacity=".6" filter="url(#cupg)"/>` +
  lit('<path d="M-184 30L-136 232Q0 262 136 232L184 30Z" fill="#e8829a"/>', "case", {
    round: 8,
    gloss: 0.2,
    grain: 0.2,
    lift: 6,
  }) +
  repeat(9, (index) =>
    line(
      `M${-150 + index * 37} 46L${-112 + index * 28} 236`,
      index % 2 ? "#f6b4c2" : "#bd5a74",
      7,
      'opacity=".7"',
    ),
  ) +
  lit(
    [
      [0, 20, 214, 78],
      [0, -50, 178, 72],
      [0, -116, 132, 62],
      [0, -176, 82, 50],
      [0, -226, 36, 36],
    ]
      .map(
        ([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fbf1d8"/>`,
      )
      .join(""),
    "cream",
    { round: 18, gloss: 0.35, grain: 0.12, lift: 6 },
  ) +
  repeat(40, () =>
    moved(
      random.between(-130, 130),
      random.between(-170, 40),
      turned(
        random.between(0, 180),
        `<rect x="-9" y="-3" width="18" height="6" rx="3" fill="${random.pick(["#e8506a", "#5aa7d8", "#f0b52c", "#6fb54a"])}"/>`,
      ),
    ),
  ) +
  circle(0, -262, 24, "#c4203a");

/** Half-moons dusted with sugar. */
const horns: Body = (random) =>
  [
    [-20, -150, 6],
    [-90, 20, -10],
    [70, 150, 10],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      moved(
        x,
        y,
        turned(
          turn,
          lit(
            shape(
              "M-190 40Q-160 -110 0 -110Q160 -110 190 40Q196 66 172 58Q90 -20 0 -20Q-90 -20 -172 58Q-196 66 -190 40Z",
              "#ecd2a0",
            ),
            `horn${index}`,
            { round: 26, gloss: 0.2, grain: 0.35, fine: 0.04, lift: 12, browned: 0.2 },
          ) +
            repeat(60, () => {
              const angle = Math.PI * (1.12 + random.next() * 0.76);
              return circle(
                Math.cos(angle) * 150,
                40 + Math.sin(angle) * random.between(84, 136),
                2 + random.next() * 3,
                "#fff",
                'opacity=".85"',
              );
            }),
        ),
      ),
    )
    .join("");

export const servedSliceBodies = {
  lasagne,
  tiramisu,
  brownie,
  baklava,
  fondant,
  "caramel flan": flan("#f0d28c", "#8f4512", "#a8581a"),
  "cream flan": flan("#fffaf0", "#fffdf8", "#d84a63"),
  cupcake,
  horns,
} satisfies Record<string, Body>;
