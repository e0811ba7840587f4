import type { Random } from "../../../generate/random.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";

/** Rolls and parcels of dough on a board. */

/** A crisp roll whose cut end shows what is in it. */
const crispRoll = (random: Random, id: string, filling: string[]) =>
  lit(
    '<rect x="-196" y="-50" width="392" height="100" rx="46" fill="#d7953f"/>' +
      repeat(16, () =>
        moved(
          random.between(-170, 150),
          random.between(-36, 36),
          shape(
            blob(random, { radius: random.between(10, 22), uneven: 0.3 }),
            random.pick(["#c07a28", "#e8b25e", "#b56c20"]),
            'opacity=".75"',
          ),
        ),
      ) +
      line("M-150 -20Q0 6 150 -26", "#a8641e", 5, 'opacity=".6"') +
      line("M-160 22Q-10 2 120 30", "#f4cf88", 5, 'opacity=".6"'),
    id,
    { round: 22, gloss: 0.5, grain: 0.7, fine: 0.09, lift: 12 },
  ) +
  `<ellipse cx="182" rx="26" ry="46" fill="#c78832"/><ellipse cx="184" rx="20" ry="38" fill="#f0dcb0"/>` +
  repeat(12, (index) =>
    circle(
      178 + ((index * 7) % 14),
      -26 + ((index * 19) % 52),
      6,
      filling[index % filling.length] ?? "",
    ),
  );

const crispRolls: Body = (random, color) =>
  [-168, -56, 56, 168]
    .map((y, index) =>
      moved(
        index % 2 ? 14 : -14,
        y,
        turned(-9, crispRoll(random, `roll${index}`, [color, "#e8843a", "#7fae45", "#8a5a36"])),
      ),
    )
    .join("") + bowlOfDip("#b5341e");

const bowlOfDip = (color: string) =>
  moved(
    262,
    -150,
    lit(circle(0, 0, 74, "#f4f0ea"), "dipbowl", { round: 8, gloss: 0.5, grain: 0.05, lift: 12 }) +
      circle(0, 0, 58, color) +
      '<ellipse cx="-16" cy="-20" rx="18" ry="8" fill="#fff" opacity=".4" transform="rotate(-38 -16 -20)"/>',
  );

/** A roll of clear rice paper through which its filling is seen. */
const clearRoll = (filling: string, id: string) =>
  lit('<rect x="-250" y="-78" width="500" height="156" rx="70" fill="#eef0e2"/>', id, {
    round: 24,
    gloss: 0.7,
    grain: 0.1,
    lift: 14,
  }) +
  `<g opacity=".82">${repeat(7, (index) =>
    line(`M-216 ${-44 + index * 15}q110 ${index % 2 ? 14 : -14} 216 0t216 0`, "#ffffff", 7),
  )}
  ${repeat(5, (index) => moved(-176 + index * 88, 30, turned(index * 23, '<ellipse rx="46" ry="20" fill="#4f9a45"/>')))}
  ${repeat(4, (index) => moved(-150 + index * 100, -16, prawnOrCube(filling)))}</g>
  <rect x="-250" y="-78" width="500" height="156" rx="70" fill="#fff" opacity=".2"/>${line("M-200 -54Q0 -70 200 -54", "#fff", 10, 'opacity=".6"')}`;

const prawnOrCube = (filling: string) =>
  filling === "#f2906a"
    ? `${line("M-34 12Q-26 -30 12 -26Q40 -20 34 14", filling, 26)}${line("M-30 4Q-20 -26 12 -24Q34 -18 32 8", "#fbd3bf", 6)}`
    : `<rect x="-34" y="-28" width="68" height="52" rx="8" fill="${filling}"/>`;

const clearRolls: Body = (_random, color) =>
  moved(-30, -96, turned(-10, clearRoll(color, "clear1"))) +
  moved(10, 104, turned(-6, clearRoll(color, "clear2")));

/** A fried triangle, plump in the middle. */
const triangle = (random: Random, id: string) =>
  lit(
    shape(
      "M0 -122Q14 -128 24 -112L132 84Q138 104 114 108Q0 122 -114 108Q-138 104 -132 84L-24 -112Q-14 -128 0 -122Z",
      "#d9a04c",
    ) +
      repeat(18, () =>
        moved(
          random.between(-70, 70),
          random.between(-30, 88),
          shape(
            blob(random, { radius: random.between(9, 20), uneven: 0.3 }),
            random.pick(["#c07f2c", "#ecc078", "#b06e22"]),
            'opacity=".7"',
          ),
        ),
      ),
    id,
    { round: 34, gloss: 0.45, grain: 0.5, fine: 0.06, lift: 14 },
  ) + line("M-104 92Q0 106 104 92", "#8f5518", 6, 'opacity=".5"');

const triangles: Body = (random) =>
  [
    [-116, -76, -14],
    [116, -40, 38],
    [-16, 142, 6],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      moved(x, y, turned(turn, triangle(random, `tri${index}`))),
    )
    .join("") + moved(-50, 130, bowlOfDip("#6f8f3a"));

/** A parcel of maize dough in its husk. */
const husk = (random: Random, id: string) =>
  lit(
    shape(
      "M-190 -70Q-290 -40 -312 -96Q-300 0 -312 96Q-290 40 -190 70H170Q236 40 236 0Q236 -40 170 -70Z",
      "#dcc58a",
    ) +
      repeat(9, (index) =>
        line(
          `M-280 ${-60 + index * 15}Q0 ${-72 + index * 18} 220 ${-44 + index * 11}`,
          index % 2 ? "#b99a58" : "#efe0b4",
          5,
        ),
      ),
    id,
    { round: 16, gloss: 0.2, grain: 0.5, fine: 0.03, lift: 12 },
  ) +
  lit('<rect x="-120" y="-44" width="320" height="88" rx="38" fill="#f4d264"/>', `${id}in`, {
    round: 14,
    gloss: 0.3,
    grain: 0.9,
    fine: 0.1,
    lift: 4,
  }) +
  repeat(10, () =>
    circle(random.between(-90, 170), random.between(-28, 28), 7, "#c9362a", 'opacity=".8"'),
  );

const husks: Body = (random) =>
  moved(20, -104, turned(-10, husk(random, "husk1"))) +
  moved(20, 110, turned(-4, husk(random, "husk2")));

export const rollBodies = {
  "crisp rolls": crispRolls,
  "clear rolls": clearRolls,
  "fried triangles": triangles,
  husks,
} satisfies Record<string, Body>;
