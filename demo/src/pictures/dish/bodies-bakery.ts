import type { Body } from "./bodies.ts";
import { reliefFilter } from "./relief.ts";
import { blob, circle, line, moved, repeat, shape, specks, turned } from "./shapes.ts";

const baked = (content: string, id: string, round = 14, gloss = 0.3) =>
  `<filter id="${id}t" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="4" seed="6" result="n"/><feColorMatrix in="n" values="0 0 0 0 .38  0 0 0 0 .16  0 0 0 0 .03  0 0 0 2.4 -1.1" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>
  ${reliefFilter(id, { round, gloss, grain: 0.2, fine: 0.02, lift: 16 })}<g filter="url(#${id})"><g filter="url(#${id}t)">${content}</g></g>`;

const croissant: Body = (random) =>
  turned(
    random.between(-30, 20),
    baked(
      '<path d="M-312 150C-330 60 -210 -160 0 -164C210 -160 330 60 312 150C300 176 272 168 252 132C210 60 120 44 0 44C-120 44 -210 60 -252 132C-272 168 -300 176 -312 150Z" fill="#d18f41"/>',
      "crescent",
      30,
      0.4,
    ) +
      repeat(8, (index) => {
        const side = (index - 3.5) / 3.5;
        const top = -158 + side * side * 180;
        const foot = 30 + side * side * 44;
        return (
          line(
            `M${side * 236} ${top}Q${side * 250 + 30} ${(top + foot) / 2} ${side * 196} ${foot}`,
            "#7d4714",
            9,
            'opacity=".6"',
          ) +
          line(
            `M${side * 236 + 12} ${top + 8}Q${side * 250 + 42} ${(top + foot) / 2} ${side * 196 + 11} ${foot - 6}`,
            "#f3c987",
            7,
            'opacity=".55"',
          )
        );
      }),
  );

const layered: Body = (random) =>
  turned(
    random.between(-24, 24),
    baked(
      '<rect x="-230" y="-145" width="460" height="290" rx="80" fill="#cf8a3c"/>',
      "pain",
      26,
      0.45,
    ) +
      repeat(4, (i) =>
        line(`M${-150 + i * 100} -120q34 120 0 240`, "#8a4f18", 7, 'opacity=".55"'),
      ) +
      line("M-224 -50h26M-224 50h26M198 -50h26M198 50h26", "#3a1d10", 30),
  );

const swirl: Body = () =>
  baked(circle(0, 0, 236, "#d4984c"), "swirl", 26, 0.45) +
  line(
    `M0 0${repeat(70, (i) => `L${(Math.cos(i * 0.36) * (6 + i * 3.1)).toFixed(1)} ${(Math.sin(i * 0.36) * (6 + i * 3.1)).toFixed(1)}`)}`,
    "#8a4f18",
    12,
    'opacity=".7"',
  );

const turnover: Body = (random) =>
  turned(
    random.between(-20, 20),
    baked(
      '<path d="M-250 60C-230 -170 230 -170 250 60Q0 190 -250 60Z" fill="#d29245"/>',
      "turn",
      28,
      0.5,
    ) +
      repeat(8, (i) =>
        line(
          `M${-170 + i * 48} 60q${20 - i * 5} -90 ${(i - 4) * 8} -140`,
          "#8a4f18",
          6,
          'opacity=".6"',
        ),
      ),
  );

const brioche: Body = () =>
  baked(
    repeat(12, (i) =>
      circle(Math.cos(i * 0.5236) * 178, Math.sin(i * 0.5236) * 178, 64, "#c8823a"),
    ) + circle(0, 0, 190, "#d08c42"),
    "base",
    24,
    0.4,
  ) + baked(circle(0, -8, 112, "#b5702c"), "head", 34, 0.6);

