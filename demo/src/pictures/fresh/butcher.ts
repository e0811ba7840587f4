import { darker, lighter } from "../studio/colour.ts";
import { at, blob, n, times } from "../studio/paths.ts";
import { heap, lit, long, type Sprite, spots } from "./parts.ts";

const marbling = (drawing: Parameters<Sprite>[0], count: number, rx: number, ry: number) =>
  times(count, () => {
    const [x, y] = [drawing.random.between(-rx, rx), drawing.random.between(-ry, ry)];
    return `<path d="M${x} ${y}q${drawing.random.between(8, 26)} ${drawing.random.between(-14, 14)} ${drawing.random.between(24, 50)} ${drawing.random.between(-8, 8)}" stroke="#f7dcd2" stroke-width="${n(2 + drawing.random.next() * 4)}" fill="none" opacity=".75" stroke-linecap="round"/>`;
  });

const slab =
  (path: string, meat: string, fat: string): Sprite =>
  (drawing) =>
    `<path d="${path}" fill="${darker(meat, 0.45)}" transform="translate(0 12)"/><path d="${path}" fill="${fat}"/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      `<g transform="scale(.88)"><path d="${path}" fill="${drawing.radial(
        [
          [0, lighter(meat, 0.16)],
          [0.6, meat],
          [1, darker(meat, 0.2)],
        ],
        0.4,
        0.35,
        0.75,
      )}"/>${marbling(drawing, 16, 80, 50)}</g>`,
    ) +
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;
const steakPath =
  "M-104 10C-110 -50 -40 -76 10 -66C60 -60 108 -40 106 4C104 44 60 40 30 62C0 84 -96 76 -104 10Z";
const filletPath =
  "M-108 -10C-100 -54 -30 -60 20 -50C70 -42 104 -24 108 4C108 34 60 46 6 48C-60 52 -112 34 -108 -10Z";
const chopPath =
  "M-30 -30C0 -76 80 -70 98 -18C110 30 60 70 10 60C-24 54 -36 30 -44 10L-108 62Q-122 60 -116 44L-54 -14Z";
const mince: Sprite = (drawing) =>
  lit(drawing, blob(drawing.random, 104, 70, 10, 0.06), "#8e1f22", 0.3) +
  heap(
    drawing,
    70,
    92,
    58,
    () =>
      `<path d="M-22 0Q0 ${drawing.random.between(-14, 14)} 22 0" stroke="${drawing.random.pick(["#d8494a", "#c4363a", "#e56a62", "#f2c4b8"])}" stroke-width="11" stroke-linecap="round" fill="none"/>`,
  );
const cubes: Sprite = (drawing) =>
  heap(
    drawing,
    9,
    70,
    40,
    () =>
      `<path d="M-30 -24L26 -30L34 22L-24 30Z" fill="${drawing.random.pick(["#a8282b", "#bb3a38", "#932024"])}" stroke="#6b1216" stroke-opacity=".5" stroke-width="3"/><path d="M-20 -10L14 -16M-14 10L20 4" stroke="#f3cabb" stroke-width="4" opacity=".8"/>`,
  );
const joint: Sprite = (drawing) =>
  at(
    0,
    0,
    `<path d="M60 -30L118 -70Q132 -84 140 -70Q150 -56 132 -52L74 -4Z" fill="#f3e9d8"/>` +
      lit(
        drawing,
        "M-108 20C-110 -40 -40 -74 20 -56C56 -44 80 -30 84 -14C76 10 50 20 30 50C0 84 -104 84 -108 20Z",
        drawing.radial(
          [
            [0, "#d8756a"],
            [0.6, "#b34a45"],
            [1, "#7a2626"],
          ],
          0.36,
          0.3,
          0.8,
        ),
        0.8,
      ) +
      `<path d="M-96 10C-80 -30 -20 -56 30 -46" stroke="#f6dccf" stroke-width="14" fill="none" opacity=".8" stroke-linecap="round"/>`,
    6,
  );
const ribs: Sprite = (drawing) =>
  lit(drawing, "M-112 -30C-60 -54 60 -54 112 -30L106 44C50 60 -50 60 -106 44Z", "#b84a48", 0.6) +
  times(
    7,
    (index) =>
      `<path d="M${-92 + index * 30} -44L${-86 + index * 29} 54" stroke="#f1d9cc" stroke-width="11" stroke-linecap="round"/><circle cx="${-86 + index * 29}" cy="54" r="8" fill="#fff6ea"/>`,
  );
