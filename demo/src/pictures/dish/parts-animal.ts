import { chunk, cube, cut, heap, melt, slice, strip } from "./part-shapes.ts";
import { blob, circle, closed, line, moved, repeat, shape, specks, turned } from "./shapes.ts";
import type { Part } from "./sprites.ts";

const flakes = (color: string, lineColor: string) =>
  shape("M-44 -8C-30 -30 30 -28 46 -6C36 20 -34 24 -44 -8Z", color) +
  repeat(4, (index) => line(`M${-28 + index * 18} -18q-8 16 2 30`, lineColor, 3.5));

const shell = (outer: string, inner: string, flesh: string) =>
  `<path d="M-34 8C-40 -22 0 -30 36 0C30 26 -20 30 -34 8Z" fill="${outer}"/><path d="M-26 7C-30 -14 0 -20 27 1C22 18 -16 20 -26 7Z" fill="${inner}"/><ellipse cx="-2" cy="1" rx="17" ry="10" fill="${flesh}"/>`;

const meat = (color: string, browned: string, radius = 30, count = 8) =>
  cut(color, browned, radius, count);

/** A slice of roasted meat from the crust to its heart, all around the origin. */
const roasted = (rings: [share: number, color: string][], outline: string) =>
  rings
    .map(([share, color]) => `<g transform="scale(${share})">${shape(outline, color)}</g>`)
    .join("");

