import { darker, lighter } from "../studio/colour.ts";
import { around, at, times } from "../studio/paths.ts";
import { leaf, lit, type Sprite } from "./parts.ts";

const drop =
  (colour: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -100C40 -40 72 0 72 36C72 76 40 100 0 100C-40 100 -72 76 -72 36C-72 0 -40 -40 0 -100Z",
      colour,
      0.8,
    ) +
    `<path d="M-40 30Q-42 66 -10 76" stroke="#fff" stroke-width="10" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`;
const bubbles: Sprite = () =>
  [
    [-40, 30, 46],
    [40, 10, 60],
    [-10, -54, 34],
    [62, -70, 20],
    [-70, -40, 18],
  ]
    .map(
      ([x, y, radius = 20]) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="#8fd0ea" fill-opacity=".5" stroke="#4fa6cc" stroke-width="5"/><path d="M${(x ?? 0) - radius * 0.5} ${(y ?? 0) - radius * 0.2}q${radius * 0.1} ${-radius * 0.4} ${radius * 0.4} ${-radius * 0.4}" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    )
    .join("");
const sun: Sprite = () =>
  around(12, (index) => `<path d="M-9 -66L0 ${index % 2 ? -92 : -106}L9 -66Z" fill="#f6a723"/>`) +
  `<circle r="58" fill="#fbc338"/><path d="M-34 -20Q-24 -42 0 -44" stroke="#fff" stroke-width="9" stroke-opacity=".7" fill="none" stroke-linecap="round"/>`;
const moon: Sprite = () =>
  `<path d="M30 -96A96 96 0 1 0 92 44A76 76 0 0 1 30 -96Z" fill="#5a6fb0"/>${[
    [60, -50, 14],
    [86, -4, 9],
    [30, -10, 9],
  ]
    .map(
      ([x, y, size = 9]) =>
        `<path transform="translate(${x} ${y})" d="M0 ${-size}L${size * 0.3} ${-size * 0.3}L${size} 0L${size * 0.3} ${size * 0.3}L0 ${size}L${-size * 0.3} ${size * 0.3}L${-size} 0L${-size * 0.3} ${-size * 0.3}Z" fill="#f3c64a"/>`,
    )
    .join("")}`;
const flower =
  (petal: string, heart: string, count = 12): Sprite =>
  () =>
    around(
      count,
      () =>
        `<ellipse cy="-58" rx="19" ry="42" fill="${petal}" stroke="${darker(petal, 0.16)}" stroke-width="2"/>`,
    ) + `<circle r="32" fill="${heart}"/><circle r="22" fill="${lighter(heart, 0.2)}"/>`;
const lavender: Sprite = () =>
  [-22, 0, 22]
    .map((turn) =>
      at(
        0,
        100,
        `<path d="M0 0V-120" stroke="#6a8a4a" stroke-width="5"/>${times(12, (index) => `<ellipse cx="${index % 2 ? 9 : -9}" cy="${-90 - index * 9}" rx="11" ry="9" fill="${index % 3 ? "#8a68b8" : "#a487cf"}"/>`)}`,
        turn,
      ),
    )
    .join("");
const rose: Sprite = () =>
  [92, 72, 52, 32]
    .map((size, index) =>
      at(
        0,
        0,
        `<path d="M0 ${-size}C${size} ${-size} ${size * 1.1} ${size * 0.4} 0 ${size * 0.9}C${-size * 1.1} ${size * 0.4} ${-size} ${-size} 0 ${-size}Z" fill="${["#b8345a", "#cf4a70", "#e06a8a", "#f08fa8"][index]}"/>`,
        index * 52,
      ),
    )
    .join("");
const aloe: Sprite = () =>
  [-62, -36, -12, 12, 36, 62]
    .map((turn) =>
      at(
        0,
        84,
        `<path d="M-17 0C-14 -70 -8 -130 0 -176C8 -130 14 -70 17 0Z" fill="${Math.abs(turn) > 30 ? "#4f8d55" : "#67a566"}"/><path d="M-4 -10V-140" stroke="#a9d3a0" stroke-width="5" opacity=".7"/>`,
        turn,
      ),
    )
    .join("");
