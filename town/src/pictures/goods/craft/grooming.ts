import { at, times } from "../../studio/paths.ts";
import { box, boxPath, circle, line, type Product, path, steel, turned, wooden } from "../kit.ts";

const hairbrush: Product = (drawing) =>
  at(
    400,
    400,
    wooden(
      drawing,
      "M-110 -300Q0 -360 110 -300Q150 -160 110 -40Q60 10 40 60L34 310Q0 340 -34 310L-40 60Q-60 10 -110 -40Q-150 -160 -110 -300Z",
      "#b9824a",
    ) +
      path(
        "M-86 -280Q0 -330 86 -280Q116 -160 86 -60Q0 -10 -86 -60Q-116 -160 -86 -280Z",
        "#3b2a20",
      ) +
      times(42, (index) =>
        circle(-66 + (index % 6) * 26, -270 + Math.floor(index / 6) * 34, 7, "#e8c99a"),
      ),
    24,
  );

const safetyRazor: Product = (drawing) =>
  at(
    400,
    400,
    turned(drawing, boxPath(-30, -180, 60, 480, 24), "#c9cdd2") +
      times(15, (index) => line(`M-30 ${-60 + index * 20}L30 ${-44 + index * 20}`, "#7d848c", 3)) +
      path(
        "M-170 -250Q0 -300 170 -250V-210Q0 -180 -170 -210Z",
        steel(drawing),
        `stroke="#7d848c" stroke-width="3"`,
      ) +
      box(-176, -220, 352, 12, 4, "#eef1f4"),
    28,
  );

const razors: Product = (_drawing, { accent }) =>
  times(4, (index) =>
    at(
      210 + index * 130,
      420,
      path("M-16 -150H16L24 260Q0 290 -24 260Z", accent) +
        box(-9, -60, 18, 220, 8, "#ffffff66") +
        box(-66, -240, 132, 90, 14, "#2b2f35") +
        [-222, -200, -178].map((y) => box(-56, y, 112, 8, 2, "#d9dde1")).join(""),
      (index - 1.5) * 6,
    ),
  );

export const grooming = {
  hairbrush,
  "safety-razor": safetyRazor,
  razors,
} satisfies Record<string, Product>;
