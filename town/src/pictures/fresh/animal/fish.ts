import { darker, lighter } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import type { Sprite } from "../parts.ts";

const fishBody =
  (back: string, belly: string, stripes = false): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      `<path d="M84 0L124 -40Q118 0 124 40Z" fill="${darker(back, 0.1)}"/><path d="M-10 -46Q20 -72 50 -38Z" fill="${darker(back, 0.15)}"/>` +
        `<path d="M-118 4C-90 -44 -20 -56 40 -34C70 -22 90 -6 92 0C90 8 70 24 40 34C-20 54 -90 46 -118 4Z" fill="${drawing.linear(
          "down",
          [
            [0, back],
            [0.45, lighter(back, 0.35)],
            [0.75, belly],
            [1, darker(belly, 0.16)],
          ],
        )}"/>` +
        (stripes
          ? times(
              9,
              (index) =>
                `<path d="M${-52 + index * 15} -44q10 14 0 34" stroke="${darker(back, 0.5)}" stroke-width="5" fill="none" opacity=".7"/>`,
            )
          : times(5, (row) =>
              times(
                9,
                (index) =>
                  `<path d="M${-50 + index * 15 + (row % 2) * 7} ${-30 + row * 12}q6 6 0 12" stroke="#fff" stroke-width="1.8" fill="none" opacity=".35"/>`,
              ),
            )) +
        `<path d="M-66 -36Q-46 0 -66 36" stroke="${darker(back, 0.3)}" stroke-width="4" fill="none" opacity=".6"/><circle cx="-88" cy="-8" r="10" fill="#f6f0d8"/><circle cx="-88" cy="-8" r="5.5" fill="#15181b"/><path d="M-40 6Q-20 30 -4 18Q-20 4 -40 6Z" fill="${darker(belly, 0.2)}"/><path d="M-70 -34Q0 -52 60 -22" stroke="#fff" stroke-opacity=".4" stroke-width="6" fill="none"/>`,
      -6,
    );

const fillet =
  (flesh: string, line: string, skin: string): Sprite =>
  (drawing) => {
    const path =
      "M-112 -6C-96 -50 -20 -58 50 -44C90 -36 112 -20 110 4C104 40 40 54 -20 54C-70 54 -116 40 -112 -6Z";
    return (
      `<path d="${path}" transform="translate(2 14)" fill="${skin}"/><path d="${path}" fill="${drawing.linear(
        "down",
        [
          [0, lighter(flesh, 0.2)],
          [1, darker(flesh, 0.1)],
        ],
      )}"/>` +
      drawing.clipped(
        `<path d="${path}"/>`,
        times(
          9,
          (index) =>
            `<path d="M${-112 + index * 28} -64q-26 60 6 124" stroke="${line}" stroke-width="6" fill="none" opacity=".8"/>`,
        ) +
          `<path d="M-112 0Q0 -16 112 2" stroke="${line}" stroke-width="5" fill="none" opacity=".7"/>`,
      ) +
      `<path d="M-90 -28Q-10 -52 80 -30" stroke="#fff" stroke-width="8" stroke-opacity=".4" fill="none" stroke-linecap="round"/>`
    );
  };

const many =
  (sprite: Sprite, count: number, scale: number, step: number): Sprite =>
  (drawing) =>
    times(count, (index) =>
      at(
        (index % 2) * 14 - 7,
        (index - (count - 1) / 2) * step,
        sprite(drawing),
        (index % 2 ? -1 : 1) * 3,
        scale,
      ),
    );

const smoked =
  (colour: string): Sprite =>
  (drawing) =>
    times(4, (index) =>
      at(
        -10 + index * 8,
        -48 + index * 30,
        `<path d="M-100 4C-80 -30 -20 -10 20 -26C60 -38 90 -24 104 -4C90 22 40 10 4 26C-40 42 -84 40 -100 4Z" fill="${drawing.linear(
          "down",
          [
            [0, lighter(colour, 0.2)],
            [1, darker(colour, 0.16)],
          ],
        )}"/>${times(5, (line) => `<path d="M${-70 + line * 34} -12q-10 18 4 34" stroke="#ffe3d0" stroke-width="4" fill="none" opacity=".75"/>`)}`,
        drawing.random.between(-8, 8),
      ),
    );

export const fish = {
  fish: fishBody("#7b8fa0", "#eef2f2"),
  bream: fishBody("#8a8f98", "#f3ede4"),
  "fish-red": fishBody("#d9705e", "#f6dcd2"),
  sardines: many(fishBody("#5d7a94", "#eef2f5"), 4, 0.72, 42),
  mackerel: many(fishBody("#3f7a86", "#eef2ee", true), 3, 0.86, 56),
  trout: fishBody("#8a8a5a", "#f3dfcf"),
  salmon: fillet("#f2825a", "#fbc9ab", "#7d8790"),
  cod: fillet("#f6efe6", "#dfd3c4", "#9aa09a"),
  tuna: fillet("#a8323c", "#c9545a", "#4a4f5c"),
  "smoked-salmon": smoked("#ee7e52"),
  "smoked-trout": smoked("#e9a27e"),
} satisfies Record<string, Sprite>;
