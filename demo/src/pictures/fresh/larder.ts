import { darker, lighter } from "../studio/colour.ts";
import { around, at, blob, times } from "../studio/paths.ts";
import { ball, heap, leaf, lit, type Sprite, spots } from "./parts.ts";

const wedge =
  (paste: string, rind: string, holes = 0): Sprite =>
  (drawing) =>
    `<path d="M-108 30L60 -58Q104 -44 110 -8L110 50Q100 72 80 72L-104 72Q-112 50 -108 30Z" fill="${darker(paste, 0.12)}"/><path d="M-108 30L60 -58Q104 -44 110 -8Z" fill="${lighter(paste, 0.3)}"/><path d="M-108 30L110 -8V50Q100 72 80 72H-104Q-112 52 -108 30Z" fill="${drawing.linear(
      "down",
      [
        [0, lighter(paste, 0.1)],
        [1, paste],
      ],
    )}"/><path d="M60 -58Q104 -44 110 -8V50Q104 70 80 72Q98 40 92 -4Q84 -40 60 -58Z" fill="${rind}"/>` +
    (holes
      ? times(
          holes,
          (index) =>
            `<ellipse cx="${-60 + ((index * 37) % 130)}" cy="${26 + ((index * 23) % 40)}" rx="${6 + (index % 3) * 4}" ry="${5 + (index % 3) * 3}" fill="${darker(paste, 0.22)}"/>`,
        )
      : "");
const blue: Sprite = (drawing) =>
  wedge("#f3ecd4", "#d9cfae")(drawing) +
  times(
    34,
    () =>
      `<circle cx="${drawing.random.between(-84, 80)}" cy="${drawing.random.between(12, 64)}" r="${drawing.random.between(3, 8)}" fill="${drawing.random.pick(["#5f7f86", "#7a9688", "#4a6a78"])}" opacity=".75"/>`,
  );
const wheel =
  (top: string, side: string, cut: string): Sprite =>
  (drawing) =>
    `<path d="M-104 -6V40C-104 84 104 84 104 40V-6Z" fill="${drawing.linear("across", [
      [0, darker(side, 0.25)],
      [0.35, lighter(side, 0.15)],
      [1, darker(side, 0.3)],
    ])}"/><ellipse cy="-6" rx="104" ry="56" fill="${top}"/>${spots(drawing, 30, 90, 44, 4, darker(top, 0.12), 0.35)}<path d="M0 -6L86 26Q104 10 104 -6V40Q100 56 84 64L0 34Z" fill="${cut}"/><path d="M0 -6L86 26V64L0 34Z" fill="${lighter(cut, 0.25)}"/>`;
const log =
  (outer: string): Sprite =>
  (drawing) =>
    `<path d="M-96 -34H70V46H-96Q-112 6 -96 -34Z" fill="${drawing.linear("down", [
      [0, lighter(outer, 0.3)],
      [1, darker(outer, 0.2)],
    ])}"/><ellipse cx="70" cy="6" rx="30" ry="40" fill="${outer}"/><ellipse cx="70" cy="6" rx="25" ry="34" fill="#fffaf0"/>${times(40, () => `<circle cx="${drawing.random.between(-96, 50)}" cy="${drawing.random.between(-30, 42)}" r="2.6" fill="#2d2d2d" opacity=".22"/>`)}`;
const mozzarella: Sprite = (drawing) =>
  [
    [-40, 16, 66],
    [50, 30, 50],
  ]
    .map(([x = 0, y = 0, size = 60]) => at(x, y, ball(drawing, "#ffffff", "#e0dccf", size)))
    .join("") +
  at(60, -40, leaf("#3f8f38", 66, 24), 30) +
  at(40, -38, leaf("#357a30", 54, 20), -30);
