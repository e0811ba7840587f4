import { darker, lighter } from "../studio/colour.ts";
import { around, at, blob, times } from "../studio/paths.ts";
import { ball, heap, leaf, lit, long, type Sprite, spots, stalk } from "./parts.ts";

const calyx = (colour = "#4c7f35", reach = 40) =>
  around(
    6,
    () => `<path d="M-8 0Q0 ${-reach} 4 ${-reach - 6}Q10 ${-reach * 0.5} 8 0Z" fill="${colour}"/>`,
  ) + stalk(darker(colour, 0.15), 26, 5);
const tomato =
  (rx: number, ry: number, from = "#e8412f", to = "#9c1a17"): Sprite =>
  (drawing) =>
    ball(drawing, from, to, rx, ry) +
    `<ellipse cx="${-rx * 0.34}" cy="${-ry * 0.4}" rx="${rx * 0.2}" ry="${ry * 0.12}" fill="#fff" opacity=".55" transform="rotate(-24 ${-rx * 0.34} ${-ry * 0.4})"/>` +
    at(0, -ry * 0.72, calyx("#4c7f35", rx * 0.4));
const beefsteak: Sprite = (drawing) =>
  [-46, 46, 0]
    .map((x) => at(x, x === 0 ? 4 : 0, ball(drawing, "#e04a3a", "#93201c", 60, 78)))
    .join("") + at(0, -58, calyx());
const cucumber: Sprite = (drawing) =>
  at(
    0,
    0,
    long(drawing, "#4f8f3c", "#23501f", 236, 40, 8) +
      times(
        9,
        (index) =>
          `<path d="M${-100 + index * 24} ${-36 + (index % 3) * 16}h16" stroke="#9cc480" stroke-width="3.4" opacity=".6"/>`,
      ),
    -24,
  );
const courgette: Sprite = (drawing) =>
  at(
    0,
    0,
    long(drawing, "#5d9440", "#2d5a26", 214, 36, 6) +
      spots(drawing, 40, 96, 30, 2.6, "#b7d48e", 0.6) +
      at(106, -2, `<path d="M-6 -18L30 -12V14L-6 18Z" fill="#8aa65a"/>`),
    -30,
  );
