import type { Body } from "./bodies.ts";
import { reliefFilter } from "./relief.ts";
import { circle, line, moved, repeat, specks, turned } from "./shapes.ts";

const lit = (content: string, id: string, round = 10, gloss = 0.25, lift = 14, grain = 0.5) =>
  `${reliefFilter(id, { round, gloss, grain, fine: 0.03, lift })}<g filter="url(#${id})">${content}</g>`;

const bread = (path: string, id: string, color = "#cf9049") =>
  `<filter id="${id}b" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".025" numOctaves="4" seed="4" result="n"/><feColorMatrix in="n" values="0 0 0 0 .42  0 0 0 0 .2  0 0 0 0 .05  0 0 0 2.2 -1.05" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>${lit(`<g filter="url(#${id}b)"><path d="${path}" fill="${color}"/></g>`, id, 18, 0.25, 16)}`;

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

const wrapHalf = (id: string, color: string) =>
  bread("M-300 -92H130Q196 -80 196 0Q196 80 130 92H-300Q-330 0 -300 -92Z", id, "#e8c78e") +
  `<ellipse cx="140" rx="60" ry="94" fill="#f1ddb2"/><ellipse cx="142" rx="47" ry="78" fill="${color}"/>`;
const wraps: Body = (_random, color) =>
  moved(0, -120, turned(-14, wrapHalf("wr1", color))) +
  moved(20, 120, turned(-6, wrapHalf("wr2", color)));

const taco = (x: number, id: string) =>
  moved(
    x,
    0,
    turned(
      -12,
      lit(
        '<path d="M-78 -265Q-120 0 -78 265Q-10 300 40 262Q-8 0 40 -262Q-10 -300 -78 -265Z" fill="#e2ad4c"/>',
        `${id}a`,
        12,
        0.2,
        14,
        0.8,
      ),
    ),
  );
const tacoFront = (x: number, id: string) =>
  moved(
    x,
    0,
    turned(
      -12,
      lit(
        '<path d="M96 -250Q140 0 96 250Q60 280 44 250Q66 0 44 -250Q60 -280 96 -250Z" fill="#efc169"/>',
        `${id}b`,
        12,
        0.2,
        10,
        0.8,
      ),
    ),
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

const layer = (y: number, height: number, color: string, wave: number, id: string, width = 260) =>
  lit(
    `<path d="M${-width} ${y}${repeat(8, (i) => `q${width / 8} ${i % 2 ? wave : -wave} ${width / 4} 0`)}v${height}${repeat(8, (i) => `q${-width / 8} ${i % 2 ? wave : -wave * -1.4} ${-width / 4} 0`)}Z" fill="${color}" stroke="${color}" stroke-width="8" stroke-linejoin="round"/>`,
    id,
    6,
    0.4,
    6,
    0.5,
  );

/** Seen from the side, on a table in front of a wall. */
export const burgerLayers = {
  bottom: () => bread("M-262 150H262Q270 226 200 232H-200Q-270 226 -262 150Z", "bot", "#cf8f42"),
  layer,
  top: (hasSeeds: boolean) =>
    bread(
      "M-272 -70C-272 -250 272 -250 272 -70Q272 -46 246 -46H-246Q-272 -46 -272 -70Z",
      "topbun",
      "#d08a3a",
    ) +
    `<ellipse cx="-96" cy="-164" rx="90" ry="26" fill="#fff" opacity=".22" transform="rotate(-16 -96 -164)"/>` +
    (hasSeeds
      ? repeat(26, (i) => {
          const x = -200 + ((i * 67) % 400);
          const y = -190 + ((i * 41) % 110) + Math.abs(x) * 0.18;
          return moved(
            x,
            y,
            turned(
              (i * 37) % 120,
              '<ellipse rx="10" ry="6" fill="#f7e8c2" stroke="#b9803f" stroke-width="1.5"/>',
            ),
          );
        })
      : ""),
};

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