const cubes =
  (colour: string): Sprite =>
  (drawing) =>
    heap(
      drawing,
      9,
      68,
      44,
      () =>
        `<path d="M-26 -22L22 -26L28 20L-22 26Z" fill="${lighter(colour, 0.12)}"/><path d="M-22 26L28 20L30 30L-20 36Z" fill="${darker(colour, 0.14)}"/>`,
    );
const shreds: Sprite = (drawing) =>
  heap(
    drawing,
    90,
    92,
    50,
    () =>
      `<rect x="-16" y="-3.4" width="32" height="6.8" rx="3" fill="${drawing.random.pick(["#f6e2a8", "#efd48a", "#fbeec6"])}"/>`,
  );
const butter: Sprite = (drawing) =>
  `<path d="M-96 0L-50 -34H104L64 0Z" fill="#fff0ae"/><path d="M64 0L104 -34V30L64 66Z" fill="#dfba58"/><rect x="-96" width="160" height="66" fill="${drawing.linear(
    "down",
    [
      [0, "#ffe58a"],
      [1, "#f2cd62"],
    ],
  )}"/>${times(4, (index) => `<path d="M${-62 + index * 32} 0V66" stroke="#d8b34e" stroke-width="3" opacity=".6"/>`)}`;
const egg =
  (colour: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -96C46 -96 76 -20 76 20C76 66 44 92 0 92C-44 92 -76 66 -76 20C-76 -20 -46 -96 0 -96Z",
      drawing.radial(
        [
          [0, lighter(colour, 0.3)],
          [0.6, colour],
          [1, darker(colour, 0.25)],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.5,
    );
const quailEgg: Sprite = (drawing) =>
  egg("#ebe2cc")(drawing) +
  drawing.clipped(`<ellipse rx="74" ry="94"/>`, spots(drawing, 36, 70, 86, 8, "#4a3a2a", 0.75));
const milk: Sprite = (drawing) =>
  `<path d="M-56 -96H56L44 92Q0 104 -44 92Z" fill="#e9f0f4" fill-opacity=".6"/><path d="M-52 -52Q0 -40 52 -52L43 88Q0 98 -43 88Z" fill="#ffffff"/><ellipse cy="-52" rx="52" ry="12" fill="#f4f2ea"/><path d="M-56 -96H56L44 92Q0 104 -44 92Z" fill="${drawing.linear(
    "across",
    [
      [0, "#6a8aa0", 0.3],
      [0.25, "#ffffff", 0.6],
      [0.5, "#ffffff", 0],
      [1, "#6a8aa0", 0.32],
    ],
  )}"/>`;
const cream =
  (colour: string, top: string): Sprite =>
  () =>
    `<path d="M-90 -20H90Q84 80 40 90H-40Q-84 80 -90 -20Z" fill="#7d97a8"/><path d="M-90 -20H90Q86 30 60 70Q80 20 76 -20Z" fill="#000" opacity=".1"/><ellipse cy="-20" rx="90" ry="26" fill="#94adbb"/><ellipse cy="-20" rx="80" ry="21" fill="${colour}"/><path d="M-40 -22Q0 -60 10 -24Q40 -40 30 -14Q0 0 -40 -22Z" fill="${top}"/>`;

const crust = (drawing: Parameters<Sprite>[0]) =>
  drawing.radial(
    [
      [0, "#eebd76"],
      [0.5, "#c9853c"],
      [1, "#7d4317"],
    ],
    0.4,
    0.28,
    0.8,
  );
const baguette: Sprite = (drawing) =>
  [-8, 10]
    .map((turn, index) =>
      at(
        0,
        index * 34 - 18,
        lit(
          drawing,
          "M-118 6C-110 -28 -40 -34 0 -34C40 -34 110 -28 118 6C108 30 40 34 0 34C-40 34 -108 30 -118 6Z",
          crust(drawing),
          0.5,
        ) +
          times(
            5,
            (cut) => `<path d="M${-84 + cut * 38} -12q20 -16 32 2q-18 14 -32 -2Z" fill="#f8dfae"/>`,
          ),
        turn,
      ),
    )
    .join("");
const loaf: Sprite = (drawing) =>
  lit(
    drawing,
    "M-104 22C-106 -50 -50 -80 0 -80C50 -80 106 -50 104 22C104 66 -104 66 -104 22Z",
    crust(drawing),
    0.7,
  ) +
  [-50, 0, 50]
    .map(
      (x) => `<path d="M${x - 22} -52q26 26 18 74q14 -40 16 -70Z" fill="#f7e2b8" opacity=".95"/>`,
    )
    .join("") +
  spots(drawing, 60, 88, 50, 2, "#fff6e2", 0.55);
const slicedLoaf =
  (colour: string): Sprite =>
  (drawing) =>
    times(4, (index) =>
      at(
        -46 + index * 28,
        -8 + index * 5,
        `<path d="M-56 70V-30C-80 -40 -70 -84 -34 -84H34C70 -84 80 -40 56 -30V70Q0 80 -56 70Z" fill="#a8692e"/><path d="M-46 62V-28C-66 -38 -58 -74 -30 -74H30C58 -74 66 -38 46 -28V62Q0 70 -46 62Z" fill="${drawing.radial(
          [
            [0, lighter(colour, 0.15)],
            [1, colour],
          ],
        )}"/>${spots(drawing, 22, 38, 50, 2.6, darker(colour, 0.2), 0.5)}`,
      ),
    );
const croissant: Sprite = (drawing) =>
  lit(
    drawing,
    "M-112 46C-104 -30 -50 -66 0 -66C50 -66 104 -30 112 46C92 56 70 40 58 22C36 4 -36 4 -58 22C-70 40 -92 56 -112 46Z",
    crust(drawing),
    0.6,
  ) +
  [-70, -36, 0, 36, 70]
    .map(
      (x) =>
        `<path d="M${x * 1.1} ${-56 + Math.abs(x) * 0.5}Q${x * 0.8} ${-20 + Math.abs(x) * 0.3} ${x * 0.6} ${8 + Math.abs(x) * 0.16}" stroke="#7a4013" stroke-width="5" fill="none" opacity=".6"/>`,
    )
    .join("");
const brioche: Sprite = (drawing) =>
  [-64, -22, 22, 64]
    .map((x, index) =>
      at(
        x,
        index % 2 ? 8 : -4,
        lit(drawing, blob(drawing.random, 50, 46, 9, 0.03), crust(drawing), 0.8),
        index % 2 ? 20 : -20,
      ),
    )
    .join("") + spots(drawing, 30, 96, 36, 2.6, "#fff3d6", 0.8);
const bagel: Sprite = (drawing) =>
  `<path fill-rule="evenodd" d="M-92 0A92 84 0 1 0 92 0A92 84 0 1 0 -92 0ZM-28 0A28 24 0 1 1 28 0A28 24 0 1 1 -28 0Z" fill="${crust(drawing)}"/><path fill-rule="evenodd" d="M-92 0A92 84 0 1 0 92 0A92 84 0 1 0 -92 0ZM-28 0A28 24 0 1 1 28 0A28 24 0 1 1 -28 0Z" fill="#fff" opacity=".08"/>` +
  times(44, (index) => {
    const angle = index * 2.4;
    const reach = 42 + ((index * 17) % 40);
    return at(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.9,
      `<ellipse rx="5" ry="3" fill="#fdf3d8"/>`,
      index * 40,
    );
  });
const tortilla: Sprite = (drawing) =>
  times(5, (index) =>
    at(
      0,
      36 - index * 16,
      `<ellipse rx="106" ry="62" cy="5" fill="#b98b4e"/><ellipse rx="106" ry="62" fill="#f0d9a6"/>${spots(drawing, 14, 86, 46, 7, "#b57f3c", 0.5)}`,
    ),
  );
const bun: Sprite = (drawing) =>
  lit(
    drawing,
    "M-96 30C-100 -50 -40 -76 0 -76C40 -76 100 -50 96 30C90 60 -90 60 -96 30Z",
    crust(drawing),
    0.8,
  ) + spots(drawing, 16, 60, 26, 3, "#fdf3d8", 0.9);

const walnut: Sprite = (drawing) =>
  lit(drawing, blob(drawing.random, 84, 72, 10, 0.06), "#b98852", 0.7) +
  `<path d="M0 -68V66" stroke="#7b5228" stroke-width="7"/>${[-40, -14, 14, 40].map((x) => `<path d="M${x} -52q${x > 0 ? 22 : -22} 26 0 52q${x > 0 ? 20 : -20} 26 -4 44" stroke="#7b5228" stroke-width="6" fill="none" opacity=".8"/>`).join("")}`;
const almond: Sprite = (drawing) =>
  [-30, 30]
    .map((x, index) =>
      at(
        x,
        index * 20 - 10,
        lit(
          drawing,
          "M0 -84C40 -50 50 20 30 64Q0 90 -30 64C-50 20 -40 -50 0 -84Z",
          "#a5662f",
          0.7,
        ) +
          [-16, 0, 16]
            .map(
              (line) =>
                `<path d="M0 -76Q${line * 1.8} 0 ${line} 70" stroke="#774418" stroke-width="3" fill="none" opacity=".7"/>`,
            )
            .join(""),
        index ? 24 : -20,
      ),
    )
    .join("");
const cashew: Sprite = (drawing) =>
  [
    [-20, -24, 0],
    [24, 30, 150],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        lit(
          drawing,
          "M-70 -30C-60 -70 40 -70 66 -10C80 40 50 60 30 44C20 30 40 10 10 -4C-20 -14 -60 10 -70 -30Z",
          "#efd9ac",
          0.6,
        ),
        turn,
      ),
    )
    .join("");
const peanut: Sprite = (drawing) =>
  [-24, 26]
    .map((y, index) =>
      at(
        0,
        y,
        lit(
          drawing,
          "M-90 0C-90 -46 -30 -44 0 -22C30 -44 90 -46 90 0C90 46 30 44 0 22C-30 44 -90 46 -90 0Z",
          "#d5a866",
          0.6,
        ) +
          times(
            9,
            (line) =>
              `<path d="M${-72 + line * 18} -24v48" stroke="#a5763a" stroke-width="3" opacity=".5"/>`,
          ),
        index ? 14 : -20,
      ),
    )
    .join("");
const hazelnut: Sprite = (drawing) =>
  [
    [-34, 10],
    [40, 20],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        lit(
          drawing,
          "M0 -66C40 -50 62 -10 50 24C36 54 -36 54 -50 24C-62 -10 -40 -50 0 -66Z",
          "#a9672c",
          0.8,
        ) + `<path d="M-50 24Q0 0 50 24Q36 54 0 52Q-36 54 -50 24Z" fill="#dcb682"/>`,
      ),
    )
    .join("") + at(-10, -44, leaf("#5f9440", 70, 30), 30);
