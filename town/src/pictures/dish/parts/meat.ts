import { blob, circle, line, moved, repeat, shape, specks, turned } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { chunk, cut, slice, strip } from "./firm-shapes.ts";
import { melt } from "./soft-shapes.ts";

/** Red meat and sausages: never on a vegetarian dish. */

export const meat = (color: string, browned: string, radius = 30, count = 8) =>
  cut(color, browned, radius, count);

export const meatParts = {
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
  kafta: { ...strip("#7d4327", "#4b2410", 92, 40, 3, 0.06), grain: 1 } as Part,
  veal: meat("#c8a07a", "#94683f"),
  "kebab meat": strip("#a4683c", "#6c3d1c", 40, 17, 16, 0.6),
  lamb: meat("#94563a", "#5b2c17"),
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
} satisfies Record<string, Part>;
