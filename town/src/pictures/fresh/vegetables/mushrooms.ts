import { darker } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import { lit, type Sprite } from "../parts.ts";

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

export const mushrooms = {
  mushroom: mushroom("#f1ebe1", "#fbf8f1"),
  porcini: mushroom("#9a6434", "#ecdcc0"),
  "oyster-mushroom": oysterMushroom,
} satisfies Record<string, Sprite>;