const chestnut: Sprite = (drawing) =>
  [
    [-32, 4],
    [42, 18],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        lit(
          drawing,
          "M0 -66C50 -40 70 0 56 34C30 56 -30 56 -56 34C-70 0 -50 -40 0 -66Z",
          "#6b3214",
          0.9,
        ) + `<path d="M-52 30Q0 8 52 30Q0 60 -52 30Z" fill="#c99a66"/>`,
      ),
    )
    .join("");
const date: Sprite = (drawing) =>
  [
    [-34, -16, 20],
    [26, -22, -14],
    [0, 40, 80],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        lit(drawing, "M0 -66C36 -60 40 50 0 68C-40 50 -36 -60 0 -66Z", "#7d4218", 0.8) +
          `<path d="M-10 -50Q-20 0 -8 50M10 -50Q22 0 8 50" stroke="#4c2409" stroke-width="3" fill="none" opacity=".7"/>`,
        turn,
      ),
    )
    .join("");
const coffee: Sprite = (drawing) =>
  heap(
    drawing,
    9,
    66,
    56,
    () =>
      `<ellipse rx="34" ry="25" fill="${drawing.radial(
        [
          [0, "#8a5228"],
          [0.6, "#56301a"],
          [1, "#2c160a"],
        ],
        0.4,
        0.3,
        0.7,
      )}"/><path d="M-30 4Q-8 -12 4 2Q14 14 30 -4" stroke="#200f06" stroke-width="5" fill="none"/>`,
  );