const sausages =
  (colour: string, count: number, thick: number): Sprite =>
  (drawing) =>
    times(count, (index) =>
      at(
        0,
        -50 + (index * 104) / Math.max(count - 1, 1),
        lit(
          drawing,
          `M-96 0C-96 ${-thick} 96 ${-thick - 14} 100 -6C104 ${thick - 6} -96 ${thick + 8} -96 0Z`,
          drawing.linear("down", [
            [0, lighter(colour, 0.25)],
            [0.5, colour],
            [1, darker(colour, 0.35)],
          ]),
          0.3,
        ) +
          spots(drawing, 12, 80, thick * 0.5, 3, lighter(colour, 0.5), 0.5) +
          `<path d="M-98 0l-16 -8M102 -4l16 -8" stroke="${darker(colour, 0.3)}" stroke-width="7" stroke-linecap="round"/>`,
        -14 + index * 3,
      ),
    );
const drySausage =
  (outer: string, inner: string): Sprite =>
  (drawing) =>
    at(
      -6,
      -18,
      long(drawing, outer, darker(outer, 0.4), 220, 36, 4) +
        times(
          8,
          (index) =>
            `<path d="M${-100 + index * 26} -34l18 66M${-82 + index * 26} -34l-18 66" stroke="#f5ead4" stroke-width="3" opacity=".65"/>`,
        ),
      -16,
    ) +
    [
      [30, 62],
      [82, 40],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          `<ellipse rx="36" ry="32" fill="${darker(outer, 0.3)}"/><ellipse rx="32" ry="28" fill="${inner}"/>${spots(drawing, 18, 26, 22, 3.6, "#fbe6da", 0.9)}`,
        ),
      )
      .join("");
const chicken: Sprite = (drawing) =>
  lit(
    drawing,
    "M-100 10C-104 -50 -40 -84 20 -74C70 -66 104 -34 98 20C90 66 40 84 -10 82C-60 80 -96 60 -100 10Z",
    drawing.radial(
      [
        [0, "#fbe6c8"],
        [0.6, "#f0c99a"],
        [1, "#c08a55"],
      ],
      0.36,
      0.3,
      0.8,
    ),
    0.7,
  ) +
  at(
    58,
    30,
    lit(
      drawing,
      "M-50 -18C-20 -48 30 -40 50 -14C64 0 84 -4 96 8C102 22 84 30 74 24C50 40 -20 50 -50 20Z",
      "#efc898",
      0.6,
    ),
    14,
  ) +
  at(-40, 34, lit(drawing, "M-44 0C-30 -30 20 -30 40 0C20 30 -30 30 -44 0Z", "#f0cda2", 0.5), 30) +
  spots(drawing, 26, 80, 56, 2, "#b98a55", 0.4);
const breasts: Sprite = (drawing) =>
  [
    [-26, -30, -10],
    [24, 30, 8],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        lit(
          drawing,
          "M-84 6C-84 -30 -30 -46 20 -40C60 -34 96 -10 92 10C80 24 40 38 -10 40C-50 42 -84 34 -84 6Z",
          drawing.radial(
            [
              [0, "#fde3d4"],
              [0.6, "#f3bfa8"],
              [1, "#d08f7a"],
            ],
            0.36,
            0.3,
            0.8,
          ),
          0.5,
        ) +
          `<path d="M-50 4Q0 -18 60 -4M-40 18Q0 6 40 12" stroke="#fff" stroke-width="3" opacity=".5" fill="none"/>`,
        turn,
      ),
    )
    .join("");
const drumsticks: Sprite = (drawing) =>
  [
    [-30, -26, -24],
    [26, 30, -14],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        `<path d="M30 -8L92 -16Q104 -28 112 -14Q120 -2 108 4Q114 16 100 18Q92 16 90 8L30 14Z" fill="#f7efe0"/>` +
          lit(
            drawing,
            "M-92 8C-92 -36 -40 -54 4 -36C30 -26 46 -12 50 2C40 18 20 40 -20 46C-60 50 -92 40 -92 8Z",
            drawing.radial(
              [
                [0, "#fbdcb4"],
                [0.6, "#eeb985"],
                [1, "#b97c48"],
              ],
              0.36,
              0.3,
              0.8,
            ),
            0.6,
          ),
        turn,
      ),
    )
    .join("");
