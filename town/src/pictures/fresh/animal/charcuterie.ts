import { darker, lighter } from "../../studio/colour.ts";
import { at, blob, times } from "../../studio/paths.ts";
import { lit, long, type Sprite, spots } from "../parts.ts";

const sausages =
  (colour: string, count: number, thick: number): Sprite =>
  (drawing) =>
    times(count, (index) =>
      at(
        0,
        -50 + (index * 104) / Math.max(count - 1, 1),
        lit(
          drawing,
          `M-96 0C-96 ${-thick} 96 ${-thick - 14} 100 -6C104 ${thick - 6} -96 ${thick + 8} -96 0Z`,
          drawing.linear("down", [
            [0, lighter(colour, 0.25)],
            [0.5, colour],
            [1, darker(colour, 0.35)],
          ]),
          0.3,
        ) +
          spots(drawing, 12, 80, thick * 0.5, 3, lighter(colour, 0.5), 0.5) +
          `<path d="M-98 0l-16 -8M102 -4l16 -8" stroke="${darker(colour, 0.3)}" stroke-width="7" stroke-linecap="round"/>`,
        -14 + index * 3,
      ),
    );

const drySausage =
  (outer: string, inner: string): Sprite =>
  (drawing) =>
    at(
      -6,
      -18,
      long(drawing, outer, darker(outer, 0.4), 220, 36, 4) +
        times(
          8,
          (index) =>
            `<path d="M${-100 + index * 26} -34l18 66M${-82 + index * 26} -34l-18 66" stroke="#f5ead4" stroke-width="3" opacity=".65"/>`,
        ),
      -16,
    ) +
    [
      [30, 62],
      [82, 40],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          `<ellipse rx="36" ry="32" fill="${darker(outer, 0.3)}"/><ellipse rx="32" ry="28" fill="${inner}"/>${spots(drawing, 18, 26, 22, 3.6, "#fbe6da", 0.9)}`,
        ),
      )
      .join("");

const slices =
  (meat: string, fat: string, streaky: boolean): Sprite =>
  (drawing) =>
    times(4, (index) =>
      at(
        -8 + index * 6,
        -54 + index * 36,
        `<path d="M-104 -10C-60 -34 -30 10 10 -12C50 -32 80 2 106 -14L104 26C70 42 40 8 4 30C-36 50 -64 10 -102 32Z" fill="${fat}" stroke="${darker(meat, 0.2)}" stroke-opacity=".4" stroke-width="2"/><path d="M-102 2C-60 -20 -30 22 10 0C50 -20 80 14 105 0L105 14C70 30 40 0 4 20C-36 38 -64 2 -102 20Z" fill="${meat}"/>${streaky ? `<path d="M-100 -4C-60 -28 -30 14 10 -8C50 -26 80 6 104 -8" stroke="${meat}" stroke-width="6" fill="none" opacity=".7"/>` : ""}`,
        drawing.random.between(-6, 6),
      ),
    );

const ham: Sprite = (drawing) =>
  times(3, (index) =>
    at(
      -14 + index * 16,
      -24 + index * 24,
      `<path d="${blob(drawing.random, 94, 58, 9, 0.06)}" fill="#f8e6dc"/><path d="${blob(drawing.random, 86, 50, 9, 0.06)}" fill="${drawing.radial(
        [
          [0, "#f9c3bb"],
          [1, "#e2938c"],
        ],
      )}"/><path d="M-50 ${-10}q40 ${drawing.random.between(-20, 20)} 90 6" stroke="#fbe2dc" stroke-width="5" fill="none"/>`,
      index * 8 - 8,
    ),
  );

export const charcuterie = {
  merguez: sausages("#b5372b", 6, 12),
  sausages: sausages("#d99a86", 4, 20),
  frankfurters: sausages("#c96a4a", 5, 14),
  "dry-sausage": drySausage("#8e4a3c", "#b03a36"),
  chorizo: drySausage("#a83222", "#c8452c"),
  bacon: slices("#b8453f", "#f7ddd0", true),
  "cured-ham": slices("#b23c46", "#f6dcd2", false),
  ham,
} satisfies Record<string, Sprite>;