const aubergine: Sprite = (drawing) =>
  at(
    0,
    6,
    lit(
      drawing,
      "M-96 22C-100 -40 -40 -66 20 -48C60 -36 84 -34 98 -26C110 -18 106 4 92 10C60 24 40 78 -20 84C-64 86 -92 60 -96 22Z",
      drawing.radial(
        [
          [0, "#7b5296"],
          [0.4, "#4a2a63"],
          [1, "#1d0d2b"],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
      at(
        94,
        -12,
        `<path d="M-26 -22Q2 -26 12 -10L34 -20L40 -4L14 8Q2 26 -24 18Q-8 4 -26 -22Z" fill="#5e8a3c"/>`,
      ),
    -18,
  );
const pepper =
  (from: string, to: string): Sprite =>
  (drawing) =>
    [-44, 44, 0]
      .map((x) =>
        at(
          x,
          14,
          lit(
            drawing,
            blob(drawing.random, 52, 82, 8, 0.04),
            drawing.linear("across", [
              [0, to],
              [0.35, from],
              [1, to],
            ]),
            0.6,
          ),
        ),
      )
      .join("") +
    at(
      -22,
      -10,
      `<path d="M0 -40Q-12 10 0 56" stroke="#fff" stroke-width="12" stroke-opacity=".4" stroke-linecap="round" fill="none"/>`,
    ) +
    at(
      0,
      -62,
      `<path d="M-30 6Q0 -16 30 6Q0 16 -30 6Z" fill="#4d8a35"/><path d="M-4 0Q-2 -34 14 -44" stroke="#4d8a35" stroke-width="13" stroke-linecap="round" fill="none"/>`,
    );
const corn: Sprite = (drawing) =>
  drawing.clipped(
    `<path d="M0 -108C40 -108 50 -30 46 30C42 80 24 104 0 104C-24 104 -42 80 -46 30C-50 -30 -40 -108 0 -108Z"/>`,
    `<rect x="-60" y="-110" width="120" height="220" fill="#d49a1c"/>${times(91, (index) => `<rect x="${-49 + (index % 7) * 14}" y="${-108 + Math.floor(index / 7) * 17}" width="13" height="16" rx="5" fill="${["#ffd84f", "#f9c736", "#ffe27a"][(index * 7) % 3]}"/>`)}<rect x="-60" y="-110" width="120" height="220" fill="${drawing.linear(
      "across",
      [
        [0, "#000000", 0.3],
        [0.35, "#ffffff", 0.2],
        [1, "#000000", 0.35],
      ],
    )}"/>`,
  ) +
  `<path d="M-56 -20C-70 50 -40 110 0 114C-22 80 -34 30 -56 -20Z" fill="#86b24c"/><path d="M56 -30C72 50 42 112 0 114C24 80 34 30 56 -30Z" fill="#6c9c3c"/>`;
const peaPod: Sprite = (drawing) =>
  at(
    0,
    0,
    `<path d="M-112 0Q0 -78 112 -4Q0 72 -112 0Z" fill="#5e9c36"/><path d="M-98 0Q0 -48 98 -4Q0 44 -98 0Z" fill="#3f7a26"/>${[-60, -24, 14, 50].map((x) => at(x, 0, ball(drawing, "#93c957", "#4f8a2a", 22))).join("")}<path d="M108 -4q18 -6 26 -22" stroke="#5e9c36" stroke-width="8" fill="none"/>`,
    -26,
  );
const beans: Sprite = (drawing) =>
  times(5, (index) =>
    at(
      0,
      -50 + index * 25,
      long(drawing, index % 2 ? "#6ba544" : "#5a9338", "#34662a", 220, 14, 12),
      -16 + index * 7,
    ),
  );
const chilli: Sprite = (drawing) =>
  [-26, 14]
    .map((turn, index) =>
      at(
        index * 16 - 8,
        index * 22 - 12,
        lit(
          drawing,
          "M-80 -34C-50 -58 -30 -34 10 -12C50 10 90 24 112 20C80 50 0 44 -40 24C-70 8 -96 -14 -80 -34Z",
          drawing.linear("down", [
            [0, "#f0482f"],
            [1, "#9a1516"],
          ]),
          0.6,
        ) +
          `<path d="M-78 -32Q-92 -50 -112 -52" stroke="#4d8435" stroke-width="11" stroke-linecap="round" fill="none"/>`,
        turn,
      ),
    )
    .join("");
const carrotBody = `M0 104C-20 70 -44 -10 -40 -58C-36 -84 36 -84 40 -58C44 -10 20 70 0 104Z`;
const carrot =
  (hasTops: boolean): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      (hasTops
        ? at(
            0,
            -66,
            [-44, -22, 0, 24, 46]
              .map((turn) =>
                at(
                  0,
                  0,
                  `<path d="M0 0V-90" stroke="#5c9a3f" stroke-width="5"/>${times(8, (index) => `<path d="M0 ${-20 - index * 10}l${index % 2 ? 17 : -17} -14" stroke="#4a8a36" stroke-width="5" stroke-linecap="round"/>`)}`,
                  turn * 0.7,
                ),
              )
              .join(""),
          )
        : at(0, -72, `<path d="M-14 0L-8 -22H8L14 0Z" fill="#7c9a3c"/>`)) +
        lit(
          drawing,
          carrotBody,
          drawing.linear("across", [
            [0, "#d4661a"],
            [0.35, "#f79234"],
            [1, "#b94f12"],
          ]),
          0.3,
        ) +
        [-46, -20, 8, 36, 62]
          .map(
            (y) =>
              `<path d="M${-30 + Math.abs(y) * 0.2} ${y}h${drawing.random.between(14, 30)}" stroke="#b04f12" stroke-width="3" opacity=".6"/>`,
          )
          .join(""),
      hasTops ? 6 : 38,
    );