const tooth: Sprite = (drawing) =>
  lit(
    drawing,
    "M-70 -40C-76 -90 -30 -96 0 -80C30 -96 76 -90 70 -40C66 0 52 40 44 90C40 104 24 104 20 86C16 60 12 40 0 40C-12 40 -16 60 -20 86C-24 104 -40 104 -44 90C-52 40 -66 0 -70 -40Z",
    "#ffffff",
    0.4,
  ) +
  `<path d="M-70 -40C-76 -90 -30 -96 0 -80C30 -96 76 -90 70 -40C66 0 52 40 44 90C40 104 24 104 20 86C16 60 12 40 0 40C-12 40 -16 60 -20 86C-24 104 -40 104 -44 90C-52 40 -66 0 -70 -40Z" fill="none" stroke="#9cc6dc" stroke-width="6"/>`;
const eye: Sprite = () =>
  `<path d="M-104 0Q0 -92 104 0Q0 92 -104 0Z" fill="#fff" stroke="#3f6f94" stroke-width="10"/><circle r="40" fill="#4f9ac4"/><circle r="19" fill="#16283a"/><circle cx="-13" cy="-14" r="9" fill="#fff"/>`;
const lungs: Sprite = () =>
  `<path d="M0 -96V-20M0 -36Q-20 -20 -30 0M0 -36Q20 -20 30 0" stroke="#5f8fb4" stroke-width="12" fill="none"/>${[-1, 1].map((side) => `<path d="M${side * 20} -20C${side * 24} -70 ${side * 70} -60 ${side * 86} -4C${side * 100} 60 ${side * 80} 96 ${side * 50} 84C${side * 14} 74 ${side * 16} 40 ${side * 20} -20Z" fill="#7fb5d6"/>`).join("")}`;
const heart: Sprite = (drawing) =>
  lit(
    drawing,
    "M0 92C-110 20 -104 -74 -46 -80C-16 -82 -4 -62 0 -48C4 -62 16 -82 46 -80C104 -74 110 20 0 92Z",
    "#e0475a",
    0.6,
  ) +
  `<path d="M-92 0H-40L-22 -36L6 40L26 0H92" stroke="#fff" stroke-width="9" fill="none" stroke-linejoin="round"/>`;
const knee: Sprite = () =>
  `<path d="M-70 -96Q-60 -20 -34 -12Q0 -40 34 -12Q60 -20 70 -96H30Q24 -50 0 -46Q-24 -50 -30 -96Z" fill="#efe0c4"/><path d="M-66 96Q-60 30 -34 20Q0 44 34 20Q60 30 66 96H28Q24 60 0 58Q-24 60 -28 96Z" fill="#efe0c4"/><circle cy="4" r="34" fill="none" stroke="#e0553c" stroke-width="9"/><circle cy="4" r="16" fill="#e0553c"/>`;
const stomach: Sprite = () =>
  `<path d="M-20 -100V-50C-20 -20 -70 0 -70 44C-70 90 -10 100 30 80C80 56 96 0 76 -40C60 -70 30 -70 16 -46V-100Z" fill="#e68a94"/><path d="M-40 44Q0 70 40 40Q60 20 58 -10" stroke="#fff" stroke-width="10" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`;
const throat: Sprite = () =>
  `<path d="M-70 -30Q0 -90 70 -30Q0 -10 -70 -30Z" fill="#e0606a"/><path d="M-70 -30Q0 90 70 -30Q0 20 -70 -30Z" fill="#c9404c"/><path d="M-52 60q26 -18 52 0t52 0M-40 88q20 -14 40 0t40 0" stroke="#5fa8d0" stroke-width="10" fill="none" stroke-linecap="round"/>`;
const pill: Sprite = () =>
  at(
    -10,
    -14,
    `<rect x="-84" y="-34" width="168" height="68" rx="34" fill="#fff" stroke="#c9d3da" stroke-width="4"/><path d="M0 -34H50a34 34 0 0 1 0 68H0Z" fill="#e0564a"/><rect x="-66" y="-22" width="124" height="13" rx="6" fill="#fff" opacity=".6"/>`,
    -34,
  ) +
  `<circle cx="58" cy="60" r="34" fill="#fff" stroke="#c9d3da" stroke-width="4"/><path d="M38 66L78 54" stroke="#c9d3da" stroke-width="6"/>`;
