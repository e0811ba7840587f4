import {
  ball,
  chunk,
  cube,
  frill,
  heap,
  herb,
  leaf,
  melt,
  rings,
  slice,
  sprig,
  strip,
} from "./part-shapes.ts";
import { blob, circle, line, moved, repeat, shape, specks } from "./shapes.ts";
import type { Part } from "./sprites.ts";

const chambers = (color: string, seeds: string, radius: number) =>
  repeat(5, (index) => {
    const angle = (index / 5) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5];
    return circle(x, y, radius * 0.22, color) + circle(x, y, radius * 0.07, seeds);
  });

const segments = (color: string, radius: number, count = 9) =>
  repeat(count, (index) => {
    const [from, to] = [(index + 0.08) / count, (index + 0.92) / count].map(
      (part) => part * Math.PI * 2,
    );
    const [a, b] = [from ?? 0, to ?? 0];
    return `<path d="M0 0L${Math.cos(a) * radius} ${Math.sin(a) * radius}A${radius} ${radius} 0 0 1 ${Math.cos(b) * radius} ${Math.sin(b) * radius}Z" fill="${color}" stroke="${color}" stroke-width="2" stroke-linejoin="round"/>`;
  });

const citrus = (rind: string, pith: string, flesh: string, radius: number, count: number): Part =>
  slice(rind, pith, radius, count, () => segments(flesh, radius * 0.76));

const greens = ["#2f7d32", "#3d9440", "#266e2b"];

