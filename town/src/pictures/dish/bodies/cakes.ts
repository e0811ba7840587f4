import { reliefFilter } from "../relief.ts";
import { blob, circle, moved, repeat, shape, specks, turned } from "../shapes.ts";
import { baked } from "./baked.ts";
import type { Body } from "./body.ts";

const tart: Body = (random, color) =>
  baked(
    repeat(40, (i) =>
      circle(
        Math.cos(i * 0.157) * 296,
        Math.sin(i * 0.157) * 296,
        28,
        i % 2 ? "#d9a054" : "#cc8f42",
      ),
    ) + circle(0, 0, 296, "#d39a4c"),
    "crust",
    12,
    0.15,
  ) +
  `${reliefFilter("fill", { round: 9, gloss: 0.55, grain: 0.7, fine: 0.025, lift: 0 })}<g filter="url(#fill)">${shape(blob(random, { radius: 272, count: 24, uneven: 0.015 }), color)}${repeat(18, () => moved(random.between(-190, 190), random.between(-190, 190), shape(blob(random, { radius: 34, uneven: 0.3 }), "#b8732a", 'opacity=".3"')))}</g>`;

const meringue: Body = (random, color) =>
  tart(random, color) +
  `${reliefFilter("mer", { round: 14, gloss: 0.25, grain: 0.2, lift: 8 })}<g filter="url(#mer)">${repeat(
    30,
    (i) => {
      const r = i < 18 ? 220 : i < 27 ? 125 : 40;
      const a = i < 18 ? i * 0.349 : i < 27 ? i * 0.698 : i * 2.09;
      return circle(Math.cos(a) * r, Math.sin(a) * r, 44, i % 3 ? "#fff8ea" : "#e6bc7c");
    },
  )}</g>`;

const wedge =
  (layers: string[], top: string): Body =>
  (random) =>
    turned(
      random.between(-12, 8),
      moved(
        0,
        10,
        `${reliefFilter("side", { round: 3, gloss: 0.1, grain: 0.9, fine: 0.08, lift: 18 })}<g filter="url(#side)">${layers.map((color, i) => `<path d="M-235 ${10 + i * (190 / layers.length)}L235 ${-60 + i * (190 / layers.length)}v${190 / layers.length + 3}L-235 ${10 + (i + 1) * (190 / layers.length) + 3}Z" fill="${color}"/>`).join("")}</g>
  ${reliefFilter("icing", { round: 8, gloss: 0.4, grain: 0.4, fine: 0.03, lift: 3 })}<g filter="url(#icing)"><path d="M-240 14L90 -220Q190 -190 240 -58Z" fill="${top}" stroke="${top}" stroke-width="14" stroke-linejoin="round"/></g>`,
      ),
    );

const macarons: Body = () =>
  `<rect x="-330" y="-250" width="660" height="500" rx="24" fill="#f3e6ea"/><rect x="-312" y="-232" width="624" height="464" rx="16" fill="#d9c2ca"/>${repeat(12, (i) => moved(-232 + (i % 4) * 155, -150 + Math.floor(i / 4) * 150, `${reliefFilter(`mac${i}`, { round: 14, gloss: 0.35, grain: 0.2, lift: 8 })}<g filter="url(#mac${i})">${circle(0, 0, 66, ["#e8799a", "#8fb657", "#f2c14e", "#7b4a2c", "#b59ad6", "#f2a65e"][(i * 5) % 6] ?? "#fff")}</g>`))}`;

const birthday: Body = (random) =>
  `${reliefFilter("bd", { round: 18, gloss: 0.5, grain: 0.25, lift: 22 })}<g filter="url(#bd)">${circle(0, 0, 300, "#3f2115")}</g><g filter="url(#bd)">${repeat(20, (i) => circle(Math.cos(i * 0.314) * 258, Math.sin(i * 0.314) * 258, 36, i % 2 ? "#5a3220" : "#f4e3c8"))}</g>${repeat(8, (i) => moved(Math.cos(i * 0.785) * 120, Math.sin(i * 0.785) * 120, circle(0, 0, 13, ["#e8506a", "#4aa3d8", "#f2c14e", "#7bbf5a"][i % 4] ?? "") + circle(-3, -4, 6, "#ffd95e")))}${specks(random, { radius: 200, count: 40, size: 5, fill: "#f6d24a", opacity: 0.8 })}`;

export const cakeBodies = {
  tart,
  meringue,
  "cake slice": wedge(["#f6d9a4", "#fff3e2", "#f0cf92", "#fff3e2", "#e9c27c"], "#fff4e4"),
  "cheesecake slice": wedge(["#fbedc8", "#fbedc8", "#f7e4b4", "#b9803f"], "#fff3d2"),
  "carrot slice": wedge(["#b9702f", "#fff3e2", "#b9702f", "#fff3e2", "#a8622a"], "#fff6e6"),
  macarons,
  birthday,
} satisfies Record<string, Body>;