const potato =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      blob(drawing.random, 98, 72, 8, 0.07),
      drawing.radial(
        [
          [0, lighter(from, 0.15)],
          [0.6, from],
          [1, to],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.8,
    ) + spots(drawing, 12, 76, 52, 3.4, darker(to, 0.15), 0.5);
const sweetPotato: Sprite = (drawing) =>
  at(
    0,
    0,
    lit(
      drawing,
      "M-110 6C-80 -50 -30 -58 20 -48C70 -40 96 -14 112 8C84 36 40 58 -10 54C-60 52 -92 30 -110 6Z",
      drawing.linear("down", [
        [0, "#d6804e"],
        [1, "#8a3f24"],
      ]),
      0.7,
    ) + spots(drawing, 16, 80, 34, 2.6, "#6b2d17", 0.5),
    -16,
  );
const onion =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -96C6 -70 30 -62 62 -42C104 -12 96 66 30 84Q0 92 -30 84C-96 66 -104 -12 -62 -42C-30 -62 -6 -70 0 -96Z",
      drawing.radial(
        [
          [0, lighter(from, 0.2)],
          [0.6, from],
          [1, to],
        ],
        0.36,
        0.4,
        0.8,
      ),
      0.8,
    ) +
    [-70, -40, -14, 14, 40, 70]
      .map(
        (x) =>
          `<path d="M0 -84Q${x * 1.35} 0 0 86" stroke="${darker(to, 0.1)}" stroke-width="2.6" fill="none" opacity=".5"/>`,
      )
      .join("") +
    times(
      7,
      (index) =>
        `<path d="M${-12 + index * 4} 84l${-9 + index * 3} 16" stroke="#a98f60" stroke-width="2.6"/>`,
    );
const garlic: Sprite = (drawing) =>
  [-46, 46, -18, 18]
    .map((x) =>
      at(
        x,
        18,
        lit(
          drawing,
          "M0 -90C10 -60 44 -40 44 6C44 50 20 66 0 66C-20 66 -44 50 -44 6C-44 -40 -10 -60 0 -90Z",
          drawing.linear("across", [
            [0, "#d8b7c2"],
            [0.4, "#fbf4f2"],
            [1, "#c79aa8"],
          ]),
          0.5,
        ),
      ),
    )
    .join("") + `<path d="M-10 -60Q-8 -96 2 -108L14 -104Q8 -86 12 -60Z" fill="#e6d8c4"/>`;
const ginger: Sprite = (drawing) =>
  [
    "M-96 30C-90 -10 -40 -20 -10 -20C10 -22 60 -40 90 -20C112 0 90 36 50 40C0 46 -92 70 -96 30Z",
    "M-50 -10C-64 -60 -36 -92 -14 -82C8 -72 0 -20 -4 -6Z",
    "M40 -14C48 -70 84 -76 92 -56C98 -36 76 -6 62 4Z",
  ]
    .map((path) =>
      lit(
        drawing,
        path,
        drawing.linear("down", [
          [0, "#e0bd86"],
          [1, "#a87a42"],
        ]),
        0.6,
      ),
    )
    .join("") +
  times(
    8,
    (index) =>
      `<path d="M${-80 + index * 20} 10q8 14 2 30" stroke="#8a602e" stroke-width="3" fill="none" opacity=".5"/>`,
  );
const lettuce =
  (from: string, to: string): Sprite =>
  (drawing) =>
    around(
      9,
      () =>
        `<path d="${blob(drawing.random, 46, 66, 9, 0.2)}" transform="translate(0 -48)" fill="${to}"/>`,
    ) +
    around(
      8,
      () =>
        `<path d="${blob(drawing.random, 40, 54, 9, 0.2)}" transform="translate(0 -34)" fill="${from}"/><path d="M0 -6V-70" stroke="${lighter(from, 0.5)}" stroke-width="5" opacity=".8"/>`,
      20,
    ) +
    around(
      6,
      () =>
        `<path d="${blob(drawing.random, 26, 36, 8, 0.2)}" transform="translate(0 -18)" fill="${lighter(from, 0.3)}"/>`,
      40,
    );
const leaves =
  (colour: string, length: number, width: number): Sprite =>
  (drawing) =>
    heap(drawing, 16, 74, 56, () =>
      leaf(
        drawing.random.pick([colour, darker(colour, 0.15), lighter(colour, 0.12)]),
        length,
        width,
      ),
    );
