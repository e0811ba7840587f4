import { reliefFilter } from "../relief.ts";
import { circle, line, moved, repeat, specks, turned } from "../shapes.ts";
import { type Body, toasted } from "./body.ts";

const lit = (content: string, id: string, round = 10, gloss = 0.25, lift = 14, grain = 0.5) =>
  `${reliefFilter(id, { round, gloss, grain, fine: 0.03, lift })}<g filter="url(#${id})">${content}</g>`;

const bread = (path: string, id: string, color = "#cf9049") =>
  toasted(`${id}b`, "0 0 0 0 .42  0 0 0 0 .2  0 0 0 0 .05", 4, 0.025, "2.2 -1.05") +
  lit(`<g filter="url(#${id}b)"><path d="${path}" fill="${color}"/></g>`, id, 18, 0.25, 16);

/** A baguette cut open: the lower half here, the filling is laid along its middle. */
const baguette: Body = () =>
  turned(
    -28,
    bread("M-350 0Q-340 -120 0 -128Q340 -120 350 0Q340 124 0 130Q-340 124 -350 0Z", "low") +
      lit(
        '<path d="M-318 10Q-310 -52 0 -58Q310 -52 318 10Q300 70 0 74Q-300 70 -318 10Z" fill="#f3e2bc"/>',
        "crumb",
        4,
        0.05,
        0,
        0.9,
      ),
  );
const baguetteTop: Body = (random) =>
  turned(
    -28,
    moved(
      0,
      -64,
      bread("M-346 0Q-336 -76 0 -86Q336 -76 346 0Q330 34 0 40Q-330 34 -346 0Z", "up", "#c98640") +
        repeat(5, (i) =>
          moved(
            -230 + i * 115,
            -26,
            turned(
              20,
              `<ellipse rx="58" ry="12" fill="#edd2a0" stroke="#8f5a20" stroke-width="3"/>`,
            ),
          ),
        ) +
        specks(random, { radius: 40, count: 8, size: 5, fill: "#fff", opacity: 0.25 }),
    ),
  );

const slices: Body = () =>
  turned(
    -8,
    bread("M-270 -150C-240 -260 240 -260 270 -150L246 210H-246Z", "sl", "#a56c30") +
      lit(
        '<path d="M-238 -140C-210 -226 210 -226 238 -140L218 182H-218Z" fill="#f0dfb8"/>',
        "cr",
        4,
        0.05,
        0,
        0.9,
      ),
  );

const pita: Body = () =>
  turned(
    -18,
    bread("M-290 -60A290 290 0 0 0 290 -60Q0 -110 -290 -60Z", "pit", "#e3bd80") +
      lit('<path d="M-276 -62Q0 -112 276 -62Q0 20 -276 -62Z" fill="#c99a58"/>', "open", 6, 0.1, 0),
  );

/** Half of a rolled flatbread, its cut end to the right. */
const wrapHalf = (id: string, color: string) =>
  `${reliefFilter(id, { round: 36, gloss: 0.2, grain: 0.3, fine: 0.02, lift: 16, browned: 0.16 })}<g filter="url(#${id})"><path d="M-296 -104H130Q206 -90 206 0Q206 90 130 104H-296Q-338 60 -338 0Q-338 -60 -296 -104Z" fill="#ecd09a"/></g>` +
  repeat(4, (i) =>
    line(
      `M${-270 + i * 92} -84Q${-244 + i * 92} 0 ${-270 + i * 92} 84`,
      "#6b3a14",
      13,
      'opacity=".28"',
    ),
  ) +
  lit(
    `<ellipse cx="140" rx="72" ry="106" fill="#f4e2b8"/><ellipse cx="142" rx="62" ry="94" fill="#d9b676"/><ellipse cx="143" rx="56" ry="87" fill="#f0dcae"/><ellipse cx="144" rx="50" ry="80" fill="${color}"/>`,
    `${id}end`,
    5,
    0.15,
    3,
    0.6,
  );
const wraps: Body = (_random, color) =>
  moved(0, -120, turned(-14, wrapHalf("wr1", color))) +
  moved(20, 120, turned(-6, wrapHalf("wr2", color)));

const tacoShell = (x: number, id: string, path: string, color: string, lift: number) =>
  moved(
    x,
    0,
    turned(
      -12,
      `${reliefFilter(id, { round: 13, gloss: 0.15, grain: 0.5, fine: 0.03, lift, browned: 0.5 })}<g filter="url(#${id})"><path d="${path}" fill="${color}"/></g>`,
    ),
  );
const taco = (x: number, id: string) =>
  tacoShell(
    x,
    `${id}a`,
    "M0 -268C86 -262 92 -120 92 0C92 120 86 262 0 268C-86 262 -92 120 -92 0C-92 -120 -86 -262 0 -268Z",
    "#e3b262",
    15,
  ) + moved(x, 0, turned(-12, '<ellipse rx="50" ry="236" fill="#5a3212" opacity=".75"/>'));
const tacoFront = (x: number, id: string) =>
  tacoShell(
    x,
    `${id}b`,
    "M22 -250C96 -236 104 -110 104 0C104 110 96 236 22 250C52 130 54 -130 22 -250Z",
    "#edc274",
    9,
  );
const tacos: Body = () => [-210, 0, 210].map((x, i) => taco(x, `ta${i}`)).join("");
const tacosFront: Body = () => [-210, 0, 210].map((x, i) => tacoFront(x, `tf${i}`)).join("");

const quesadilla: Body = () =>
  [0, 1, 2]
    .map((i) =>
      turned(
        i * 120 - 40,
        moved(
          0,
          -30,
          bread("M0 40L-170 -230Q0 -320 170 -230Z", `qu${i}`, "#e6be78") +
            line("M-150 -214L0 26L150 -214", "#f3b93e", 10),
        ),
      ),
    )
    .join("");

const skewers: Body = () =>
  [-70, 70]
    .map((y) =>
      turned(
        -20,
        moved(0, y, line("M-350 0L350 0", "#6b4a26", 13) + line("M-350 -3L350 -3", "#c79b62", 5)),
      ),
    )
    .join("");

const pots: Body = (_random, color) =>
  [
    [-130, -110],
    [150, 120],
  ]
    .map(([x = 0, y = 0]) =>
      moved(
        x,
        y,
        lit(circle(0, 0, 112, "#f4f0ea"), `po${x}`.replace("-", "m"), 8, 0.5, 14, 0.1) +
          circle(0, 0, 94, color),
      ),
    )
    .join("");

export const streetBodies = {
  baguette,
  "baguette top": baguetteTop,
  slices,
  pita,
  wraps,
  tacos,
  "tacos front": tacosFront,
  quesadilla,
  skewers,
  pots,
} satisfies Record<string, Body>;
