import { ball, chunk, cube, heap, melt, mound, slice, strip } from "./part-shapes.ts";
import { blob, circle, line, repeat, shape } from "./shapes.ts";
import type { Part } from "./sprites.ts";

const fresh = { round: 8, gloss: 0.5 };

/** Dairy, eggs, breads, sweets and drinks. */
export const otherParts = {
  mozzarella: { ...melt("#fbf0d6", "#fffaf0", 38, 8), gloss: 0.5 },
  burrata: { ...ball("#fffaf0", 92, 1, { round: 26, gloss: 0.5 }) },
  parmesan: {
    ...chunk("#f4e3ac", "#dcbf74", 24, 9, { lift: 4 }),
    shape: (random) =>
      shape(blob(random, { radius: 24, count: 5, uneven: 0.35, flat: 0.5 }), "#f6e7b6"),
  },
  "goat's cheese": { ...slice("#ead7ae", "#fffaf0", 38, 6), ...fresh, grain: 0.5 },
  "blue cheese": chunk("#f2ecd6", "#8797a6", 20, 9),
  cheddar: { ...melt("#f0a021", "#f8bd4c", 40, 7, 0.25) },
  "melted cheese": melt("#f3cf73", "#fae6ac", 42, 9, 0.28),
  feta: cube("#fdfaf2", "#dcd6c4", 22, 9),
  halloumi: {
    ...chunk("#f2dfae", "#b87f36", 52, 6, { lift: 8 }),
    shape: () =>
      shape("M-48 -28h96v56h-96Z", "#c08a42", 'stroke-linejoin="round"') +
      shape("M-44 -25h88v49h-88Z", "#f1deac") +
      line("M-40 -14L40 -22M-42 4L42 -4M-38 20L42 14", "#8a5420", 5, 'opacity=".8"'),
  },
  paneer: cube("#f9efd6", "#d7a862", 28, 9),
  ricotta: { ...melt("#fdf8ec", "#ffffff", 30, 7), grain: 0.8 },
  butter: cube("#f9e08a", "#e0bd54", 28, 1),
  egg: {
    ...ball("", 62, 3, { round: 9, gloss: 0.6, lift: 5 }),
    shape: (random) =>
      shape(blob(random, { radius: 60, count: 9, uneven: 0.13 }), "#fffdf8") +
      circle(4, -2, 25, "#e58f0b") +
      circle(3, -3, 23, "#f8ae22"),
  },
  "half egg": {
    ...ball("", 44, 4, { round: 6, gloss: 0.6 }),
    shape: () =>
      `<ellipse rx="34" ry="43" fill="#fffdf8"/>` +
      circle(0, 4, 22, "#e8910f") +
      circle(-1, 3, 19, "#f7a91f"),
  },
  "scrambled egg": { ...melt("#f6d35a", "#fbe68e", 44, 10, 0.3), lift: 6, grain: 0.9 },
  "egg shred": chunk("#f8d95e", "#e3b432", 16, 12),
  cream: { ...melt("#fffaf0", "#ffffff", 26, 4, 0.18), gloss: 0.5 },
  "whipped cream": {
    ...ball("", 56, 2, { round: 10, gloss: 0.3, lift: 8 }),
    shape: () =>
      repeat(9, (i) => circle(Math.cos(i * 0.7) * 34, Math.sin(i * 0.7) * 34, 21, "#fffaf2")) +
      repeat(6, (i) => circle(Math.cos(i * 1.05) * 16, Math.sin(i * 1.05) * 16, 17, "#fffdf8")) +
      circle(0, 0, 12, "#ffffff"),
  },
  crouton: cube("#dba658", "#a8702a", 19, 10),
  bread: {
    ...slice("#9c6228", "#efdcb4", 74, 2),
    shape: () =>
      shape("M-70 -34C-60 -62 60 -62 70 -34L62 52H-62Z", "#9a6026") +
      shape("M-60 -30C-50 -50 50 -50 60 -30L54 44H-54Z", "#f0dfba") +
      repeat(9, (i) => circle(-40 + ((i * 29) % 84), -26 + ((i * 17) % 60), 4, "#dcc392")),
  },
  "pita wedge": {
    ...chunk("#e8cb96", "#b98a48", 66, 6, { lift: 6 }),
    shape: () =>
      shape("M-50 40L0 -62L52 40Q0 62 -50 40Z", "#c4954f", 'stroke-linejoin="round"') +
      shape("M-42 35L0 -48L44 35Q0 52 -42 35Z", "#ecd3a2") +
      circle(-8, 8, 9, "#b8843f", 'opacity=".6"') +
      circle(14, 22, 7, "#b8843f", 'opacity=".6"'),
  },
  "tortilla chip": {
    ...chunk("#eec45a", "#c4902a", 46, 16, { lift: 7 }),
    shape: () =>
      shape("M-40 30L0 -44L44 26Z", "#c99532", 'stroke-linejoin="round"') +
      shape("M-33 25L0 -34L36 21Z", "#f2cd68") +
      circle(2, 4, 5, "#b8812a"),
  },
  falafel: {
    ...ball("#8a5a2a", 46, 6, { grain: 1, fine: 0.13, gloss: 0.15, round: 14, lift: 10 }),
  },
  patty: { ...ball("#6b3a20", 60, 2, { grain: 1, gloss: 0.2 }) },
  biscuit: chunk("#d9a860", "#a87732", 24, 8),
  granola: heap(["#c08a48", "#dcb271", "#9a6a30", "#7d4a24"], 54, 5, 7),
  oats: heap(["#efe0bd", "#e0cb9c", "#f6ecd2"], 40, 7, 6),
  chia: heap(["#3b3a40", "#5d5a60"], 26, 6, 2.6),
  sesame: heap(["#f4e6c0", "#e8d39c", "#fbf3da"], 26, 9, 3.2),
  chocolate: chunk("#4a2718", "#2a130a", 22, 8, { gloss: 0.6 }),
  "chocolate shaving": strip("#5a3220", "#331a0e", 20, 8, 14, 0.6),
  cocoa: heap(["#4a2a1a", "#5f3824"], 34, 6, 2.2),
  sugar: heap(["#ffffff", "#fbf7ef"], 60, 4, 2.6),
  cinnamon: strip("#9a5a2a", "#6b3814", 52, 15, 2, 0.05),
  spice: heap(["#b5622a", "#8a4a20", "#c98a3a"], 44, 4, 2.2),
  "green spice": heap(["#6f7a3a", "#8a8f4e", "#d9c48a"], 60, 6, 2.8),
  saffron: strip("#c8321a", "#e07a2a", 12, 3, 16, 0.8),
  nori: strip("#1f2c26", "#0f1814", 30, 9, 8, 0.1),
  wasabi: { ...melt("#a9c765", "#bfd884", 26, 1, 0.2), lift: 6, grain: 0.8 },
  vanilla: strip("#2c1a12", "#170c08", 60, 7, 1, 0.2),
  "star anise": {
    ...slice("", "", 26, 1),
    shape: () =>
      repeat(
        8,
        (i) => `<ellipse rx="6" ry="13" cy="-13" fill="#6b3a1c" transform="rotate(${i * 45})"/>`,
      ) + circle(0, 0, 5, "#3f1f0c"),
  },
  ice: { ...cube("#eef6fa", "#c9dde6", 34, 3), gloss: 0.9 },
  "oil drop": {
    ...ball("#c9a32a", 12, 12),
    lift: 0,
    shape: (random) =>
      shape(
        blob(random, { radius: 6 + random.next() * 8, uneven: 0.1 }),
        "#d7b23a",
        'opacity=".6"',
      ),
  },
  raviolo: {
    ...cube("#f2dc98", "#d9b65e", 66, 9),
    gloss: 0.4,
    shape: () =>
      shape(
        "M-54 -54h108v108h-108Z",
        "#dfbd68",
        'stroke="#dfbd68" stroke-width="12" stroke-dasharray="9 7"',
      ) +
      shape("M-50 -50h100v100h-100Z", "#f3de9c") +
      circle(0, 0, 32, "#f9ecc0") +
      circle(4, 4, 22, "#b9c878", 'opacity=".5"'),
  },
  dumpling: {
    ...ball("#f3e6c8", 72, 6, { round: 13, gloss: 0.35, lift: 9 }),
    shape: () =>
      shape("M-68 20C-70 -22 -40 -46 0 -48C40 -46 70 -22 68 20C44 40 -44 40 -68 20Z", "#f4ead3") +
      shape("M-62 20C-40 6 40 6 62 20C40 38 -40 38 -62 20Z", "#d59a48", 'opacity=".75"') +
      shape("M-44 26C-24 18 24 18 44 26C24 36 -24 36 -44 26Z", "#a8682a", 'opacity=".6"') +
      repeat(9, (i) => {
        const angle = Math.PI * (1.08 + i * 0.105);
        const [x, y] = [Math.cos(angle) * 64, Math.sin(angle) * 58 + 10];
        return line(
          `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x * 0.8 + 5).toFixed(1)} ${(y * 0.72).toFixed(1)} ${(x * 0.6 + 3).toFixed(1)} ${(y * 0.42).toFixed(1)}`,
          "#cdb78c",
          4,
          'opacity=".8"',
        );
      }),
  },
  "rice mound": mound(["#fffdf6", "#f8f2e2", "#efe6cf"], "#e6dcc2", 112, 8),
  "golden rice mound": mound(["#f3d78e", "#e8c063", "#f8e6b4"], "#d3a54e", 112, 8),
  "grain mound": mound(["#e6c588", "#d4ab66", "#f0d9a8"], "#c49a58", 108, 5),
  mash: {
    ...melt("#f3dfa2", "#f8ebc0", 104, 1, 0.07),
    radius: 112,
    round: 14,
    lift: 9,
    grain: 0.5,
    shape: (random) =>
      shape(blob(random, { radius: 106, count: 13, uneven: 0.06, flat: 0.88 }), "#f0d996") +
      repeat(5, (i) =>
        line(
          `M${-84 + i * 8} ${-46 + i * 24}Q0 ${-66 + i * 24} ${84 - i * 8} ${-40 + i * 24}`,
          "#fdf3d0",
          11,
          'opacity=".8"',
        ),
      ) +
      repeat(5, (i) =>
        line(
          `M${-84 + i * 8} ${-34 + i * 24}Q0 ${-54 + i * 24} ${84 - i * 8} ${-28 + i * 24}`,
          "#c9a455",
          5,
          'opacity=".45"',
        ),
      ),
  },
  bao: {
    ...ball("#f8f3ea", 60, 4, { round: 20, gloss: 0.35, lift: 10 }),
    shape: () =>
      circle(0, 0, 58, "#f6efe2") +
      repeat(9, (i) =>
        line(
          `M0 0Q${Math.cos(i * 0.7) * 24} ${Math.sin(i * 0.7) * 24} ${Math.cos(i * 0.7 + 0.4) * 46} ${Math.sin(i * 0.7 + 0.4) * 46}`,
          "#cfc2aa",
          3.5,
        ),
      ),
  },
  fritter: { ...ball("#c98434", 48, 9, { grain: 1, fine: 0.1, gloss: 0.25, round: 14, lift: 9 }) },
} satisfies Record<string, Part>;