/** Vegetables, fruit, herbs, nuts and pulses. */
export const plantParts = {
  tomato: slice("#c8291c", "#e4523d", 38, 8, () => chambers("#f59a72", "#f9dc9c", 32)),
  "cherry tomato": ball("#d93021", 25, 9, {}, circle(-2, -2, 5, "#5d8a2c")),
  "dried tomato": chunk("#a5281a", "#6f150d", 26, 8),
  basil: leaf(greens, 27, 17, 7),
  "thai basil": leaf(["#3b7a35", "#55603f", "#2e6a33"], 28, 12, 8),
  mint: leaf(["#4aa84e", "#3f9a46", "#5bb65a"], 24, 15, 6),
  bay: leaf(["#5f7a3c"], 38, 14, 2),
  spinach: leaf(["#2b6e30", "#37803a", "#21602a"], 40, 24, 9),
  oregano: heap(["#5c6b2e", "#74803f", "#48561f"], 20, 12, 3),
  rosemary: sprig("#5b5a2a", "#4b6a36", 42, 15, 4),
  thyme: sprig("#6d5d36", "#6c8350", 34, 9, 5),
  dill: sprig("#5c9a3d", "#6fb04c", 32, 13, 6),
  parsley: herb(["#2f8a33", "#3f9c3f", "#257429"], 24, 8),
  coriander: herb(["#3f9a3c", "#54b04c", "#32822f"], 24, 8),
  chives: heap(["#4f9d3e", "#3f8a35"], 22, 10, 3.6),
  lemongrass: strip("#dce2a6", "#a9b46a", 44, 11, 3, 0.05),
  rocket: {
    ...leaf(["#3b8a35"], 36, 14, 12),
    shape: (random) =>
      shape(
        `M0 36 Q-3 10 -4 4 L-17 6 L-6 -6 L-20 -12 L-6 -18 Q-8 -34 2 -38 Q10 -34 7 -19 L20 -14 L6 -7 L16 4 L4 3 Q3 14 0 36Z`,
        random.pick(["#3b8a35", "#4b9b40", "#2f7a2f"]),
      ) + line("M1 30L1 -30", "#d8f0b8", 2, 'opacity=".6"'),
  },
  lettuce: frill(["#84bf45", "#9bcf5a", "#6fae3a"], 62, 8),
  romaine: frill(["#5e9f3a", "#8fc45b", "#b8da85"], 58, 11),
  "lamb's lettuce": leaf(["#4f9140", "#5fa64c", "#3f7d36"], 34, 18, 14),
  "mixed leaves": {
    ...frill(["#6fae3a"], 54, 12),
    shape: (random) =>
      frill([random.pick(["#6fae3a", "#8fc94f", "#7b2f3f", "#4c8f37"])], 54, 1).shape(random),
  },
  "red cabbage": strip("#8c3a86", "#5d2160", 34, 8, 16, 0.5),
  "chinese cabbage": frill(["#cfe3a0", "#e4efc6", "#a9cc72"], 40, 6),
  cabbage: strip("#dfe9b4", "#a9c274", 34, 8, 16, 0.5),
  carrot: slice("#d9691a", "#f08a2c", 22, 10, () => circle(0, 0, 8, "#f7a552")),
  "carrot stick": strip("#f08a2c", "#c9601a", 34, 9, 9, 0.05),
  cucumber: slice("#3f7d36", "#d6e9b4", 32, 9, () =>
    repeat(6, (i) => circle(Math.cos(i) * 13, Math.sin(i) * 13, 3.4, "#f2f8dc")),
  ),
  gherkin: slice("#5b7c22", "#a8b94e", 20, 7, () =>
    repeat(5, (i) => circle(Math.cos(i * 1.25) * 9, Math.sin(i * 1.25) * 9, 2.4, "#dfe5a4")),
  ),
  courgette: slice("#2f6b2a", "#dfe8b0", 31, 9, () =>
    repeat(6, (i) => circle(Math.cos(i) * 11, Math.sin(i) * 11, 2.6, "#c3cf86")),
  ),
  aubergine: slice("#3a1d3f", "#b98d57", 40, 7, (random) =>
    specks(random, { radius: 28, count: 14, size: 4, fill: "#6e4620" }),
  ),
  peppers: {
    ...strip("#d93a26", "#a41f14", 36, 13, 9, 0.6),
    shape: (random) => {
      const [color = "", edge = ""] = random.pick([
        ["#dc3b26", "#a41f14"],
        ["#f0b321", "#c6850e"],
        ["#5a9a35", "#3a7420"],
      ]);
      return strip(color, edge, 36, 13, 1, 0.6).shape(random);
    },
  },
  chilli: {
    ...strip("#d31f16", "#8f0e0a", 20, 11, 8),
    shape: () =>
      repeat(
        1,
        () =>
          `<ellipse rx="14" ry="11" fill="#c61a13"/><ellipse rx="8" ry="6" fill="#f3b69a"/><circle cx="-3" r="2" fill="#f8e7b0"/><circle cx="3" cy="2" r="2" fill="#f8e7b0"/>`,
      ),
  },
  mushroom: {
    ...slice("#9b7a57", "#ead9c2", 34, 9),
    shape: () =>
      `<path d="M-33 2C-35 -33 35 -33 33 2C29 14 14 10 11 8L9 30C8 38 -8 38 -9 30L-11 8C-14 10 -29 14 -33 2Z" fill="#a07d58"/><path d="M-28 0C-29 -26 29 -26 28 0C24 8 13 6 8 5L6 28C5 33 -5 33 -6 28L-8 5C-13 6 -24 8 -28 0Z" fill="#f0e2cd"/><path d="M-20 3C-9 -5 9 -5 20 3" stroke="#8d6a48" stroke-width="3.5" fill="none"/>`,
  },
  porcini: {
    ...slice("#6b4423", "#e6d0ac", 38, 8),
    shape: () =>
      `<path d="M-36 4C-36 -36 36 -36 36 4C30 14 18 12 14 8L18 28C18 40 -18 40 -18 28L-14 8C-18 12 -30 14 -36 4Z" fill="#71481f"/><path d="M-24 4C-16 -10 16 -10 24 4L12 8L15 27C14 34 -14 34 -15 27L-12 8Z" fill="#ecdabb"/>`,
  },
  shiitake: slice("#4b2f1c", "#7a5231", 32, 5, () =>
    line("M-14 0L14 0M0 -14L0 14M-10 -10L10 10M-10 10L10 -10", "#e9d3ae", 4),
  ),
  onion: rings("#f6ead2", "#d8be8c", 34, 7),
  "red onion": rings("#efd3e0", "#8e2f66", 34, 8),
  "caramelised onion": strip("#b06a25", "#7a4211", 34, 8, 14, 0.7),
  "fried onion": rings("#d99a3c", "#a8661c", 46, 8),
  "spring onion": {
    ...rings("#e6f2c4", "#5f9f3c", 12, 14),
    shape: () =>
      circle(0, 0, 11, "#5f9f3c") + circle(0, 0, 7.5, "#e8f3cb") + circle(0, 0, 3, "#8dbd5b"),
  },
  shallot: rings("#f0dbe0", "#b06a86", 20, 8),
  leek: { ...rings("#eef2cc", "#9cba5a", 24, 8) },
  garlic: { ...chunk("#f4e8cc", "#d9bd84", 12, 9), gloss: 0.5 },
  "garlic head": slice("#e8dcc8", "#f7efdf", 34, 2, () => segments("#fffaf0", 24, 7)),
  ginger: chunk("#ecd08a", "#c79a4a", 16, 6),
  "pickled ginger": { ...melt("#f3b7b0", "#f9d4cd", 26, 3), lift: 4 },
  fennel: strip("#e6efc8", "#b3c98a", 42, 13, 6, 0.4),
  cauliflower: {
    ...ball("#f2ead2", 34, 7, { grain: 1, fine: 0.09, gloss: 0.15 }),
    shape: (random) =>
      repeat(8, () =>
        moved(
          random.between(-20, 20),
          random.between(-16, 16),
          shape(
            blob(random, { radius: 14, uneven: 0.2 }),
            random.pick(["#f4ecd6", "#e9dcb8", "#d9b472"]),
          ),
        ),
      ),
  },
  artichoke: leaf(["#9aa05c", "#b7b878", "#84904c"], 32, 20, 7),
  olive: {
    ...ball("#6f7d2c", 17, 9),
    shape: () => circle(0, 0, 17, "#76842f") + circle(2, 1, 6, "#3c4416"),
  },
  "black olive": {
    ...ball("#2c2530", 17, 9),
    shape: () => circle(0, 0, 17, "#2b2430") + circle(2, 1, 6, "#6e4233"),
  },
  caper: ball("#6d7a3a", 9, 14),
  potato: slice("#c9963f", "#f0d485", 36, 9, (random) =>
    specks(random, { radius: 24, count: 5, size: 5, fill: "#d7a54a" }),
  ),
  "potato wedge": chunk("#efcb6a", "#b9782a", 36, 9, { lift: 8 }),
  chips: strip("#f2c65a", "#cf8f2a", 48, 15, 14, 0.08),
  "sweet potato": chunk("#e8842e", "#a84f14", 26, 9),
  "sweet potato chips": strip("#ea8a32", "#b7581a", 48, 15, 20, 0.1),
  "green beans": strip("#4d9a3b", "#2f7328", 46, 9, 12, 0.2),
  "red beans": ball("#7c1f1c", 14, 16, { gloss: 0.6 }),
  "black beans": ball("#2a1f22", 12, 18, { gloss: 0.6 }),
  "white beans": ball("#efe4c8", 15, 16, { gloss: 0.4 }),
  chickpeas: ball("#dcb268", 14, 15, { gloss: 0.35, grain: 0.4 }, circle(3, 2, 3, "#b98a3e")),
  lentils: heap(["#7a5a2e", "#8f7038", "#5f4722"], 30, 9, 5),
  peas: ball("#63ab37", 11, 20, { gloss: 0.6 }),
  edamame: { ...ball("#7fbb45", 13, 14), shape: () => `<ellipse rx="14" ry="10" fill="#86bf4c"/>` },
  "edamame pod": strip("#6faa3e", "#4c8429", 46, 17, 18, 0.35),
  sweetcorn: heap(["#f5c531", "#eab21c", "#fbd95c"], 26, 8, 7),
  "corn cob": {
    ...strip("#f0c030", "#c98e14", 100, 50, 3, 0.02),
    shape: (random) =>
      line("M-90 0L90 0", "#d79a1c", 52) +
      repeat(60, (i) =>
        circle(
          -96 + (i % 20) * 10,
          -16 + Math.floor(i / 20) * 16,
          7.5,
          random.pick(["#f6ca3c", "#f0bd2a", "#8f5a18", "#fbd85e"]),
        ),
      ),
  },
  avocado: {
    ...strip("#a9c757", "#5f8a2c", 38, 20, 6, 0.6),
    shape: () =>
      line("M-30 10Q0 -30 30 10", "#4f7d2b", 21) +
      line("M-30 10Q0 -30 30 10", "#a5c658", 16) +
      line("M-26 12Q0 -20 26 12", "#e0e39a", 7),
  },
  mango: cube("#f7b733", "#dd8f1a", 22, 9),
  pineapple: chunk("#f6d54a", "#d79f22", 24, 8),
  "pineapple slice": slice(
    "#d9a52a",
    "#f8dc5e",
    66,
    6,
    () => segments("#f3cc3c", 58, 14) + circle(0, 0, 14, "#fff3b8"),
  ),
  apple: strip("#f3e0a4", "#c23b2e", 34, 15, 8, 0.7),
  "baked apple": strip("#e6b45c", "#b77a28", 38, 17, 12, 0.7),
  pear: strip("#f2e6b4", "#b9b552", 38, 17, 6, 0.6),
  lemon: citrus("#f0c419", "#fdf3c6", "#f7d94c", 32, 3),
  lime: citrus("#5fa52a", "#eaf5c9", "#a8d35c", 28, 3),
  orange: citrus("#f08a1d", "#fde2b4", "#f6a035", 46, 5),
  grapefruit: citrus("#f0a050", "#fde0cc", "#ee6a5a", 46, 4),
  strawberry: {
    ...ball("#d8212c", 28, 8),
    shape: (random) =>
      shape("M0 30C-30 10 -30 -24 0 -22C30 -24 30 10 0 30Z", "#d4202b") +
      specks(random, { radius: 20, count: 14, size: 2.2, fill: "#f9d98a", opacity: 0.9 }) +
      shape("M-14 -22L0 -14L14 -22L6 -28L-6 -28Z", "#4c9a38"),
  },
  raspberry: {
    ...ball("#cf2450", 20, 14, { grain: 0.2 }),
    shape: () =>
      circle(0, 0, 17, "#b21843") +
      repeat(11, (i) =>
        circle(
          Math.cos(i * 2.4) * 4 * Math.sqrt(i),
          Math.sin(i * 2.4) * 4 * Math.sqrt(i),
          6,
          i % 2 ? "#d8305c" : "#c41f4c",
        ),
      ),
  },
  blueberry: ball("#39477e", 15, 16, { gloss: 0.35 }, circle(2, 2, 4, "#232c57")),
  blackberry: {
    ...ball("#3a1d3f", 18, 6),
    shape: () =>
      repeat(11, (i) =>
        circle(
          Math.cos(i * 2.4) * 4 * Math.sqrt(i),
          Math.sin(i * 2.4) * 4 * Math.sqrt(i),
          6,
          i % 2 ? "#46234b" : "#2f1534",
        ),
      ),
  },
  banana: slice("#e9d27a", "#f8ecbc", 27, 9, () =>
    repeat(3, (i) => circle(Math.cos(i * 2.1) * 7, Math.sin(i * 2.1) * 7, 2.5, "#b99a55")),
  ),
  fig: slice(
    "#5b2a52",
    "#e9c9b4",
    30,
    5,
    (random) =>
      circle(0, 0, 20, "#b8355a") +
      specks(random, { radius: 17, count: 16, size: 2, fill: "#f7dca0" }),
  ),
  date: chunk("#7a4318", "#4a260c", 22, 6),
  raisin: chunk("#5a2f22", "#351810", 11, 12),
  prune: ball("#2f1a26", 26, 6, { grain: 0.9, gloss: 0.6 }),
  apricot: ball("#ee9a35", 26, 6, { grain: 0.6, gloss: 0.5 }),
  peach: strip("#f6ad4d", "#d9722a", 42, 22, 6, 0.6),
  pomegranate: ball("#b5173c", 8, 30, { gloss: 0.9 }),
  grape: ball("#6d2348", 20, 9),
  papaya: strip("#d7e3a0", "#a9bf66", 40, 6, 26, 0.4),
  coconut: heap(["#fdfaf2", "#f3ecdc"], 26, 6, 5),
  peanut: {
    ...ball("#d9a860", 11, 16),
    shape: () =>
      `<ellipse cx="-5" rx="9" ry="7.5" fill="#d8a75e"/><ellipse cx="6" rx="8" ry="7" fill="#cf9a50"/>`,
  },
  cashew: strip("#f0dcae", "#cda865", 18, 12, 10, 0.9),
  almond: leaf(["#c58f50", "#b47c3e", "#ead2a4"], 17, 9, 12),
  walnut: { ...chunk("#c08d50", "#865626", 20, 7), grain: 1 },
  hazelnut: ball("#b9793a", 14, 9, { gloss: 0.4 }),
  pistachio: chunk("#8aa843", "#5e7a28", 11, 14),
  "pine nut": leaf(["#f0ddae", "#e3c688"], 10, 5, 18),
  tofu: cube("#f5e9cb", "#d8b878", 28, 8),
  sprouts: strip("#f4f0dc", "#d4cfa6", 34, 6, 16, 0.9),
  seaweed: frill(["#2f5a33", "#3c6b35", "#1f4526"], 30, 6),
} satisfies Record<string, Part>;
