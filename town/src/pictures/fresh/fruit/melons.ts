import { at, times } from "../../studio/paths.ts";
import { ball, type Sprite, spots, stalk } from "../parts.ts";

const melon: Sprite = (drawing) =>
  ball(drawing, "#d9c58a", "#a08f52", 100, 92) +
  times(
    7,
    (index) =>
      `<path d="M0 -90Q${-105 + index * 35} 0 0 90" stroke="#7f8a4a" stroke-width="5" fill="none" opacity=".7"/>`,
  ) +
  spots(drawing, 60, 84, 78, 2.6, "#fff7d8", 0.6) +
  at(0, -88, stalk("#6d6a3a", 20, 4));

const watermelon: Sprite = (drawing) =>
  ball(drawing, "#3e8b3d", "#174d22", 108, 96) +
  times(
    6,
    (index) =>
      `<path d="M0 -92Q${-125 + index * 50} 0 0 92" stroke="#1d4f25" stroke-width="13" fill="none" opacity=".8"/>`,
  ) +
  at(
    52,
    46,
    `<path d="M-80 0A80 80 0 0 0 80 0Z" fill="#2f7d36"/><path d="M-72 0A72 72 0 0 0 72 0Z" fill="#e9f2cf"/><path d="M-64 0A64 64 0 0 0 64 0Z" fill="#e64050"/>${times(6, (index) => `<ellipse cx="${-42 + index * 17}" cy="${16 + (index % 2) * 16}" rx="4" ry="7" fill="#2b1210"/>`)}`,
    -14,
  );

export const melons = {
  melon,
  watermelon,
} satisfies Record<string, Sprite>;