const slices =
  (meat: string, fat: string, streaky: boolean): Sprite =>
  (drawing) =>
    times(4, (index) =>
      at(
        -8 + index * 6,
        -54 + index * 36,
        `<path d="M-104 -10C-60 -34 -30 10 10 -12C50 -32 80 2 106 -14L104 26C70 42 40 8 4 30C-36 50 -64 10 -102 32Z" fill="${fat}" stroke="${darker(meat, 0.2)}" stroke-opacity=".4" stroke-width="2"/><path d="M-102 2C-60 -20 -30 22 10 0C50 -20 80 14 105 0L105 14C70 30 40 0 4 20C-36 38 -64 2 -102 20Z" fill="${meat}"/>${streaky ? `<path d="M-100 -4C-60 -28 -30 14 10 -8C50 -26 80 6 104 -8" stroke="${meat}" stroke-width="6" fill="none" opacity=".7"/>` : ""}`,
        drawing.random.between(-6, 6),
      ),
    );
const ham: Sprite = (drawing) =>
  times(3, (index) =>
    at(
      -14 + index * 16,
      -24 + index * 24,
      `<path d="${blob(drawing.random, 94, 58, 9, 0.06)}" fill="#f8e6dc"/><path d="${blob(drawing.random, 86, 50, 9, 0.06)}" fill="${drawing.radial(
        [
          [0, "#f9c3bb"],
          [1, "#e2938c"],
        ],
      )}"/><path d="M-50 ${-10}q40 ${drawing.random.between(-20, 20)} 90 6" stroke="#fbe2dc" stroke-width="5" fill="none"/>`,
      index * 8 - 8,
    ),
  );

export const butcher = {
  steak: slab(steakPath, "#c0363a", "#f6e2d3"),
  veal: slab(filletPath, "#dc8f88", "#f2d3c8"),
  "pork-fillet": slab(filletPath, "#d9857c", "#f0cabd"),
  turkey: slab(filletPath, "#f0b9a6", "#f8dccf"),
  duck: slab(filletPath, "#a52c34", "#f4d9a8"),
  chop: ((drawing) =>
    at(-24, -28, slab(chopPath, "#c5484a", "#f6e6d8")(drawing), -8, 0.8) +
    at(24, 32, slab(chopPath, "#bb3e42", "#f6e6d8")(drawing), 6, 0.8)) as Sprite,
  mince,
  cubes,
  joint,
  ribs,
  merguez: sausages("#b5372b", 6, 12),
  sausages: sausages("#d99a86", 4, 20),
  frankfurters: sausages("#c96a4a", 5, 14),
  "dry-sausage": drySausage("#8e4a3c", "#b03a36"),
  chorizo: drySausage("#a83222", "#c8452c"),
  chicken,
  "chicken-breast": breasts,
  drumsticks,
  bacon: slices("#b8453f", "#f7ddd0", true),
  "cured-ham": slices("#b23c46", "#f6dcd2", false),
  ham,
} satisfies Record<string, Sprite>;

const fishBody =
  (back: string, belly: string, stripes = false): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      `<path d="M84 0L124 -40Q118 0 124 40Z" fill="${darker(back, 0.1)}"/><path d="M-10 -46Q20 -72 50 -38Z" fill="${darker(back, 0.15)}"/>` +
        `<path d="M-118 4C-90 -44 -20 -56 40 -34C70 -22 90 -6 92 0C90 8 70 24 40 34C-20 54 -90 46 -118 4Z" fill="${drawing.linear(
          "down",
          [
            [0, back],
            [0.45, lighter(back, 0.35)],
            [0.75, belly],
            [1, darker(belly, 0.16)],
          ],
        )}"/>` +
        (stripes
          ? times(
              9,
              (index) =>
                `<path d="M${-52 + index * 15} -44q10 14 0 34" stroke="${darker(back, 0.5)}" stroke-width="5" fill="none" opacity=".7"/>`,
            )
          : times(5, (row) =>
              times(
                9,
                (index) =>
                  `<path d="M${-50 + index * 15 + (row % 2) * 7} ${-30 + row * 12}q6 6 0 12" stroke="#fff" stroke-width="1.8" fill="none" opacity=".35"/>`,
              ),
            )) +
        `<path d="M-66 -36Q-46 0 -66 36" stroke="${darker(back, 0.3)}" stroke-width="4" fill="none" opacity=".6"/><circle cx="-88" cy="-8" r="10" fill="#f6f0d8"/><circle cx="-88" cy="-8" r="5.5" fill="#15181b"/><path d="M-40 6Q-20 30 -4 18Q-20 4 -40 6Z" fill="${darker(belly, 0.2)}"/><path d="M-70 -34Q0 -52 60 -22" stroke="#fff" stroke-opacity=".4" stroke-width="6" fill="none"/>`,
      -6,
    );
