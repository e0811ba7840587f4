import { at, times } from "../../studio/paths.ts";
import {
  box,
  brass,
  circle,
  darker,
  discPath,
  lighter,
  line,
  type Product,
  path,
  steel,
} from "../kit.ts";

const ring: Product = (drawing, material) =>
  `<path d="${discPath(400, 480, 190, 176)}" fill="none" stroke="${steel(drawing)}" stroke-width="48"/>` +
  `<path d="${discPath(400, 480, 214, 200)}" fill="none" stroke="#ffffff" stroke-width="4" opacity=".6"/>` +
  (material.design % 2
    ? path(
        "M330 240H470L510 300L400 400L290 300Z",
        drawing.linear("diagonal", [
          [0, lighter(material.accent, 0.6)],
          [0.5, material.accent],
          [1, darker(material.accent, 0.3)],
        ]),
      ) +
      line(
        "M330 240L370 300L400 400M470 240L430 300L400 400M290 300H510M370 300L400 240L430 300",
        "#ffffff",
        4,
        `opacity=".7"`,
      )
    : box(330, 262, 140, 70, 20, steel(drawing), `stroke="#8a9098" stroke-width="3"`));

const pearl = (drawing: Parameters<Product>[0], x: number, y: number, radius: number) =>
  circle(
    x,
    y,
    radius,
    drawing.radial(
      [
        [0, "#ffffff"],
        [0.6, "#f1e8de"],
        [1, "#b9a99b"],
      ],
      0.36,
      0.3,
      0.8,
    ),
  );

const necklace: Product = (drawing, material) =>
  times(27, (index) => {
    const angle = Math.PI * (-0.12 + (index / 26) * 1.24);
    return pearl(
      drawing,
      400 - Math.cos(angle) * 230,
      250 + Math.sin(angle) * 300,
      23 + Math.sin(angle) * 6,
    );
  }) +
  box(608, 126, 34, 22, 8, "#d9b767") +
  (material.design % 2 ? circle(400, 600, 34, brass(drawing)) : pearl(drawing, 400, 600, 40));

const earrings: Product = (drawing, material) =>
  [270, 530]
    .map(
      (x) =>
        line(`M${x} 170Q${x + 50} 190 ${x} 270`, "#cda24a", 9) +
        (material.design % 2
          ? path(
              `M${x} 270L${x + 66} 430L${x} 560L${x - 66} 430Z`,
              brass(drawing),
              `stroke="#8a6a2c" stroke-width="3"`,
            ) + path(`M${x} 340L${x + 30} 430L${x} 500L${x - 30} 430Z`, material.accent)
          : `<path d="${discPath(x, 420, 110, 130)}" fill="none" stroke="${brass(drawing)}" stroke-width="34"/>`),
    )
    .join("");

const bracelet: Product = (drawing, material) =>
  times(34, (index) => {
    const angle = (index / 34) * Math.PI * 2;
    return at(
      400 + Math.cos(angle) * 250,
      420 + Math.sin(angle) * 170,
      `<ellipse rx="28" ry="15" fill="none" stroke="${material.design % 2 ? brass(drawing) : steel(drawing)}" stroke-width="9"/>`,
      (angle * 180) / Math.PI + 90,
    );
  }) +
  circle(
    400,
    600,
    34,
    material.design % 2 ? brass(drawing) : steel(drawing),
    `stroke="#7a7f86" stroke-width="3"`,
  );

export const jewellery = {
  ring,
  necklace,
  earrings,
  bracelet,
} satisfies Record<string, Product>;
