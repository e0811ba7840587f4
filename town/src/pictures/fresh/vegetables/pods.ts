import { at, times } from "../../studio/paths.ts";
import { ball, lit, long, type Sprite } from "../parts.ts";

const peaPod: Sprite = (drawing) =>
  at(
    0,
    0,
    `<path d="M-112 0Q0 -78 112 -4Q0 72 -112 0Z" fill="#5e9c36"/><path d="M-98 0Q0 -48 98 -4Q0 44 -98 0Z" fill="#3f7a26"/>${[-60, -24, 14, 50].map((x) => at(x, 0, ball(drawing, "#93c957", "#4f8a2a", 22))).join("")}<path d="M108 -4q18 -6 26 -22" stroke="#5e9c36" stroke-width="8" fill="none"/>`,
    -26,
  );

const beans: Sprite = (drawing) =>
  times(5, (index) =>
    at(
      0,
      -50 + index * 25,
      long(drawing, index % 2 ? "#6ba544" : "#5a9338", "#34662a", 220, 14, 12),
      -16 + index * 7,
    ),
  );

const chilli: Sprite = (drawing) =>
  [-26, 14]
    .map((turn, index) =>
      at(
        index * 16 - 8,
        index * 22 - 12,
        lit(
          drawing,
          "M-80 -34C-50 -58 -30 -34 10 -12C50 10 90 24 112 20C80 50 0 44 -40 24C-70 8 -96 -14 -80 -34Z",
          drawing.linear("down", [
            [0, "#f0482f"],
            [1, "#9a1516"],
          ]),
          0.6,
        ) +
          `<path d="M-78 -32Q-92 -50 -112 -52" stroke="#4d8435" stroke-width="11" stroke-linecap="round" fill="none"/>`,
        turn,
      ),
    )
    .join("");

export const pods = {
  "pea-pod": peaPod,
  beans,
  chilli,
} satisfies Record<string, Sprite>;