const cocoa: Sprite = (drawing) =>
  heap(
    drawing,
    7,
    62,
    46,
    () =>
      `<rect x="-34" y="-28" width="68" height="56" rx="7" fill="#4b2713"/><rect x="-26" y="-20" width="52" height="40" rx="5" fill="#683a1e"/><path d="M-22 -16H22" stroke="#93603c" stroke-width="4"/>`,
  );
const wheat: Sprite = () =>
  [-24, -8, 8, 24]
    .map((turn) =>
      at(
        0,
        100,
        `<path d="M0 0V-110" stroke="#c59a3c" stroke-width="5"/>${times(9, (index) => at(index % 2 ? 10 : -10, -90 - index * 10, `<ellipse rx="8" ry="16" fill="#e2b750" stroke="#a97a22" stroke-width="2"/>`, index % 2 ? 24 : -24))}<path d="M0 -176V-204M0 -170L14 -198M0 -170L-14 -198" stroke="#d9ad48" stroke-width="2.6"/>`,
        turn,
      ),
    )
    .join("");
const pasta =
  (kind: "spaghetti" | "penne" | "ribbon" | "sheet"): Sprite =>
  (drawing) =>
    kind === "penne"
      ? heap(
          drawing,
          14,
          74,
          54,
          () =>
            `<path d="M-40 -12L30 -14L42 10L-28 14Z" fill="#efc866" stroke="#c6952f" stroke-width="2.4"/><ellipse cx="36" cy="-2" rx="6" ry="12" fill="#a8751f"/><path d="M-34 -4L32 -6M-30 6L36 4" stroke="#fbe3a0" stroke-width="3"/>`,
        )
      : kind === "sheet"
        ? times(4, (index) =>
            at(
              -12 + index * 10,
              -30 + index * 18,
              `<rect x="-84" y="-50" width="168" height="90" rx="6" fill="#f2d27c" stroke="#c6952f" stroke-width="3"/><path d="M-84 -30q12 8 24 0t24 0t24 0t24 0t24 0t24 0t24 0" stroke="#d9ae4c" stroke-width="5" fill="none"/>`,
            ),
          )
        : kind === "ribbon"
          ? [-44, 44, 0]
              .map((x, index) =>
                at(
                  x,
                  index === 2 ? -30 : 24,
                  times(
                    9,
                    (line) =>
                      `<path d="M-44 ${-24 + line * 6}C-20 ${-60 + line * 9} 20 ${40 - line * 5} 44 ${-20 + line * 6}" stroke="${line % 2 ? "#f0cb6a" : "#dfae44"}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
                  ),
                ),
              )
              .join("")
          : times(
              22,
              (index) =>
                `<path d="M${-44 + index * 4} -104Q${(index - 11) * 1.2} 0 ${-50 + index * 4.6} 104" stroke="${index % 3 ? "#efc862" : "#d8a63c"}" stroke-width="4.4" fill="none"/>`,
            ) + `<rect x="-34" y="-16" width="68" height="32" rx="10" fill="#c8503c"/>`;
const grains =
  (...colours: string[]): Sprite =>
  (drawing) =>
    `<path d="M-100 40Q-96 84 -40 88H40Q96 84 100 40Z" fill="#b98a5a"/><ellipse cy="40" rx="100" ry="28" fill="#8a6238"/>` +
    heap(
      drawing,
      120,
      86,
      44,
      () =>
        `<ellipse rx="12" ry="6" fill="${drawing.random.pick(colours)}" stroke="#000" stroke-opacity=".12"/>`,
    ).replace(/^/, `<g transform="translate(0 18)">`) +
    `</g><path d="M-100 42Q0 96 100 42Q96 84 40 88H-40Q-96 84 -100 42Z" fill="#c89a68"/>`;
const biscuit =
  (colour: string, chips: string | null): Sprite =>
  (drawing) =>
    [
      [-36, -20, 62],
      [36, 28, 66],
    ]
      .map(([x = 0, y = 0, size = 60]) =>
        at(
          x,
          y,
          `<path d="${blob(drawing.random, size, size * 0.92, 14, 0.03)}" fill="${darker(colour, 0.3)}" transform="translate(0 8)"/><path d="${blob(drawing.random, size, size * 0.92, 14, 0.03)}" fill="${drawing.radial(
            [
              [0, lighter(colour, 0.2)],
              [1, colour],
            ],
          )}"/>${chips ? spots(drawing, 12, size * 0.75, size * 0.7, 7, chips, 0.95) : around(12, () => `<circle cy="${-size * 0.8}" r="4" fill="${darker(colour, 0.2)}"/>`)}`,
        ),
      )
      .join("");
const candy =
  (colour: string): Sprite =>
  (drawing) =>
    [
      [-30, -30, -20],
      [34, -6, 30],
      [-6, 46, 8],
    ]
      .map(([x = 0, y = 0, turn = 0], index) => {
        const wrap = index % 2 ? lighter(colour, 0.3) : colour;
        return at(
          x,
          y,
          `<path d="M-40 0L-76 -24V24ZM40 0L76 -24V24Z" fill="${wrap}" opacity=".85"/><rect x="-44" y="-26" width="88" height="52" rx="18" fill="${drawing.linear(
            "down",
            [
              [0, lighter(wrap, 0.35)],
              [1, darker(wrap, 0.15)],
            ],
          )}"/>`,
          turn,
          0.86,
        );
      })
      .join("");
const crisps: Sprite = (drawing) =>
  heap(
    drawing,
    10,
    70,
    56,
    () =>
      `<path d="${blob(drawing.random, 50, 38, 8, 0.08)}" fill="${drawing.radial([
        [0, "#fbe08a"],
        [0.7, "#efc050"],
        [1, "#cf9228"],
      ])}" stroke="#b67d1e" stroke-width="2"/><path d="M-24 -6Q0 -22 26 -4" stroke="#fff3c4" stroke-width="5" fill="none" opacity=".7"/>`,
  );
const triangles: Sprite = (drawing) =>
  heap(
    drawing,
    9,
    66,
    52,
    () =>
      `<path d="M0 -52L50 38Q0 48 -50 38Z" fill="${drawing.random.pick(["#f2be4c", "#e8ac38"])}" stroke="#b67d1e" stroke-width="3"/>${spots(drawing, 6, 24, 20, 3, "#a86a1a", 0.6)}`,
  );
const pretzel: Sprite = () =>
  [
    [-26, -22, -10],
    [30, 26, 20],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        `<path d="M-30 50C-90 -30 -40 -60 0 -10C40 -60 90 -30 30 50M-50 46L20 -4M50 46L-20 -4" stroke="#7d4214" stroke-width="21" fill="none" stroke-linecap="round"/><path d="M-30 50C-90 -30 -40 -60 0 -10C40 -60 90 -30 30 50" stroke="#bb722e" stroke-width="9" fill="none" stroke-linecap="round"/>${times(9, (index) => `<rect x="${-52 + index * 12}" y="${-30 + ((index * 29) % 60)}" width="6" height="6" fill="#fff"/>`)}`,
        turn,
        0.9,
      ),
    )
    .join("");
const popcorn: Sprite = (drawing) =>
  heap(
    drawing,
    18,
    74,
    60,
    () =>
      `<path d="${blob(drawing.random, 30, 26, 7, 0.26)}" fill="${drawing.random.pick(["#fff5d8", "#fdeabf", "#e8b565"])}" stroke="#c98f3c" stroke-opacity=".5" stroke-width="2.4"/>`,
  );
const honey: Sprite = () =>
  `<path d="M-70 -20Q-66 96 0 100Q66 96 70 -20Z" fill="#e39a1c"/><path d="M-70 -20Q0 10 70 -20Q66 40 40 20Q20 60 0 24Q-20 70 -40 20Q-66 40 -70 -20Z" fill="#f8c145"/>${times(4, (index) => `<ellipse cy="${-104 + index * 22}" rx="${30 + (index % 2) * 4}" ry="13" fill="#b9803f" stroke="#7d5020" stroke-width="3"/>`)}<ellipse cy="-20" rx="70" ry="17" fill="#f6b731"/>`;
const iceCream =
  (colour: string): Sprite =>
  (drawing) =>
    `<path d="M-44 10L0 114L44 10Z" fill="#dca458"/><path d="M-30 14L20 68M-10 12L28 50M30 14L-20 68M10 12L-28 50" stroke="#a96e2a" stroke-width="4"/>` +
    at(0, -34, ball(drawing, lighter(colour, 0.2), darker(colour, 0.1), 62, 58)) +
    `<path d="M-60 -20Q-50 24 -34 4Q-20 30 0 8Q20 34 34 6Q52 24 60 -20Q0 20 -60 -20Z" fill="${colour}"/>`;
const pizza: Sprite = (drawing) =>
  `<circle r="100" fill="#c98a42"/><circle r="86" fill="#b8341e"/><path d="${blob(drawing.random, 82, 82, 14, 0.04)}" fill="#f3cb6a"/>${times(
    9,
    (index) => {
      const angle = index * 2.4;
      const reach = 16 + index * 7;
      return `<circle cx="${Math.cos(angle) * reach}" cy="${Math.sin(angle) * reach}" r="15" fill="#fff3dc"/>`;
    },
  )}${[20, 140, 260].map((turn) => at(Math.cos(turn) * 44, Math.sin(turn) * 44, leaf("#3f8f38", 40, 14), turn)).join("")}`;
const chips: Sprite = (drawing) =>
  heap(
    drawing,
    20,
    70,
    50,
    () =>
      `<rect x="-52" y="-9" width="104" height="18" rx="4" fill="${drawing.random.pick(["#f6d06a", "#efc24e", "#fbdf92"])}" stroke="#c3902a" stroke-width="2"/>`,
  );
const dumpling: Sprite = (drawing) =>
  [
    [-40, -20],
    [40, -10],
    [0, 40],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        lit(drawing, "M-58 20C-58 -40 58 -40 58 20Q0 44 -58 20Z", "#f6e6c8", 0.5) +
          times(
            7,
            (index) =>
              `<path d="M${-42 + index * 14} ${-14 - Math.sin(index * 0.52) * 12}q6 12 0 20" stroke="#c9a66e" stroke-width="4" fill="none"/>`,
          ),
      ),
    )
    .join("");
