import { at, times } from "../../studio/paths.ts";
import { box, boxPath, circle, line, type Product, path, solid, steel, wooden } from "../kit.ts";
import { ash } from "./tools.ts";

const brushes: Product = (drawing, { accent }) =>
  [
    [240, 90, -14],
    [400, 130, 0],
    [570, 180, 14],
  ]
    .map(([x = 0, width = 0, turn = 0]) =>
      at(
        x,
        400,
        wooden(
          drawing,
          `M-20 -290Q0 -310 20 -290L30 -120Q${width / 2} -90 ${width / 2} -40H${-width / 2}Q${-width / 2} -90 -30 -120Z`,
          accent,
        ) +
          box(-width / 2 - 4, -44, width + 8, 100, 4, steel(drawing)) +
          path(
            `M${-width / 2} 56H${width / 2}L${width / 2 - 6} 280Q0 310 ${-width / 2 + 6} 280Z`,
            "#e8d3a8",
          ) +
          times(8, (index) =>
            line(`M${-width / 2 + 8 + (index * width) / 8.4} 62V270`, "#b9985c", 3),
          ),
        turn,
      ),
    )
    .join("");

const broom: Product = (drawing, { accent }) =>
  at(
    400,
    400,
    wooden(drawing, "M-13 -370H13L16 130H-16Z", ash) +
      solid(drawing, "M-120 120H120Q140 130 140 160V190H-140V160Q-140 130 -120 120Z", accent) +
      path("M-140 190H140L170 350Q0 370 -170 350Z", "#e3c07c") +
      times(22, (index) =>
        line(`M${-132 + index * 12.6} 194L${-160 + index * 15.4} 346`, "#a8803e", 4),
      ),
    14,
  );

const sponges: Product = (drawing) =>
  [
    [180, 460, "#f6d84a"],
    [300, 340, "#f29ab0"],
    [420, 470, "#8fc9e8"],
    [300, 570, "#a8d48a"],
  ]
    .map(([x, y, colour]) =>
      at(
        Number(x),
        Number(y),
        path(boxPath(0, 0, 260, 120, 16), String(colour)) +
          path(boxPath(0, -34, 260, 50, 14), "#3f7d4a") +
          times(26, (index) =>
            circle(
              14 + ((index * 67) % 232),
              30 + ((index * 41) % 80),
              5 + (index % 3),
              "#00000022",
            ),
          ) +
          path(
            boxPath(0, -34, 260, 154, 16),
            drawing.linear("down", [
              [0, "#ffffff", 0.25],
              [1, "#000000", 0.18],
            ]),
          ),
      ),
    )
    .join("");

export const cleaning = {
  paintbrushes: brushes,
  broom,
  sponges,
} satisfies Record<string, Product>;