const thermometer: Sprite = () =>
  at(
    0,
    0,
    `<rect x="-20" y="-104" width="40" height="150" rx="20" fill="#fff" stroke="#9ab4c4" stroke-width="6"/><circle cy="66" r="38" fill="#e0473c" stroke="#9ab4c4" stroke-width="6"/><rect x="-9" y="-30" width="18" height="90" fill="#e0473c"/>${times(5, (index) => `<path d="M20 ${-84 + index * 22}h18" stroke="#9ab4c4" stroke-width="6"/>`)}`,
    20,
  );
const plaster: Sprite = () =>
  [-40, 40]
    .map((turn) =>
      at(
        0,
        0,
        `<rect x="-104" y="-32" width="208" height="64" rx="32" fill="${turn < 0 ? "#e6b48a" : "#efc49c"}"/><rect x="-36" y="-32" width="72" height="64" fill="#f8e2c8"/>${times(9, (index) => `<circle cx="${-24 + (index % 3) * 24}" cy="${-18 + Math.floor(index / 3) * 18}" r="4" fill="#c98f62"/>`)}`,
        turn,
      ),
    )
    .join("");
const baby: Sprite = () =>
  `<circle r="84" fill="#f8d3b4"/><path d="M-30 -78Q0 -110 24 -76Q0 -84 -8 -64" stroke="#a8703c" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="-30" cy="-10" r="9" fill="#3f2a1c"/><circle cx="30" cy="-10" r="9" fill="#3f2a1c"/><circle cx="-48" cy="18" r="14" fill="#f2a08c" opacity=".7"/><circle cx="48" cy="18" r="14" fill="#f2a08c" opacity=".7"/><path d="M-24 26Q0 52 24 26" stroke="#a8503c" stroke-width="8" fill="none" stroke-linecap="round"/>`;
const paw =
  (colour: string): Sprite =>
  () =>
    `<path d="M0 -6C40 -6 76 40 62 70C50 92 24 76 0 76C-24 76 -50 92 -62 70C-76 40 -40 -6 0 -6Z" fill="${colour}"/>${[
      [-70, -22, -20],
      [-28, -64, -6],
      [28, -64, 6],
      [70, -22, 20],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, `<ellipse rx="22" ry="32" fill="${colour}"/>`, turn),
      )
      .join("")}`;
const dog: Sprite = () =>
  `<path d="M-84 -50Q-110 20 -80 50L-50 20Z" fill="#6b4326"/><path d="M84 -50Q110 20 80 50L50 20Z" fill="#6b4326"/><path d="M-74 -20C-74 -84 74 -84 74 -20C74 40 50 90 0 90C-50 90 -74 40 -74 -20Z" fill="#b9824a"/><path d="M-36 34C-36 -4 36 -4 36 34C36 70 20 86 0 86C-20 86 -36 70 -36 34Z" fill="#efd9b8"/><circle cx="-34" cy="-16" r="10" fill="#23160e"/><circle cx="34" cy="-16" r="10" fill="#23160e"/><path d="M-18 14H18Q10 34 0 34Q-10 34 -18 14Z" fill="#23160e"/><path d="M0 34V52M0 52Q-16 66 -26 54M0 52Q16 66 26 54" stroke="#23160e" stroke-width="6" fill="none"/>`;
const cat: Sprite = () =>
  `<path d="M-76 -20L-70 -100L-20 -64H20L70 -100L76 -20C84 40 50 86 0 86C-50 86 -84 40 -76 -20Z" fill="#8d8a94"/><path d="M-62 -40L-60 -78L-34 -58ZM62 -40L60 -78L34 -58Z" fill="#e3aab0"/><ellipse cx="-32" cy="-4" rx="15" ry="18" fill="#c9d85e"/><ellipse cx="32" cy="-4" rx="15" ry="18" fill="#c9d85e"/><ellipse cx="-32" cy="-4" rx="5" ry="16" fill="#1b1b1f"/><ellipse cx="32" cy="-4" rx="5" ry="16" fill="#1b1b1f"/><path d="M-10 26H10L0 38Z" fill="#d9808c"/><path d="M0 38Q-14 54 -24 44M0 38Q14 54 24 44M-40 32H-96M-40 42L-92 54M40 32H96M40 42L92 54" stroke="#2b2a30" stroke-width="4" fill="none"/>`;