const loaf: (color: string, marks: number) => Body = (color, marks) => (random) =>
  turned(
    random.between(-36, -8),
    baked(`<ellipse rx="300" ry="205" fill="${color}"/>`, "loaf", 36, 0.12) +
      repeat(marks, (i) =>
        turned(
          i * 4,
          moved(
            (i - (marks - 1) / 2) * 120,
            0,
            baked(
              `<path d="M-26 -130Q26 0 -10 132Q-58 0 -26 -130Z" fill="#eccf9a"/>`,
              `cut${i}`,
              6,
              0.05,
            ),
          ),
        ),
      ) +
      specks(random, { radius: 180, count: 70, size: 9, fill: "#fff4dc", opacity: 0.28 }),
  );

const baguettes: Body = (random) =>
  [-80, 80]
    .map((y, index) =>
      turned(
        -32,
        moved(
          0,
          y,
          baked(
            `<path d="M-350 0Q-330 -62 0 -66Q330 -62 350 0Q330 62 0 66Q-330 62 -350 0Z" fill="#cd8f46"/>`,
            `bag${index}`,
            24,
            0.2,
          ) +
            repeat(5, (i) =>
              moved(
                -230 + i * 115,
                0,
                turned(
                  28,
                  `<ellipse rx="62" ry="15" fill="#f0d8a8" stroke="#8f5a20" stroke-width="4"/>`,
                ),
              ),
            ) +
            specks(random, { radius: 60, count: 10, size: 6, fill: "#fff4dc", opacity: 0.3 }),
        ),
      ),
    )
    .join("");

const fougasse: Body = (random) =>
  turned(
    random.between(-20, 20),
    baked(
      '<path d="M0 -320C190 -250 250 130 130 290Q0 340 -130 290C-250 130 -190 -250 0 -320Z" fill="#d7a053"/>',
      "foug",
      28,
      0.25,
    ) +
      repeat(3, (i) =>
        [-1, 1]
          .map((side) =>
            moved(
              side * 82,
              -140 + i * 140,
              turned(side * 34, '<ellipse rx="17" ry="66" fill="#3b2413" opacity=".85"/>'),
            ),
          )
          .join(""),
      ),
  );

const tart: Body = (random, color) =>
  baked(
    repeat(40, (i) =>
      circle(
        Math.cos(i * 0.157) * 296,
        Math.sin(i * 0.157) * 296,
        28,
        i % 2 ? "#d9a054" : "#cc8f42",
      ),
    ) + circle(0, 0, 296, "#d39a4c"),
    "crust",
    12,
    0.15,
  ) +
  `${reliefFilter("fill", { round: 9, gloss: 0.55, grain: 0.7, fine: 0.025, lift: 0 })}<g filter="url(#fill)">${shape(blob(random, { radius: 272, count: 24, uneven: 0.015 }), color)}${repeat(18, () => moved(random.between(-190, 190), random.between(-190, 190), shape(blob(random, { radius: 34, uneven: 0.3 }), "#b8732a", 'opacity=".3"')))}</g>`;

const meringue: Body = (random, color) =>
  tart(random, color) +
  `${reliefFilter("mer", { round: 14, gloss: 0.25, grain: 0.2, lift: 8 })}<g filter="url(#mer)">${repeat(
    30,
    (i) => {
      const r = i < 18 ? 220 : i < 27 ? 125 : 40;
      const a = i < 18 ? i * 0.349 : i < 27 ? i * 0.698 : i * 2.09;
      return circle(Math.cos(a) * r, Math.sin(a) * r, 44, i % 3 ? "#fff8ea" : "#e6bc7c");
    },
  )}</g>`;

const wedge =
  (layers: string[], top: string): Body =>
  (random) =>
    turned(
      random.between(-12, 8),
      moved(
        0,
        10,
        `${reliefFilter("side", { round: 3, gloss: 0.1, grain: 0.9, fine: 0.08, lift: 18 })}<g filter="url(#side)">${layers.map((color, i) => `<path d="M-235 ${10 + i * (190 / layers.length)}L235 ${-60 + i * (190 / layers.length)}v${190 / layers.length + 3}L-235 ${10 + (i + 1) * (190 / layers.length) + 3}Z" fill="${color}"/>`).join("")}</g>
  ${reliefFilter("icing", { round: 8, gloss: 0.4, grain: 0.4, fine: 0.03, lift: 3 })}<g filter="url(#icing)"><path d="M-240 14L90 -220Q190 -190 240 -58Z" fill="${top}" stroke="${top}" stroke-width="14" stroke-linejoin="round"/></g>`,
      ),
    );

