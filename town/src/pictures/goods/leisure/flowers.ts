import { sprite } from "../../fresh/sprites.ts";
import { around, at, times } from "../../studio/paths.ts";
import { box, darker, discPath, lighter, line, type Product, path } from "../kit.ts";

const vaseless =
  (flower: "rose" | "sunflower" | "mixed" | "tulip"): Product =>
  (drawing, { colour, design }) => {
    const heads: [number, number][] = [
      [400, 180],
      [290, 230],
      [510, 230],
      [220, 330],
      [580, 330],
      [340, 330],
      [460, 330],
      [400, 420],
      [280, 420],
      [520, 420],
    ];
    const pick = (index: number): string => {
      if (flower === "tulip")
        return path(
          "M0 70C-66 60 -70 -20 -50 -60L-22 -20L0 -74L22 -20L50 -60C70 -20 66 60 0 70Z",
          index % 3 ? colour : lighter(colour, 0.2),
          `stroke="${darker(colour, 0.25)}" stroke-width="3"`,
        );
      if (flower === "mixed")
        return sprite(
          drawing,
          (["rose", "calendula", "camomile", "blossom", "lavender"] as const)[
            (index + design) % 5
          ] ?? "rose",
        );
      return sprite(drawing, flower);
    };
    return (
      heads
        .map(([x, y]) => line(`M400 600Q${(x + 400) / 2} ${(y + 640) / 2} ${x} ${y}`, "#5a8a3c", 9))
        .join("") +
      times(12, (index) =>
        at(
          400,
          500,
          path(
            "M0 0C40 -60 40 -150 0 -210C-40 -150 -40 -60 0 0Z",
            index % 2 ? "#4f8d3c" : "#3f7a34",
          ),
          -77 + index * 14,
        ),
      ).concat(
        heads
          .map(([x, y], index) =>
            at(x, y, pick(index), (x - 400) * 0.08, flower === "tulip" ? 0.9 : 0.74),
          )
          .join(""),
      ) +
      path(
        "M250 470Q400 520 550 470L470 720H330Z",
        ["#f3e3c8", "#efe9e0", "#d9c3a0", "#e8d3d6"][design % 4] ?? "#f3e3c8",
        `stroke="#cdb58a" stroke-width="3"`,
      ) +
      path("M400 500L330 720H400Z", "#00000012") +
      box(330, 590, 140, 26, 10, colour)
    );
  };

const wreath: Product = (drawing) =>
  `<path d="${discPath(400, 400, 220)}" fill="none" stroke="#8a6a3c" stroke-width="40"/>` +
  at(
    400,
    400,
    around(26, (index) =>
      at(
        0,
        -220,
        sprite(
          drawing,
          (["wheat", "lavender", "leaf", "blossom", "calendula"] as const)[index % 5] ?? "leaf",
        ),
        index * 70,
        0.42,
      ),
    ),
  ) +
  line("M370 640Q400 680 400 740M430 640Q410 690 440 730", "#c9a06a", 15);

export const flowers = {
  bouquet: vaseless("mixed"),
  roses: vaseless("rose"),
  tulips: vaseless("tulip"),
  sunflowers: vaseless("sunflower"),
  wreath,
} satisfies Record<string, Product>;