const fingers: Sprite = (drawing) =>
  times(4, (index) =>
    at(
      -6 + (index % 2) * 12,
      -54 + index * 36,
      `<rect x="-92" y="-15" width="184" height="32" rx="10" fill="${drawing.linear("down", [
        [0, "#f3bf62"],
        [1, "#b9722a"],
      ])}"/>${spots(drawing, 30, 84, 11, 3, "#8e5218", 0.5)}`,
      index % 2 ? 3 : -4,
    ),
  );

export const larder = {
  "cheese-hard": wedge("#f0cf74", "#a8783c"),
  "cheese-holes": wedge("#f6d77c", "#d1a14a", 7),
  mimolette: wedge("#ee9440", "#9a6a3c"),
  brie: wedge("#fbf0cf", "#f7f2e6"),
  "cheese-blue": blue,
  "cheese-sheep": wedge("#f1e1b0", "#8e7250"),
  camembert: wheel("#f7f2e6", "#efe4cc", "#f6e09a"),
  reblochon: wheel("#e8b878", "#d99c5c", "#f8e6b4"),
  "goat-ash": log("#8b8d90"),
  "goat-fresh": log("#f8f4ea"),
  mozzarella,
  feta: cubes("#faf7ee"),
  tofu: cubes("#f3e8cf"),
  parmesan: shreds,
  butter,
  egg: egg("#e0a878"),
  "egg-white": egg("#f5efe4"),
  "quail-egg": quailEgg,
  milk,
  yoghurt: cream("#fdfbf5", "#ffffff"),
  "cream-pot": cream("#fff6de", "#ffffff"),
  caramel: cream("#d9963c", "#b5702a"),
  rice_pudding: cream("#f8efd8", "#e3cfa2"),
  vanilla: cream("#f8e6b0", "#fff3cf"),
  hummus: cream("#e8cf9a", "#c98a3c"),
  soup: cream("#d9813c", "#f0b070"),
  baguette,
  loaf,
  "sliced-loaf": slicedLoaf("#d9b07a"),
  "white-loaf": slicedLoaf("#f6e7c6"),
  croissant,
  brioche,
  bagel,
  tortilla,
  bun,
  walnut,
  almond,
  cashew,
  peanut,
  hazelnut,
  chestnut,
  date,
  coffee,
  cocoa,
  wheat,
  spaghetti: pasta("spaghetti"),
  penne: pasta("penne"),
  tagliatelle: pasta("ribbon"),
  lasagne: pasta("sheet"),
  rice: grains("#fdfbf2", "#f3ecd9", "#ffffff"),
  "red-rice": grains("#9a4a3a", "#84382c", "#b0604a"),
  lentils: grains("#7f8a4a", "#95a05a", "#66703a"),
  chickpeas: grains("#e6c88e", "#d9b674", "#f0d9a6"),
  "red-beans": grains("#7d2430", "#92303c", "#641a26"),
  couscous: grains("#f2d68c", "#e8c670", "#f8e4ac"),
  oats: grains("#efdcb4", "#dfc796", "#f7ebcf"),
  muesli: grains("#d9a85c", "#8a5228", "#efdcb4", "#b3402e"),
  seeds: grains("#d9b25c", "#3c2f26", "#c98f3c", "#efe2c0"),
  kibble: grains("#8a5a30", "#a06c3a", "#734824"),
  pepper: grains("#2b2622", "#3c352f", "#1d1916"),
  salt: grains("#ffffff", "#f3f3f0", "#e6e8ea"),
  curry: grains("#d99a1e", "#c98414", "#eab548"),
  paprika: grains("#c8402a", "#b0321f", "#dc5a3c"),
  sugar: grains("#e6c794", "#d9b67c", "#f2dcb4"),
  biscuit: biscuit("#e6b76c", null),
  cookie: biscuit("#d39a54", "#3f2212"),
  gingerbread: biscuit("#a8662e", null),
  candy: candy("#c9803c"),
  lollipop: candy("#e04a7a"),
  chocolate: cocoa,
  crisps,
  "tortilla-chips": triangles,
  pretzel,
  popcorn,
  honey,
  "ice-vanilla": iceCream("#f8e3a8"),
  "ice-raspberry": iceCream("#e0567a"),
  "ice-chocolate": iceCream("#7a4a2c"),
  pizza,
  chips,
  dumpling,
  "fish-fingers": fingers,
} satisfies Record<string, Sprite>;