const bird: Sprite = () =>
  `<path d="M-84 20C-84 -50 -20 -84 30 -60C70 -44 80 0 60 40C40 78 -40 86 -84 20Z" fill="#5f93c4"/><path d="M-40 70Q20 84 50 40Q40 0 -10 10Q-50 30 -40 70Z" fill="#f0b45a"/><path d="M-84 20L-116 -10L-74 -16Z" fill="#3f6f9c"/><circle cx="34" cy="-30" r="9" fill="#14181c"/><path d="M66 -26L102 -16L64 -4Z" fill="#e89a2c"/><path d="M-30 -10Q10 10 -10 44Q-50 40 -30 -10Z" fill="#3f6f9c"/>`;
const bone: Sprite = () =>
  at(
    0,
    0,
    `<path d="M-60 -22H60C60 -64 112 -60 104 -18C122 -14 122 14 104 18C112 60 60 64 60 22H-60C-60 64 -112 60 -104 18C-122 14 -122 -14 -104 -18C-112 -60 -60 -64 -60 -22Z" fill="#f0dcb8" stroke="#c9a976" stroke-width="5"/>`,
    -24,
  );
const bee: Sprite = (drawing) =>
  `<ellipse cx="-30" cy="-50" rx="30" ry="48" fill="#d9ecf6" fill-opacity=".85" stroke="#9cc0d4" stroke-width="3" transform="rotate(-30 -30 -50)"/><ellipse cx="26" cy="-54" rx="30" ry="48" fill="#d9ecf6" fill-opacity=".85" stroke="#9cc0d4" stroke-width="3" transform="rotate(24 26 -54)"/>` +
  drawing.clipped(
    `<ellipse cy="16" rx="88" ry="54"/>`,
    `<rect x="-90" y="-40" width="180" height="112" fill="#f3b62c"/><path d="M-40 -50V80M4 -50V80M46 -50V80" stroke="#33240f" stroke-width="21"/>`,
  ) +
  `<circle cx="-74" cy="6" r="9" fill="#1c140a"/>`;
const mosquito: Sprite = () =>
  `<circle r="94" fill="none" stroke="#d8433a" stroke-width="15"/><path d="M-30 -40L10 10M20 -50L10 10M10 10L40 60M10 10L-30 50M10 10L60 20M10 10L-50 16" stroke="#2e3236" stroke-width="7"/><ellipse cx="10" cy="10" rx="14" ry="30" fill="#2e3236" transform="rotate(-24 10 10)"/><path d="M-66 66L66 -66" stroke="#d8433a" stroke-width="15"/>`;
const shine: Sprite = () =>
  [
    [0, 0, 84],
    [70, -66, 34],
    [-70, 60, 40],
  ]
    .map(([x = 0, y = 0, size = 40]) =>
      at(
        x,
        y,
        `<path d="M0 ${-size}Q${size * 0.12} ${-size * 0.12} ${size} 0Q${size * 0.12} ${size * 0.12} 0 ${size}Q${-size * 0.12} ${size * 0.12} ${-size} 0Q${-size * 0.12} ${-size * 0.12} 0 ${-size}Z" fill="#5fb0dc"/>`,
      ),
    )
    .join("");
const clothes: Sprite = () =>
  `<path d="M-40 -84L-104 -50L-84 0L-60 -12V84H60V-12L84 0L104 -50L40 -84Q0 -50 -40 -84Z" fill="#6fb0e0" stroke="#3f7fb0" stroke-width="5"/>`;
const dish: Sprite = () =>
  `<circle r="92" fill="#f2f7fa" stroke="#9cc0d4" stroke-width="6"/><circle r="58" fill="#fff" stroke="#c9dde8" stroke-width="6"/><path d="M-50 -56Q-20 -80 20 -74" stroke="#fff" stroke-width="12" fill="none"/>`;
const glasses =
  (wine: string): Sprite =>
  (drawing) =>
    `<path d="M-46 -100H46C56 -30 40 10 6 16V76H36Q44 92 0 94Q-44 92 -36 76H-6V16C-40 10 -56 -30 -46 -100Z" fill="#eef3f5" fill-opacity=".6" stroke="#b7c6ce" stroke-width="4"/><path d="M-49 -50Q0 -38 49 -50C50 -16 34 4 0 8C-34 4 -50 -16 -49 -50Z" fill="${drawing.linear(
      "across",
      [
        [0, wine],
        [1, darker(wine, 0.3)],
      ],
    )}"/><path d="M-32 -80Q-40 -30 -22 -4" stroke="#fff" stroke-width="8" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`;