const rocket: Sprite = (drawing) =>
  heap(
    drawing,
    15,
    70,
    54,
    () =>
      `<path d="M0 40V-40" stroke="#8fbf62" stroke-width="5"/><path d="M0 -66C22 -50 16 -30 6 -26L26 -16L6 -4L22 10L2 14L-22 8L-6 -6L-26 -16L-6 -28C-16 -34 -20 -52 0 -66Z" fill="${drawing.random.pick(["#3f7d2f", "#4f8f38", "#356b2a"])}"/>`,
  );
const chard: Sprite = () =>
  [-40, -20, 0, 20, 40]
    .map((turn) =>
      at(
        turn * 0.5,
        100,
        `<path d="M-9 0L-6 -110H6L9 0Z" fill="#f3efe2"/><path d="M0 -200C44 -180 56 -130 40 -90Q20 -70 6 -84V-60H-6V-84Q-20 -70 -40 -90C-56 -130 -44 -180 0 -200Z" fill="${turn % 40 === 0 ? "#2f6b2c" : "#3d7d35"}"/><path d="M0 -60V-184M0 -100L28 -130M0 -100L-28 -130M0 -136L22 -160M0 -136L-22 -160" stroke="#f3efe2" stroke-width="4" opacity=".9"/>`,
        turn * 0.7,
      ),
    )
    .join("");
const broccoli: Sprite = (drawing) =>
  `<path d="M-30 20L-22 100Q0 110 22 100L30 20Z" fill="#9dc06a"/><path d="M-30 40L-70 10L-50 -10L0 20L50 -10L70 10L30 40Z" fill="#8ab25a"/>` +
  [
    [-66, -6],
    [66, -6],
    [-40, -42],
    [40, -42],
    [0, -58],
    [-24, -10],
    [26, -12],
    [0, -30],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        `<path d="${blob(drawing.random, 40, 34, 12, 0.1)}" fill="${drawing.radial(
          [
            [0, "#6fae4e"],
            [0.6, "#3f7f34"],
            [1, "#255724"],
          ],
          0.4,
          0.3,
          0.75,
        )}"/>${spots(drawing, 16, 32, 26, 4, "#8cc764", 0.5)}`,
      ),
    )
    .join("");
const cauliflower: Sprite = (drawing) =>
  around(7, () => at(0, -56, leaf("#7fae4c", 66, 34)), 0) +
  heap(
    drawing,
    18,
    58,
    50,
    () =>
      `<path d="${blob(drawing.random, 32, 28, 12, 0.12)}" fill="${drawing.radial(
        [
          [0, "#fffdf2"],
          [0.7, "#f3ead0"],
          [1, "#d6c79c"],
        ],
        0.4,
        0.3,
        0.75,
      )}"/>`,
  );
const cabbage: Sprite = (drawing) =>
  ball(drawing, "#d7e6ac", "#8cae5c", 98, 92) +
  [-60, -24, 24, 60]
    .map(
      (x) =>
        `<path d="M0 88Q${x * 1.6} 10 ${x * 0.5} -86" stroke="#f2f7dc" stroke-width="6" fill="none" opacity=".9"/><path d="M${x * 0.8} 20q${x * 0.5} -30 ${x * 0.4} -60" stroke="#f2f7dc" stroke-width="3" fill="none" opacity=".8"/>`,
    )
    .join("") +
  `<path d="M-96 10C-100 -60 -30 -104 30 -88C-20 -70 -60 -30 -60 70Q-90 50 -96 10Z" fill="#a7c873" opacity=".85"/>`;
const leek: Sprite = () =>
  [-16, 2, 18]
    .map((turn) =>
      at(
        0,
        0,
        `<path d="M-16 100Q0 112 16 100L18 -20H-18Z" fill="#f4f4e4"/><path d="M-18 10L-20 -60L-44 -112L-8 -86L0 -118L12 -86L46 -108L20 -60L18 10Z" fill="#4f8a44"/><path d="M-18 10Q0 -10 18 10V40Q0 20 -18 40Z" fill="#b9d48c"/><path d="M-6 100V-80M8 100V-80" stroke="#2f6231" stroke-width="2" opacity=".4"/>`,
        turn,
      ),
    )
    .join("");