const square =
  (top: string, side: string): Body =>
  (random) =>
    turned(
      random.between(-20, 20),
      `${reliefFilter("sq", { round: 8, gloss: 0.25, grain: 0.9, fine: 0.05, lift: 20 })}<g filter="url(#sq)"><rect x="-175" y="-165" width="350" height="345" rx="12" fill="${side}"/><rect x="-175" y="-175" width="350" height="330" rx="12" fill="${top}"/></g>`,
    );

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

const cupcake: Body = (random) =>
  baked(circle(0, 0, 215, "#c98d48"), "cup", 20, 0.1) +
  `${reliefFilter("frost", { round: 12, gloss: 0.3, grain: 0.1, lift: 6 })}<g filter="url(#frost)">${[190, 145, 100, 55].map((r, ring) => repeat(12, (i) => circle(Math.cos(i * 0.5236 + ring * 0.3) * r * 0.82, Math.sin(i * 0.5236 + ring * 0.3) * r * 0.82, r * 0.3, ring % 2 ? "#fff1d8" : "#ffe6bd"))).join("")}${circle(0, 0, 34, "#fff6e6")}</g>` +
  specks(random, { radius: 150, count: 26, size: 5, fill: "#e0679a", opacity: 0.9 });

const macarons: Body = () =>
  `<rect x="-330" y="-250" width="660" height="500" rx="24" fill="#f3e6ea"/><rect x="-312" y="-232" width="624" height="464" rx="16" fill="#d9c2ca"/>${repeat(12, (i) => moved(-232 + (i % 4) * 155, -150 + Math.floor(i / 4) * 150, `${reliefFilter(`mac${i}`, { round: 14, gloss: 0.35, grain: 0.2, lift: 8 })}<g filter="url(#mac${i})">${circle(0, 0, 66, ["#e8799a", "#8fb657", "#f2c14e", "#7b4a2c", "#b59ad6", "#f2a65e"][(i * 5) % 6] ?? "#fff")}</g>`))}`;

const birthday: Body = (random) =>
  `${reliefFilter("bd", { round: 18, gloss: 0.5, grain: 0.25, lift: 22 })}<g filter="url(#bd)">${circle(0, 0, 300, "#3f2115")}</g><g filter="url(#bd)">${repeat(20, (i) => circle(Math.cos(i * 0.314) * 258, Math.sin(i * 0.314) * 258, 36, i % 2 ? "#5a3220" : "#f4e3c8"))}</g>${repeat(8, (i) => moved(Math.cos(i * 0.785) * 120, Math.sin(i * 0.785) * 120, circle(0, 0, 13, ["#e8506a", "#4aa3d8", "#f2c14e", "#7bbf5a"][i % 4] ?? "") + circle(-3, -4, 6, "#ffd95e")))}${specks(random, { radius: 200, count: 40, size: 5, fill: "#f6d24a", opacity: 0.8 })}`;

export const bakeryBodies = {
  croissant,
  layered,
  swirl,
  turnover,
  brioche,
  "country loaf": loaf("#b9793a", 3),
  "rye loaf": loaf("#7a4a28", 4),
  baguettes,
  fougasse,
  tart,
  meringue,
  "cake slice": wedge(["#f6d9a4", "#fff3e2", "#f0cf92", "#fff3e2", "#e9c27c"], "#fff4e4"),
  "cheesecake slice": wedge(["#fbedc8", "#fbedc8", "#f7e4b4", "#b9803f"], "#fff3d2"),
  "carrot slice": wedge(["#b9702f", "#fff3e2", "#b9702f", "#fff3e2", "#a8622a"], "#fff6e6"),
  "tiramisu square": square("#5b3722", "#f3e2bf"),
  "brownie square": square("#3f2114", "#2c150b"),
  eclair,
  cookie,
  doughnut,
  waffle,
  pancakes,
  cupcake,
  macarons,
  birthday,
} satisfies Record<string, Body>;
