import { darker, lighter } from "../../studio/colour.ts";
import { times } from "../../studio/paths.ts";
import { lit, type Sprite, spots } from "../parts.ts";

const butter: Sprite = (drawing) =>
  `<path d="M-96 0L-50 -34H104L64 0Z" fill="#fff0ae"/><path d="M64 0L104 -34V30L64 66Z" fill="#dfba58"/><rect x="-96" width="160" height="66" fill="${drawing.linear(
    "down",
    [
      [0, "#ffe58a"],
      [1, "#f2cd62"],
    ],
  )}"/>${times(4, (index) => `<path d="M${-62 + index * 32} 0V66" stroke="#d8b34e" stroke-width="3" opacity=".6"/>`)}`;

const egg =
  (colour: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -96C46 -96 76 -20 76 20C76 66 44 92 0 92C-44 92 -76 66 -76 20C-76 -20 -46 -96 0 -96Z",
      drawing.radial(
        [
          [0, lighter(colour, 0.3)],
          [0.6, colour],
          [1, darker(colour, 0.25)],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.5,
    );

const quailEgg: Sprite = (drawing) =>
  egg("#ebe2cc")(drawing) +
  drawing.clipped(`<ellipse rx="74" ry="94"/>`, spots(drawing, 36, 70, 86, 8, "#4a3a2a", 0.75));

const milk: Sprite = (drawing) =>
  `<path d="M-56 -96H56L44 92Q0 104 -44 92Z" fill="#e9f0f4" fill-opacity=".6"/><path d="M-52 -52Q0 -40 52 -52L43 88Q0 98 -43 88Z" fill="#ffffff"/><ellipse cy="-52" rx="52" ry="12" fill="#f4f2ea"/><path d="M-56 -96H56L44 92Q0 104 -44 92Z" fill="${drawing.linear(
    "across",
    [
      [0, "#6a8aa0", 0.3],
      [0.25, "#ffffff", 0.6],
      [0.5, "#ffffff", 0],
      [1, "#6a8aa0", 0.32],
    ],
  )}"/>`;

const cream =
  (colour: string, top: string): Sprite =>
  () =>
    `<path d="M-90 -20H90Q84 80 40 90H-40Q-84 80 -90 -20Z" fill="#7d97a8"/><path d="M-90 -20H90Q86 30 60 70Q80 20 76 -20Z" fill="#000" opacity=".1"/><ellipse cy="-20" rx="90" ry="26" fill="#94adbb"/><ellipse cy="-20" rx="80" ry="21" fill="${colour}"/><path d="M-40 -22Q0 -60 10 -24Q40 -40 30 -14Q0 0 -40 -22Z" fill="${top}"/>`;

export const dairy = {
  butter,
  egg: egg("#e0a878"),
  "egg-white": egg("#f5efe4"),
  "quail-egg": quailEgg,
  milk,
  yoghurt: cream("#fdfbf5", "#ffffff"),
  "cream-pot": cream("#fff6de", "#ffffff"),
  caramel: cream("#d9963c", "#b5702a"),
  rice_pudding: cream("#f8efd8", "#e3cfa2"),
  vanilla: cream("#f8e6b0", "#fff3cf"),
  hummus: cream("#e8cf9a", "#c98a3c"),
  soup: cream("#d9813c", "#f0b070"),
} satisfies Record<string, Sprite>;