const herbs =
  (colour: string, kind: "broad" | "curly" | "fine"): Sprite =>
  (drawing) =>
    [-34, -20, -8, 6, 18, 32]
      .map((turn) =>
        at(
          0,
          96,
          `<path d="M0 0V-150" stroke="${darker(colour, 0.1)}" stroke-width="5"/>${times(kind === "fine" ? 22 : 9, (index) => at(0, -56 - index * (kind === "fine" ? 5.4 : 13), kind === "fine" ? `<ellipse cx="${index % 2 ? 9 : -9}" rx="8" ry="4" fill="${index % 3 ? colour : lighter(colour, 0.15)}"/>` : kind === "curly" ? `<path d="${blob(drawing.random, 22, 18, 9, 0.3)}" transform="translate(${index % 2 ? 17 : -17} 0)" fill="${index % 3 ? colour : lighter(colour, 0.14)}"/>` : at(0, 0, leaf(index % 3 ? colour : lighter(colour, 0.14), 46, 15), index % 2 ? 56 : -56)))}`,
          turn,
        ),
      )
      .join("") + at(0, 70, `<rect x="-28" y="-9" width="56" height="18" rx="8" fill="#d9b98a"/>`);
const mushroom =
  (cap: string, stem: string): Sprite =>
  (drawing) =>
    `<path d="M-28 6L-24 84Q0 98 24 84L28 6Z" fill="${drawing.linear("across", [
      [0, darker(stem, 0.2)],
      [0.4, stem],
      [1, darker(stem, 0.28)],
    ])}"/>` +
    lit(
      drawing,
      "M-92 14C-96 -60 -48 -94 0 -94C48 -94 96 -60 92 14C60 34 -60 34 -92 14Z",
      cap,
      0.8,
    ) +
    `<path d="M-80 18Q0 44 80 18Q0 30 -80 18Z" fill="${darker(cap, 0.45)}" opacity=".6"/>`;
const oysterMushroom: Sprite = (drawing) =>
  [
    [-44, -20, -22],
    [44, -14, 24],
    [0, -40, 0],
    [-12, 26, -8],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        `<path d="M-10 10L-4 76H10L12 10Z" fill="#ece4d6"/>${lit(drawing, "M-66 6C-64 -44 -30 -56 4 -54C44 -52 66 -20 62 8C30 26 -30 26 -66 6Z", "#b3a596", 0.7)}${times(7, (index) => `<path d="M0 30L${-48 + index * 16} 14" stroke="#efe7da" stroke-width="3"/>`)}`,
        turn,
      ),
    )
    .join("");
const beetroot: Sprite = (drawing) =>
  at(0, 20, ball(drawing, "#8a2a52", "#3f0d26", 76, 70)) +
  `<path d="M0 88Q4 104 -6 116" stroke="#6b1f3f" stroke-width="7" fill="none"/>` +
  [-24, 0, 24]
    .map((turn) =>
      at(
        0,
        -44,
        `<path d="M0 0V-50" stroke="#a02c5a" stroke-width="7"/>${at(0, -30, leaf("#4f8a3c", 50, 18))}`,
        turn,
      ),
    )
    .join("");
const pumpkin: Sprite = (drawing) =>
  [-66, 66, -34, 34, 0]
    .map((x) =>
      at(
        x,
        14,
        lit(
          drawing,
          blob(drawing.random, 48, 78, 10, 0.02),
          drawing.linear("across", [
            [0, "#b8581a"],
            [0.4, "#f0903a"],
            [1, "#a84e14"],
          ]),
          0.4,
        ),
      ),
    )
    .join("") + at(0, -56, `<path d="M-14 4Q-8 -24 -20 -42L6 -46Q2 -20 14 4Z" fill="#7a7a3a"/>`);
const asparagus: Sprite = () =>
  [-30, -15, 0, 15, 30]
    .map((x) =>
      at(
        x,
        0,
        `<path d="M-10 104V-60Q-10 -92 0 -108Q10 -92 10 -60V104Z" fill="#7fae4f"/>${times(4, (index) => `<path d="M${index % 2 ? 10 : -10} ${-20 + index * 26}L0 ${-44 + index * 26}" stroke="#54803a" stroke-width="7"/>`)}<path d="M-10 -58Q-10 -92 0 -108Q10 -92 10 -58Z" fill="#6d6a9a"/>`,
        x * 0.2,
      ),
    )
    .join("") + `<rect x="-56" y="30" width="112" height="18" rx="8" fill="#c8503c"/>`;
