import { at, blob, times } from "../../studio/paths.ts";
import { heap, leaf, lit, type Sprite, spots } from "../parts.ts";

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

const pizza: Sprite = (drawing) =>
  `<circle r="100" fill="#c98a42"/><circle r="86" fill="#b8341e"/><path d="${blob(drawing.random, 82, 82, 14, 0.04)}" fill="#f3cb6a"/>${times(
    9,
    (index) => {
      const angle = index * 2.4;
      const reach = 16 + index * 7;
      return `<circle cx="${Math.cos(angle) * reach}" cy="${Math.sin(angle) * reach}" r="15" fill="#fff3dc"/>`;
    },
  )}${[20, 140, 260].map((turn) => at(Math.cos(turn) * 44, Math.sin(turn) * 44, leaf("#3f8f38", 40, 14), turn)).join("")}`;

export const chips: Sprite = (drawing) =>
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

export const snacks = {
  crisps,
  "tortilla-chips": triangles,
  pretzel,
  popcorn,
  pizza,
  chips,
  dumpling,
  "fish-fingers": fingers,
} satisfies Record<string, Sprite>;
