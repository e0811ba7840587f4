import { darker, lighter } from "../../studio/colour.ts";
import { around, at, times } from "../../studio/paths.ts";
import { leaf, type Sprite } from "../parts.ts";

const flower =
  (petal: string, heart: string, count = 12): Sprite =>
  () =>
    `${around(
      count,
      () =>
        `<ellipse cy="-58" rx="19" ry="42" fill="${petal}" stroke="${darker(petal, 0.16)}" stroke-width="2"/>`,
    )}<circle r="32" fill="${heart}"/><circle r="22" fill="${lighter(heart, 0.2)}"/>`;

const lavender: Sprite = () =>
  [-22, 0, 22]
    .map((turn) =>
      at(
        0,
        100,
        `<path d="M0 0V-120" stroke="#6a8a4a" stroke-width="5"/>${times(12, (index) => `<ellipse cx="${index % 2 ? 9 : -9}" cy="${-90 - index * 9}" rx="11" ry="9" fill="${index % 3 ? "#8a68b8" : "#a487cf"}"/>`)}`,
        turn,
      ),
    )
    .join("");

const rose: Sprite = () =>
  [92, 72, 52, 32]
    .map((size, index) =>
      at(
        0,
        0,
        `<path d="M0 ${-size}C${size} ${-size} ${size * 1.1} ${size * 0.4} 0 ${size * 0.9}C${-size * 1.1} ${size * 0.4} ${-size} ${-size} 0 ${-size}Z" fill="${["#b8345a", "#cf4a70", "#e06a8a", "#f08fa8"][index]}"/>`,
        index * 52,
      ),
    )
    .join("");

const aloe: Sprite = () =>
  [-62, -36, -12, 12, 36, 62]
    .map((turn) =>
      at(
        0,
        84,
        `<path d="M-17 0C-14 -70 -8 -130 0 -176C8 -130 14 -70 17 0Z" fill="${Math.abs(turn) > 30 ? "#4f8d55" : "#67a566"}"/><path d="M-4 -10V-140" stroke="#a9d3a0" stroke-width="5" opacity=".7"/>`,
        turn,
      ),
    )
    .join("");

const hop: Sprite = () =>
  times(5, (row) =>
    times(
      5 - Math.abs(row - 1.5),
      (index) =>
        `<path transform="translate(${(index - (4 - Math.abs(row - 1.5)) / 2) * 36} ${-60 + row * 34})" d="M-24 -20Q0 -34 24 -20Q26 20 0 34Q-26 20 -24 -20Z" fill="${(row + index) % 2 ? "#7fae4a" : "#93c05c"}" stroke="#557f2e" stroke-width="3"/>`,
    ),
  ) + at(10, -76, leaf("#4f8d3c", 50, 20), 40);

export const flowerSigns = {
  camomile: flower("#ffffff", "#f2b92c"),
  calendula: flower("#f5a02c", "#b9641a", 16),
  blossom: flower("#f8b9cc", "#f6d36a", 6),
  sunflower: flower("#f7c02c", "#6b4018", 18),
  orchid: flower("#f6f0f8", "#c96a9c", 5),
  lavender,
  rose,
  aloe,
  hop,
  leaf: (() => at(-14, 92, leaf("#4f9a4a", 176, 56), 12)) as Sprite,
  tea: (() =>
    [-50, 0, 50]
      .map((turn) =>
        at(0, 70, leaf(turn === 0 ? "#6aa84a" : "#4f8f3c", turn === 0 ? 160 : 130, 34), turn),
      )
      .join("")) as Sprite,
  matcha: ((drawing) =>
    `<path d="M-92 -20H92Q84 80 34 92H-34Q-84 80 -92 -20Z" fill="#5a4a40"/><ellipse cy="-20" rx="92" ry="28" fill="#73614f"/><ellipse cy="-20" rx="80" ry="22" fill="#8fbf4f"/>` +
    times(
      20,
      () =>
        `<circle cx="${drawing.random.between(-60, 60)}" cy="${drawing.random.between(-32, -8)}" r="5" fill="#c3e08a"/>`,
    )) as Sprite,
} satisfies Record<string, Sprite>;