const celery: Sprite = () =>
  [-26, -8, 10, 28]
    .map((turn) =>
      at(
        0,
        90,
        `<path d="M-13 0L-10 -130H10L13 0Z" fill="#b5d47c"/><path d="M-4 0V-128M5 0V-128" stroke="#8fb256" stroke-width="3"/>${[-40, 0, 40].map((lean) => at(0, -124, leaf("#5a9440", 60, 20), lean)).join("")}`,
        turn * 0.8,
      ),
    )
    .join("");

export const vegetables = {
  tomato: tomato(94, 84),
  "cherry-tomato": tomato(84, 84, "#ee4632", "#a31c17"),
  beefsteak,
  cucumber,
  courgette,
  aubergine,
  "pepper-red": pepper("#e23b2c", "#96140f"),
  "pepper-green": pepper("#5da33c", "#2b5f20"),
  "pepper-yellow": pepper("#f5c62f", "#c08b14"),
  corn,
  "pea-pod": peaPod,
  beans,
  chilli,
  carrot: carrot(false),
  "carrot-tops": carrot(true),
  potato: potato("#d9b878", "#9a713a"),
  "new-potato": potato("#e8cf94", "#b58d4e"),
  "sweet-potato": sweetPotato,
  onion: onion("#dd9e4a", "#9a5a1e"),
  "onion-red": onion("#9a3f6a", "#4f1636"),
  shallot: onion("#c98a5e", "#84462c"),
  garlic,
  ginger,
  lettuce: lettuce("#8cc152", "#4f8a34"),
  "red-lettuce": lettuce("#9a6a5a", "#5a2f3a"),
  spinach: leaves("#2f7435", 92, 32),
  "baby-leaves": leaves("#4f9440", 84, 26),
  rocket,
  chard,
  broccoli,
  cauliflower,
  cabbage,
  leek,
  basil: herbs("#3f8f38", "broad"),
  parsley: herbs("#3d8a34", "curly"),
  mint: herbs("#4a9a52", "broad"),
  coriander: herbs("#5aa044", "curly"),
  thyme: herbs("#7a9468", "fine"),
  chives: herbs("#4f9440", "fine"),
  mushroom: mushroom("#f1ebe1", "#fbf8f1"),
  porcini: mushroom("#9a6434", "#ecdcc0"),
  "oyster-mushroom": oysterMushroom,
  beetroot,
  pumpkin,
  asparagus,
  celery,
  radish: ((drawing) =>
    at(0, 20, ball(drawing, "#e0406a", "#98163c", 62, 66)) +
    `<path d="M0 84Q2 104 -4 116" stroke="#f6e7ea" stroke-width="6" fill="none"/>` +
    [-26, 0, 26].map((turn) => at(0, -36, leaf("#5b9a3f", 76, 20), turn)).join("")) as Sprite,
  sprig: ((drawing) =>
    [-30, 0, 30]
      .map((turn) =>
        at(
          0,
          80,
          `<path d="M0 0V-150" stroke="#4f7d3a" stroke-width="5"/>${times(7, (index) => at(0, -30 - index * 18, leaf(drawing.random.pick(["#4f8d3c", "#5d9d48"]), 44, 13), index % 2 ? 52 : -52))}`,
          turn * 0.6,
        ),
      )
      .join("")) as Sprite,
  olive: ((drawing) =>
    at(0, -30, leaf("#6c8a4a", 90, 15), 70) +
    at(0, -30, leaf("#7a9a56", 90, 15), -60) +
    [
      [-36, 26, 18],
      [40, 34, -14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, ball(drawing, "#a8b04a", "#5f6a1e", 42, 54), turn),
      )
      .join("")) as Sprite,
  "olive-black": ((drawing) =>
    at(0, -30, leaf("#6c8a4a", 90, 15), 70) +
    [
      [-36, 20, 18],
      [40, 30, -14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, ball(drawing, "#55435a", "#1b121f", 44, 54), turn),
      )
      .join("")) as Sprite,
} satisfies Record<string, Sprite>;