const fillet =
  (flesh: string, line: string, skin: string): Sprite =>
  (drawing) => {
    const path =
      "M-112 -6C-96 -50 -20 -58 50 -44C90 -36 112 -20 110 4C104 40 40 54 -20 54C-70 54 -116 40 -112 -6Z";
    return (
      `<path d="${path}" transform="translate(2 14)" fill="${skin}"/><path d="${path}" fill="${drawing.linear(
        "down",
        [
          [0, lighter(flesh, 0.2)],
          [1, darker(flesh, 0.1)],
        ],
      )}"/>` +
      drawing.clipped(
        `<path d="${path}"/>`,
        times(
          9,
          (index) =>
            `<path d="M${-112 + index * 28} -64q-26 60 6 124" stroke="${line}" stroke-width="6" fill="none" opacity=".8"/>`,
        ) +
          `<path d="M-112 0Q0 -16 112 2" stroke="${line}" stroke-width="5" fill="none" opacity=".7"/>`,
      ) +
      `<path d="M-90 -28Q-10 -52 80 -30" stroke="#fff" stroke-width="8" stroke-opacity=".4" fill="none" stroke-linecap="round"/>`
    );
  };
const many =
  (sprite: Sprite, count: number, scale: number, step: number): Sprite =>
  (drawing) =>
    times(count, (index) =>
      at(
        (index % 2) * 14 - 7,
        (index - (count - 1) / 2) * step,
        sprite(drawing),
        (index % 2 ? -1 : 1) * 3,
        scale,
      ),
    );
const smoked =
  (colour: string): Sprite =>
  (drawing) =>
    times(4, (index) =>
      at(
        -10 + index * 8,
        -48 + index * 30,
        `<path d="M-100 4C-80 -30 -20 -10 20 -26C60 -38 90 -24 104 -4C90 22 40 10 4 26C-40 42 -84 40 -100 4Z" fill="${drawing.linear(
          "down",
          [
            [0, lighter(colour, 0.2)],
            [1, darker(colour, 0.16)],
          ],
        )}"/>${times(5, (line) => `<path d="M${-70 + line * 34} -12q-10 18 4 34" stroke="#ffe3d0" stroke-width="4" fill="none" opacity=".75"/>`)}`,
        drawing.random.between(-8, 8),
      ),
    );
const prawn =
  (colour: string): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      `<path d="M-70 -40q-40 -30 -50 10M-70 -44q-20 -50 -54 -40" stroke="${darker(colour, 0.2)}" stroke-width="3" fill="none"/>` +
        lit(
          drawing,
          "M-86 -30C-60 -84 50 -80 84 -10C98 40 60 84 20 84C50 60 50 20 20 0C-10 -20 -60 10 -86 -30Z",
          colour,
          0.6,
        ) +
        times(
          5,
          (index) =>
            `<path d="M${-20 + index * 22} ${-66 + index * index * 4}q-10 24 -4 48" stroke="${darker(colour, 0.3)}" stroke-width="4" fill="none" opacity=".7"/>`,
        ) +
        `<path d="M24 84l-40 26l10 -30l-36 2l34 -24Z" fill="${darker(colour, 0.12)}"/><circle cx="-70" cy="-40" r="6" fill="#1a1010"/>${times(5, (index) => `<path d="M${-30 + index * 16} ${4 + index * 3}q-6 20 -16 26" stroke="${darker(colour, 0.1)}" stroke-width="5" fill="none"/>`)}`,
      0,
    );
