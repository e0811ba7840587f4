import { boxPath, circle, darker, lighter, line, type Product, path } from "../kit.ts";

const sunglasses: Product = (drawing, material) =>
  line("M110 370Q90 300 160 260M690 370Q710 300 640 260", darker(material.colour, 0.2), 18) +
  [
    [246, 0],
    [554, 0],
  ]
    .map(
      ([x = 0]) =>
        path(
          boxPath(x - 140, 330, 280, 190, 80),
          drawing.linear("down", [
            [0, "#20242a"],
            [1, "#6b5f52"],
          ]),
          `stroke="${material.colour}" stroke-width="24"`,
        ) +
        path(
          boxPath(x - 152, 318, 304, 214, 88),
          "none",
          `stroke="${lighter(material.colour, 0.35)}" stroke-width="3"`,
        ) +
        path(`M${x - 100} 370L${x - 40} 360L${x - 90} 470Z`, "#ffffff", `opacity=".3"`),
    )
    .join("") +
  line("M386 390Q400 374 414 390", material.colour, 24);

const readingGlasses: Product = (_drawing, material) =>
  line("M110 380Q90 300 170 250M690 380Q710 300 630 250", darker(material.colour, 0.1), 15) +
  [250, 550]
    .map(
      (x) =>
        circle(
          x,
          430,
          116,
          "#dfeef6",
          `fill-opacity=".55" stroke="${material.colour}" stroke-width="18"`,
        ) + path(`M${x - 70} 380L${x - 20} 350L${x - 80} 460Z`, "#ffffff", `opacity=".7"`),
    )
    .join("") +
  line("M366 420Q400 390 434 420", material.colour, 17);

const goggles: Product = (drawing, material) =>
  line("M80 400Q20 330 60 260M720 400Q780 330 740 260", "#2b2f36", 30) +
  [250, 550]
    .map(
      (x) =>
        path(
          boxPath(x - 150, 320, 300, 180, 90),
          drawing.linear("diagonal", [
            [0, lighter(material.colour, 0.4)],
            [1, darker(material.colour, 0.2)],
          ]),
          `stroke="${darker(material.colour, 0.35)}" stroke-width="26"`,
        ) + line(`M${x - 90} 380Q${x - 50} 350 ${x} 350`, "#ffffff", 14, `opacity=".6"`),
    )
    .join("") +
  line("M392 410h16", "#2b2f36", 26);

export const eyewear = {
  sunglasses,
  "reading-glasses": readingGlasses,
  goggles,
} satisfies Record<string, Product>;
