import { darker, lighter } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import { ball, heap, leaf, type Sprite, spots } from "../parts.ts";

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

export const cheese = {
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
} satisfies Record<string, Sprite>;