const lobster =
  (colour: string): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      [-1, 1]
        .map(
          (side) =>
            `<path d="M${side * 20} -40Q${side * 70} -60 ${side * 66} -92" stroke="${colour}" stroke-width="14" fill="none"/><path d="M${side * 66} -80C${side * 30} -110 ${side * 60} -134 ${side * 78} -122L${side * 74} -104L${side * 96} -120C${side * 112} -96 ${side * 96} -76 ${side * 66} -80Z" fill="${colour}"/>${times(3, (index) => `<path d="M${side * 22} ${-20 + index * 18}q${side * 36} 0 ${side * 46} 26" stroke="${darker(colour, 0.15)}" stroke-width="6" fill="none"/>`)}<path d="M${side * 10} -66Q${side * 30} -120 ${side * 20} -130" stroke="${colour}" stroke-width="3" fill="none"/>`,
        )
        .join("") +
        lit(
          drawing,
          "M0 -76C30 -70 32 -20 26 6C20 20 -20 20 -26 6C-32 -20 -30 -70 0 -76Z",
          colour,
          0.7,
        ) +
        times(
          5,
          (index) =>
            `<ellipse cy="${20 + index * 14}" rx="${25 - index * 2}" ry="10" fill="${index % 2 ? darker(colour, 0.12) : colour}" stroke="${darker(colour, 0.35)}" stroke-width="2"/>`,
        ) +
        [-40, -16, 16, 40]
          .map((turn) =>
            at(0, 86, `<ellipse cy="18" rx="10" ry="22" fill="${darker(colour, 0.08)}"/>`, -turn),
          )
          .join(""),
      0,
      0.92,
    );
const oyster: Sprite = (drawing) =>
  `<path d="${blob(drawing.random, 98, 74, 12, 0.1)}" fill="#6f6b63"/><path d="${blob(drawing.random, 88, 64, 12, 0.06)}" fill="${drawing.radial(
    [
      [0, "#ffffff"],
      [0.7, "#e6e6e2"],
      [1, "#b9b5ac"],
    ],
    0.4,
    0.35,
    0.7,
  )}"/><path d="${blob(drawing.random, 58, 42, 9, 0.14)}" fill="#b8b5a2"/><path d="${blob(drawing.random, 44, 30, 9, 0.16)}" fill="#d9d6c4"/><ellipse cx="-16" cy="-12" rx="18" ry="8" fill="#fff" opacity=".8"/>`;
const mussel: Sprite = (drawing) =>
  lit(
    drawing,
    "M-96 10C-90 -50 20 -66 80 -30C110 -8 96 40 50 52C0 62 -80 50 -96 10Z",
    drawing.radial(
      [
        [0, "#5f6484"],
        [0.5, "#2a2c40"],
        [1, "#0f1018"],
      ],
      0.36,
      0.3,
      0.8,
    ),
    0.7,
  ) +
  `<path d="M-90 16Q0 44 84 24" stroke="#8f93b5" stroke-width="3" fill="none" opacity=".6"/><path d="M-84 26Q0 66 70 38Q0 48 -84 26Z" fill="#f0a24e"/>`;