/** Meat, fish, seafood: never on a vegetarian dish. */
export const animalParts = {
  ham: { ...melt("#ee9a98", "#f6b7b2", 46, 6, 0.2), lift: 5 },
  "cured ham": {
    ...melt("#b8404a", "#c9606a", 50, 6, 0.3),
    lift: 6,
    shape: (random) =>
      shape(blob(random, { radius: 50, count: 11, uneven: 0.25, flat: 0.7 }), "#f3d3c4") +
      shape(blob(random, { radius: 42, count: 11, uneven: 0.25, flat: 0.62 }), "#b73f47") +
      line("M-30 -6Q-8 8 26 -10M-20 12Q4 20 24 8", "#f1c4b8", 4),
  },
  bacon: {
    ...strip("#a33a26", "#6e2012", 54, 24, 6, 0.35),
    shape: () =>
      line("M-48 0Q-24 -18 0 0T48 0", "#7a2412", 25) +
      line("M-48 -2Q-24 -20 0 -2T48 -2", "#b4482f", 18) +
      line("M-48 3Q-24 -15 0 3T48 3", "#f1c9a0", 5),
  },
  lardon: meat("#c4553c", "#7d2a17", 16, 16),
  salami: slice("#7d1710", "#b3291d", 36, 12, (random) =>
    specks(random, { radius: 28, count: 12, size: 4, fill: "#e9a383" }),
  ),
  andouille: slice(
    "#4b3a32",
    "#b98a78",
    38,
    7,
    () => circle(0, 0, 25, "#9a6c5c") + circle(0, 0, 17, "#c49a88") + circle(0, 0, 9, "#99705f"),
  ),
  sausage: {
    ...strip("#b5532c", "#7d3216", 120, 44, 2, 0.35),
    shape: () =>
      line("M-100 0Q0 -50 100 0", "#7d3317", 48) +
      line("M-98 -3Q0 -53 98 -3", "#b5552d", 38) +
      repeat(4, (i) => line(`M${-62 + i * 40} -40l18 26`, "#5e2410", 5)),
  },
  merguez: strip("#a03a20", "#6b1f0e", 62, 24, 4, 0.3),
  pork: meat("#cf9468", "#8b5328"),
  "pork belly": slice(
    "#7a4526",
    "#e3b491",
    46,
    3,
    () =>
      `<path d="M-40 -12Q0 -26 40 -10L38 2Q0 -12 -38 0Z" fill="#a9683f"/><path d="M-36 16Q0 4 36 18L30 28Q0 18 -28 28Z" fill="#9c5b34"/>`,
  ),
  beef: meat("#84472c", "#50240f"),
  "beef strip": strip("#8a4a2d", "#552711", 36, 18, 11, 0.5),
  "raw beef": {
    ...melt("#9e2230", "#b53a45", 68, 14, 0.1),
    round: 2,
    gloss: 0.22,
    grain: 0.2,
    lift: 2.5,
    shape: (random) =>
      shape(blob(random, { radius: 66, count: 12, uneven: 0.08, flat: 0.86 }), "#8f1c2a") +
      shape(blob(random, { radius: 61, count: 12, uneven: 0.08, flat: 0.86 }), "#b03240") +
      repeat(9, () => {
        const [x, y] = [random.between(-40, 26), random.between(-34, 34)];
        return line(
          `M${x} ${y}q${random.between(6, 16)} ${random.between(-10, 10)} ${random.between(16, 30)} ${random.between(-6, 6)}`,
          "#f2cfc6",
          2.2,
          'opacity=".6"',
        );
      }),
  },
  "minced meat": heap(["#7d452a", "#693620", "#945a37"], 44, 8, 7),
  meatball: {
    ...cut("#8a4a2c", "#552a14", 34, 9),
    round: 13,
    grain: 0.9,
    shape: (random) => shape(blob(random, { radius: 33, count: 9, uneven: 0.06 }), "#85472a"),
  },
  lamb: meat("#94563a", "#5b2c17"),
  kafta: { ...strip("#7d4327", "#4b2410", 92, 40, 3, 0.06), grain: 1 } as Part,
  veal: meat("#c8a07a", "#94683f"),
  "kebab meat": strip("#a4683c", "#6c3d1c", 40, 17, 16, 0.6),
  chicken: meat("#e7bd82", "#b9803f"),
  "grilled chicken": {
    ...meat("#dfae6c", "#8b5424", 36, 7),
    shape: (random) =>
      meat("#dfae6c", "#a5692f", 36, 1).shape(random) +
      line("M-26 -10L22 -22M-26 6L28 -6M-20 20L26 10", "#5b3312", 4, 'opacity=".75"'),
  },
  "crispy chicken": { ...meat("#dd9a3f", "#a5641c", 38, 6), grain: 1, fine: 0.12 },
  "chicken wing": {
    ...cut("#b8652a", "#773912", 78, 6),
    round: 11,
    gloss: 0.7,
    browned: 0.75,
    lift: 9,
    shape: (random) => {
      const isDrumette = random.chance(0.5);
      return isDrumette
        ? line("M30 6L68 18", "#efdcbc", 15) +
            circle(70, 14, 9, "#f6ead2") +
            circle(67, 25, 9, "#f6ead2") +
            shape(
              "M-70 -6C-70 -44 -34 -52 -6 -36C16 -24 34 -8 44 4C38 18 14 26 -14 32C-46 38 -70 28 -70 -6Z",
              "#b5551f",
            ) +
            shape(
              "M-58 -16C-50 -38 -26 -40 -6 -26C-20 -14 -46 -6 -58 -16Z",
              "#dc8a45",
              'opacity=".7"',
            )
        : shape(
            "M-72 12C-76 -16 -44 -34 -8 -26C12 -22 26 -34 46 -38C64 -40 72 -22 58 -12C44 0 30 6 22 18C2 40 -66 42 -72 12Z",
            "#b0501c",
          ) +
            shape("M-56 4C-50 -14 -24 -18 0 -12C-10 4 -44 14 -56 4Z", "#d98542", 'opacity=".7"') +
            line("M-40 20Q-10 24 14 10M22 -14L48 -28", "#7a3210", 4, 'opacity=".5"');
    },
  },
  "pulled pork": {
    ...cut("#a8673c", "#6d3a1c", 96, 2),
    round: 4,
    grain: 0.4,
    browned: 0.5,
    lift: 7,
    gloss: 0.4,
    shape: (random) =>
      shape(blob(random, { radius: 86, count: 10, uneven: 0.14, flat: 0.8 }), "#6d3a1c") +
      repeat(80, () => {
        const angle = random.next() * Math.PI * 2;
        const away = Math.sqrt(random.next()) * 86;
        const strand = line(
          `M-24 0Q0 ${random.between(-16, 16)} 24 ${random.between(-8, 8)}`,
          random.pick(["#b97646", "#9a5a30", "#c98c5c", "#84451f", "#a8602c"]),
          random.between(6, 11),
        );
        return moved(
          Math.cos(angle) * away,
          Math.sin(angle) * away * 0.8,
          turned(random.between(0, 180), strand),
        );
      }),
  },
  "duck slice": slice("#e4c3a4", "#8d3a3f", 40, 8, () => line("M-26 6Q0 -6 26 6", "#b05e5e", 3)),
  "roast chicken leg": {
    ...chunk("#c88238", "#8a4d16", 110, 2),
    browned: 0.55,
    gloss: 0.5,
    grain: 0.35,
    shape: () =>
      line("M40 40L120 104", "#f1e2c8", 24) +
      circle(118, 98, 15, "#f6ead6") +
      circle(108, 112, 15, "#f6ead6") +
      shape(
        "M-104 -60C-80 -124 40 -96 72 0C88 44 70 76 30 70C-40 66 -128 10 -104 -60Z",
        "#9c5a1e",
      ) +
      shape("M-92 -60C-70 -106 30 -84 58 -4C70 30 56 52 22 48C-40 44 -110 0 -92 -60Z", "#cd8a3e") +
      shape("M-70 -58C-50 -84 10 -70 30 -20C20 0 -50 -10 -70 -58Z", "#e3a95a", 'opacity=".6"'),
  },
  ribs: {
    ...strip("#8a3a18", "#54200a", 138, 40, 1, 0.1),
    gloss: 0.75,
    round: 13,
    grain: 0.6,
    browned: 0.7,
    lift: 12,
    shape: () =>
      repeat(6, (i) => line(`M${-95 + i * 38} -88L${-91 + i * 38} 92`, "#f0dfc4", 13)) +
      repeat(6, (i) =>
        shape(
          `M${-119 + i * 38} -62Q${-95 + i * 38} -82 ${-72 + i * 38} -62L${-68 + i * 38} 62Q${-92 + i * 38} 80 ${-116 + i * 38} 62Z`,
          i % 2 ? "#933c16" : "#a2471c",
        ),
      ) +
      repeat(5, (i) =>
        line(`M${-73 + i * 38} -56L${-69 + i * 38} 56`, "#4f1d09", 5, 'opacity=".6"'),
      ),
  },
  steak: {
    ...cut("#84482b", "#4a2110", 128, 1),
    round: 6,
    gloss: 0.4,
    grain: 0.4,
    browned: 0.25,
    lift: 12,
    shape: (random) =>
      repeat(6, (i) => {
        const outline = closed([
          { x: -24, y: -58 - (i % 2) * 6 },
          { x: 6, y: -78 + Math.abs(i - 2.5) * 9 },
          { x: 30, y: -56 + Math.abs(i - 2.5) * 7 },
          { x: 33, y: 46 - Math.abs(i - 2.5) * 6 },
          { x: 8, y: 78 - Math.abs(i - 2.5) * 10 },
          { x: -25, y: 56 },
        ]);
        return moved(
          -96 + i * 38,
          (i - 2.5) * 3,
          turned(
            8 + random.between(-3, 3),
            roasted(
              [
                [1, "#3a1a0d"],
                [0.9, "#7c4227"],
                [0.78, "#b45a4c"],
                [0.58, "#c7585a"],
                [0.36, "#cf6a6a"],
              ],
              outline,
            ) + line("M-22 -50L-22 46", "#2c1309", 7, 'opacity=".55"'),
          ),
        );
      }) + specks(random, { radius: 96, count: 26, size: 3.4, fill: "#fffaf0", opacity: 0.85 }),
  },
  "roast slice": {
    ...slice("#5b2f1a", "#c06a5a", 66, 6),
    round: 4,
    browned: 0.2,
    lift: 6,
    shape: (random) =>
      roasted(
        [
          [1, "#4c2614"],
          [0.92, "#8e5138"],
          [0.82, "#c07062"],
          [0.6, "#d08078"],
        ],
        blob(random, { radius: 62, count: 9, uneven: 0.08, flat: 0.78 }),
      ) + line("M-30 -6Q-6 6 26 -8M-22 16Q2 24 24 12", "#f0cfc0", 3, 'opacity=".5"'),
  },
  shank: {
    ...chunk("#7a4122", "#47210f", 120, 1),
    browned: 0.6,
    gloss: 0.5,
    grain: 0.4,
    shape: () =>
      line("M0 -20L30 -150", "#ecdcc0", 30) +
      circle(32, -156, 20, "#f4e8d2") +
      shape(
        "M-96 50C-110 -40 -40 -90 20 -80C90 -70 120 20 80 80C40 120 -80 120 -96 50Z",
        "#5d2f16",
      ) +
      shape("M-80 44C-90 -30 -30 -72 18 -64C74 -54 96 18 64 64C30 96 -66 98 -80 44Z", "#8d4f29"),
  },
  "smoked salmon": {
    ...strip("#f2885e", "#d9653a", 52, 30, 6, 0.6),
    shape: (random) =>
      shape(blob(random, { radius: 50, count: 10, uneven: 0.26, flat: 0.62 }), "#ee7d52") +
      line("M-34 -8Q0 -20 34 -6M-34 8Q0 -4 34 10", "#fbcbb0", 4),
  },
  salmon: { ...chunk("#f08a63", "#d3623a", 46, 6), shape: () => flakes("#f08a63", "#fbd0b8") },
  "raw salmon": cube("#f2825a", "#d9623c", 26, 9),
  "raw tuna": cube("#b8293f", "#8c1a2e", 26, 9),
  tuna: { ...chunk("#d7a995", "#b07d68", 30, 8), grain: 1 },
  "seared tuna": slice("#8f6a56", "#bf3048", 56, 7, () => ""),
  "salmon fillet": {
    ...chunk("#ec8a60", "#c9683c", 130, 1),
    round: 11,
    grain: 0.3,
    browned: 0.25,
    shape: () =>
      shape("M-130 -20C-110 -70 90 -66 134 -14C120 50 -90 70 -130 -20Z", "#c8703f") +
      shape("M-120 -20C-100 -58 84 -54 122 -14C108 36 -84 54 -120 -20Z", "#ef9468") +
      repeat(6, (i) => line(`M${-84 + i * 34} -44q-14 36 4 76`, "#f9ccb2", 5)),
  },
  "white fish": {
    ...chunk("#f4ead8", "#d0a464", 130, 1),
    round: 11,
    grain: 0.3,
    browned: 0.22,
    shape: () =>
      shape("M-130 -20C-110 -70 90 -66 134 -14C120 50 -90 70 -130 -20Z", "#cf9c56") +
      shape("M-120 -22C-100 -58 84 -54 120 -16C106 32 -84 48 -120 -22Z", "#f3e8d4") +
      repeat(6, (i) => line(`M${-84 + i * 34} -42q-12 34 4 70`, "#d9c4a0", 4)),
  },
  cod: chunk("#f6eddc", "#d9b67e", 36, 6),
  "fried fish": {
    ...chunk("#dda145", "#a9691f", 130, 2),
    shape: (random) =>
      shape(blob(random, { radius: 128, count: 12, uneven: 0.1, flat: 0.42 }), "#a8681e") +
      shape(blob(random, { radius: 116, count: 12, uneven: 0.12, flat: 0.38 }), "#e0a84c"),
    grain: 1,
    fine: 0.1,
  },
  "whole fish": {
    ...chunk("#a8b0b4", "#5d686e", 250, 1, { gloss: 0.7 }),
    shape: () =>
      shape("M190 0L262 -62Q246 0 262 62Z", "#6a757b") +
      shape(
        "M-240 0C-180 -100 60 -120 200 -8C210 0 210 0 200 8C60 120 -180 100 -240 0Z",
        "#7b868c",
      ) +
      shape("M-226 0C-170 -80 60 -96 186 0C60 60 -160 70 -226 0Z", "#b9c1c4") +
      line("M-150 -66Q-118 0 -150 60", "#4f5a60", 6) +
      circle(-190, -18, 14, "#f6f3e4") +
      circle(-190, -18, 7, "#1c1c1c") +
      repeat(5, (i) =>
        line(`M${-90 + i * 52} -70L${-66 + i * 52} 62`, "#33302a", 9, 'opacity=".55"'),
      ),
  },
  sardine: {
    ...strip("#8fa0aa", "#4f616d", 130, 40, 4, 0.04),
    shape: () =>
      shape("M108 0L140 -26Q132 0 140 26Z", "#5c6d78") +
      shape("M-130 0C-90 -40 60 -38 112 0C60 34 -90 36 -130 0Z", "#50626e") +
      shape("M-122 4C-80 -16 60 -16 104 2C60 30 -86 32 -122 4Z", "#b7c4ca") +
      circle(-106, -4, 6, "#141414"),
  },
  anchovy: strip("#8a5b3c", "#5a3620", 46, 11, 8, 0.3),
  eel: { ...strip("#7a4322", "#482210", 60, 34, 4, 0.05), gloss: 0.8 } as Part,
  prawn: {
    ...strip("#f59a70", "#dd6a3f", 36, 22, 9, 0.9),
    shape: () =>
      line("M-26 20Q-36 -24 4 -24Q34 -22 26 8", "#e0693d", 21) +
      line("M-26 20Q-36 -24 4 -24Q34 -22 26 8", "#f9ab84", 14) +
      line("M-34 0L-20 -2M-26 -18L-14 -10M-4 -32L-4 -18M16 -30L12 -16", "#fde0cc", 3.5) +
      shape("M26 8l-10 22l12 -4l10 8Z", "#d8552e"),
  },
  squid: {
    ...slice("#e6cdbc", "#f8ece2", 30, 8),
    shape: () =>
      `<ellipse rx="24" ry="21" fill="none" stroke="#d8b8a4" stroke-width="15"/><ellipse rx="24" ry="21" fill="none" stroke="#faf0e6" stroke-width="10"/>`,
  },
  "fried squid": {
    ...slice("", "", 36, 14),
    grain: 1,
    fine: 0.12,
    shape: () =>
      `<ellipse rx="28" ry="25" fill="none" stroke="#b97a28" stroke-width="18"/><ellipse rx="28" ry="25" fill="none" stroke="#e3ab4f" stroke-width="12"/>`,
  },
  octopus: {
    ...slice("#7d2b46", "#f0dcd8", 30, 9, () => circle(0, 0, 7, "#f9efeb")),
    shape: () =>
      circle(0, 0, 29, "#7d2b46") +
      circle(0, 0, 21, "#f2dfda") +
      repeat(6, (i) => circle(Math.cos(i * 1.05) * 27, Math.sin(i * 1.05) * 27, 6, "#c98aa0")),
  },
  mussel: {
    ...slice("", "", 36, 16),
    gloss: 0.8,
    shape: () => shell("#1c2029", "#c3cbd8", "#e9963a"),
  },
  clam: { ...slice("", "", 30, 10), shape: () => shell("#c9b79a", "#f4ecdf", "#e9c9a0") },
  oyster: {
    ...slice("", "", 92, 6),
    shape: (random) =>
      shape(blob(random, { radius: 90, count: 12, uneven: 0.13, flat: 0.72 }), "#6e675e") +
      shape(blob(random, { radius: 74, count: 11, uneven: 0.1, flat: 0.68 }), "#f1eee8") +
      moved(
        -6,
        0,
        shape(blob(random, { radius: 46, count: 9, uneven: 0.18, flat: 0.6 }), "#b8b3a6"),
      ),
    gloss: 0.8,
  },
  crab: { ...chunk("#f4e1d6", "#dd7a55", 26, 9), grain: 0.9 },
} satisfies Record<string, Part>;