const castle: Sprite = () =>
  `<path d="M-100 70V10H-60V-30L-40 -60L-20 -30V-10H20V-50L44 -90L68 -50V10H100V70Z" fill="#8a6a44"/><path d="M-12 70V34a14 14 0 0 1 28 0V70ZM-48 -14h14v22h-14ZM36 -30h16v24h-16Z" fill="#f4e8cf"/><path d="M-112 74H112M-90 88H90" stroke="#8a6a44" stroke-width="6"/>`;
const hop: Sprite = () =>
  times(5, (row) =>
    times(
      5 - Math.abs(row - 1.5),
      (index) =>
        `<path transform="translate(${(index - (4 - Math.abs(row - 1.5)) / 2) * 36} ${-60 + row * 34})" d="M-24 -20Q0 -34 24 -20Q26 20 0 34Q-26 20 -24 -20Z" fill="${(row + index) % 2 ? "#7fae4a" : "#93c05c"}" stroke="#557f2e" stroke-width="3"/>`,
    ),
  ) + at(10, -76, leaf("#4f8d3c", 50, 20), 40);
const cola: Sprite = () =>
  `<path d="M-56 -70H56L40 92Q0 102 -40 92Z" fill="#4a1f10"/><path d="M-56 -70H56L40 92Q0 102 -40 92Z" fill="#fff" opacity=".1"/>${[
    [-20, -40],
    [22, -10],
    [-10, 30],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        `<rect x="-17" y="-17" width="34" height="34" rx="6" fill="#fff" opacity=".35"/>`,
        20,
      ),
    )
    .join("")}<path d="M20 -110L4 80" stroke="#d8433a" stroke-width="11"/>`;
const mountain: Sprite = () =>
  `<path d="M-110 80L-30 -70L10 0L36 -40L110 80Z" fill="#5f93b4"/><path d="M-30 -70L-54 -26L-30 -36L-10 -24L-8 -32Z" fill="#fff"/><path d="M-110 84q28 -18 55 0t55 0t55 0t55 0" stroke="#3f80b0" stroke-width="12" fill="none"/>`;

export const signs = {
  drop: drop("#4fa8d8"),
  "drop-oil": drop("#e0b03c"),
  "drop-red": drop("#d8433a"),
  "drop-green": drop("#5fae6a"),
  bubbles,
  sun,
  moon,
  camomile: flower("#ffffff", "#f2b92c"),
  calendula: flower("#f5a02c", "#b9641a", 16),
  blossom: flower("#f8b9cc", "#f6d36a", 6),
  sunflower: flower("#f7c02c", "#6b4018", 18),
  orchid: flower("#f6f0f8", "#c96a9c", 5),
  lavender,
  rose,
  aloe,
  tooth,
  eye,
  lungs,
  heart,
  knee,
  stomach,
  throat,
  pill,
  thermometer,
  plaster,
  baby,
  paw: paw("#6b5a4a"),
  dog,
  cat,
  bird,
  bone,
  bee,
  mosquito,
  shine,
  clothes,
  dish,
  "wine-red": glasses("#8a1f3a"),
  "wine-white": glasses("#e8d078"),
  "wine-rose": glasses("#f2a08c"),
  castle,
  hop,
  cola,
  mountain,
  leaf: (() => at(-14, 92, leaf("#4f9a4a", 176, 56), 12)) as Sprite,
  tea: (() =>
    [-50, 0, 50]
      .map((turn) =>
        at(0, 70, leaf(turn === 0 ? "#6aa84a" : "#4f8f3c", turn === 0 ? 160 : 130, 34), turn),
      )
      .join("")) as Sprite,
  matcha: ((drawing) =>
    `<path d="M-92 -20H92Q84 80 34 92H-34Q-84 80 -92 -20Z" fill="#5a4a40"/><ellipse cy="-20" rx="92" ry="28" fill="#73614f"/><ellipse cy="-20" rx="80" ry="22" fill="#8fbf4f"/>` +
    times(
      20,
      () =>
        `<circle cx="${drawing.random.between(-60, 60)}" cy="${drawing.random.between(-32, -8)}" r="5" fill="#c3e08a"/>`,
    )) as Sprite,
} satisfies Record<string, Sprite>;