const squid: Sprite = (drawing) =>
  lit(drawing, "M0 -112C40 -60 44 10 34 40H-34C-44 10 -40 -60 0 -112Z", "#f3e3e0", 0.6) +
  `<path d="M-20 -70L-70 -30Q-50 -6 -34 -14ZM20 -70L70 -30Q50 -6 34 -14Z" fill="#e6cfcc"/>` +
  times(
    7,
    (index) =>
      `<path d="M${-30 + index * 10} 40q${(index - 3) * 6} 40 ${(index - 3) * 9} 66" stroke="#e0c2c0" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  ) +
  `<circle cx="-16" cy="30" r="6" fill="#2b2024"/><circle cx="16" cy="30" r="6" fill="#2b2024"/>`;
const octopus: Sprite = (drawing) =>
  [-72, -46, -20, 20, 46, 72]
    .map(
      (x, index) =>
        `<path d="M${x * 0.4} 0C${x * 0.9} 30 ${x * 1.2} 60 ${x * 1.5} ${index % 2 ? 80 : 96}Q${x * 1.6} 112 ${x * 1.2} 108" stroke="#a84a5e" stroke-width="24" fill="none" stroke-linecap="round"/><path d="M${x * 0.4} 10C${x * 0.9} 40 ${x * 1.2} 70 ${x * 1.4} 86" stroke="#f2c6cb" stroke-width="6" stroke-dasharray="3 9" fill="none" stroke-linecap="round"/>`,
    )
    .join("") +
  lit(
    drawing,
    "M0 -110C60 -110 74 -50 50 6C30 30 -30 30 -50 6C-74 -50 -60 -110 0 -110Z",
    "#b4566a",
    0.8,
  ) +
  `<circle cx="-20" cy="-10" r="9" fill="#fff"/><circle cx="20" cy="-10" r="9" fill="#fff"/><circle cx="-20" cy="-9" r="5" fill="#23161a"/><circle cx="20" cy="-9" r="5" fill="#23161a"/>`;
const crab: Sprite = (drawing) =>
  [-1, 1]
    .map(
      (side) =>
        times(
          3,
          (index) =>
            `<path d="M${side * 50} ${10 + index * 14}Q${side * 96} ${0 + index * 20} ${side * 104} ${40 + index * 18}" stroke="#b9542c" stroke-width="11" fill="none" stroke-linecap="round"/>`,
        ) +
        `<path d="M${side * 56} -20Q${side * 100} -30 ${side * 92} -62" stroke="#c25a30" stroke-width="16" fill="none"/><path d="M${side * 92} -52C${side * 50} -84 ${side * 80} -112 ${side * 98} -98L${side * 96} -82L${side * 116} -96C${side * 130} -70 ${side * 118} -50 ${side * 92} -52Z" fill="#c8623a"/>`,
    )
    .join("") +
  lit(
    drawing,
    "M-84 0C-84 -44 -40 -56 0 -56C40 -56 84 -44 84 0C84 34 50 54 0 54C-50 54 -84 34 -84 0Z",
    drawing.radial(
      [
        [0, "#e2824e"],
        [0.6, "#c4602f"],
        [1, "#8a3a18"],
      ],
      0.36,
      0.3,
      0.8,
    ),
    0.7,
  ) +
  spots(drawing, 18, 66, 40, 3, "#f3b58a", 0.5) +
  `<circle cx="-22" cy="-54" r="8" fill="#1c1210"/><circle cx="22" cy="-54" r="8" fill="#1c1210"/>`;

export const sea = {
  fish: fishBody("#7b8fa0", "#eef2f2"),
  bream: fishBody("#8a8f98", "#f3ede4"),
  "fish-red": fishBody("#d9705e", "#f6dcd2"),
  sardines: many(fishBody("#5d7a94", "#eef2f5"), 4, 0.72, 42),
  mackerel: many(fishBody("#3f7a86", "#eef2ee", true), 3, 0.86, 56),
  trout: fishBody("#8a8a5a", "#f3dfcf"),
  salmon: fillet("#f2825a", "#fbc9ab", "#7d8790"),
  cod: fillet("#f6efe6", "#dfd3c4", "#9aa09a"),
  tuna: fillet("#a8323c", "#c9545a", "#4a4f5c"),
  "smoked-salmon": smoked("#ee7e52"),
  "smoked-trout": smoked("#e9a27e"),
  prawns: ((drawing) =>
    [
      [-34, -30, 0.72],
      [40, -10, 0.72],
      [-10, 44, 0.78],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        at(x, y, prawn("#f08a6c")(drawing), drawing.random.between(-30, 30), scale),
      )
      .join("")) as Sprite,
  langoustines: ((drawing) =>
    [-34, 34]
      .map((x, index) => at(x, 0, lobster("#e88a5e")(drawing), index ? 14 : -12, 0.82))
      .join("")) as Sprite,
  lobster: lobster("#33507a"),
  oyster,
  mussel,
  squid,
  octopus,
  crab,
  scallop: ((drawing) =>
    heap(
      drawing,
      6,
      64,
      46,
      () =>
        `<ellipse cy="8" rx="40" ry="34" fill="#d9c4a0"/><ellipse rx="40" ry="32" fill="${drawing.radial(
          [
            [0, "#fffaf0"],
            [1, "#f0dfc2"],
          ],
        )}"/>`,
    )) as Sprite,
} satisfies Record<string, Sprite>;
