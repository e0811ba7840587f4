import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import {
  box,
  boxPath,
  brass,
  circle,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
} from "../kit.ts";

const ladder: Product = (drawing) =>
  path("M470 110L640 710H600L440 120Z", "#8a9098") +
  times(3, (index) =>
    line(`M${520 + index * 40} ${300 + index * 140}L${400} ${300 + index * 130}`, "#8a9098", 9),
  ) +
  path("M330 90L180 710H228L370 100ZM470 90L620 90", steel(drawing)) +
  path("M470 100L430 710H476L512 100Z", steel(drawing)) +
  times(4, (index) =>
    path(
      `M${312 - index * 32} ${200 + index * 130}H${488 - index * 8}V${236 + index * 130}H${304 - index * 32}Z`,
      drawing.linear("down", [
        [0, "#e9edf0"],
        [1, "#8a9098"],
      ]),
    ),
  ) +
  box(300, 70, 220, 50, 12, "#d8722c");

const screws: Product = (drawing, { accent }) =>
  solid(drawing, boxPath(100, 210, 600, 420, 26), "#2f3339") +
  times(8, (index) => {
    const [x, y] = [126 + (index % 4) * 140, 240 + Math.floor(index / 4) * 190];
    return (
      box(x, y, 128, 170, 10, "#454b53") +
      times(9, (piece) =>
        at(
          x + 24 + (piece % 3) * 38,
          y + 36 + Math.floor(piece / 3) * 46,
          circle(0, 0, 13, index % 3 ? "#c9cdd2" : "#d9b767") +
            line("M-7 0H7M0 -7V7", "#55595f", 4) +
            box(-3, 12, 6, 22, 2, "#9aa1a9"),
          (piece * 47 + index * 30) % 360,
        ),
      )
    );
  }) +
  box(340, 600, 120, 34, 10, accent);

const bucket =
  (isSteel: boolean): Product =>
  (drawing, { accent, design }) =>
    `<path d="M190 310Q220 60 400 60Q580 60 610 310" fill="none" stroke="#8a9098" stroke-width="11"/>` +
    box(346, 50, 108, 34, 16, "#33363b") +
    turned(
      drawing,
      "M180 300H620L560 680Q556 700 530 702H270Q244 700 240 680Z",
      isSteel ? "#33373d" : (["#3f86b8", "#d8433a", "#5fae6a", "#f2b52c"][design % 4] ?? accent),
    ) +
    `<ellipse cx="400" cy="302" rx="220" ry="42" fill="#00000055"/><ellipse cx="400" cy="302" rx="220" ry="42" fill="none" stroke="#ffffff" stroke-opacity=".4" stroke-width="11"/>` +
    textIn(
      isSteel ? "12 L" : "10 L",
      { x: 320, y: 480, width: 160, height: 70 },
      { colour: "#ffffffaa", size: 66, weight: 800 },
    );

const padlock: Product = (drawing) =>
  `<path d="M270 400V270Q270 130 400 130Q530 130 530 270V400" fill="none" stroke="${steel(drawing)}" stroke-width="56"/>` +
  path(boxPath(190, 380, 420, 310, 40), brass(drawing), `stroke="#8a6a2c" stroke-width="4"`) +
  line("M190 450H610M190 620H610", "#8a6a2c", 5, `opacity=".5"`) +
  circle(400, 510, 36, "#4a3818") +
  path("M386 520H414L424 600H376Z", "#4a3818") +
  at(
    640,
    640,
    circle(0, -40, 44, brass(drawing)) +
      circle(0, -40, 18, "#f3f1ed") +
      box(-11, 0, 22, 110, 4, brass(drawing)) +
      box(11, 70, 24, 16, 2, brass(drawing)),
    -30,
  );

const mortar: Product = (drawing, { title }) =>
  path(
    "M170 190Q190 160 240 166H560Q610 160 630 190L640 670Q630 700 590 700H210Q170 700 160 670Z",
    "#cdbfa6",
  ) +
  box(160, 300, 480, 250, 0, "#c8702f") +
  textIn(
    title,
    { x: 190, y: 330, width: 420, height: 120 },
    { colour: "#ffffff", size: 70, weight: 800 },
  ) +
  textIn(
    "5 kg",
    { x: 190, y: 470, width: 420, height: 60 },
    { colour: "#fbe3c4", size: 56, weight: 700 },
  ) +
  path(
    "M170 190Q190 160 240 166H560Q610 160 630 190L640 670Q630 700 590 700H210Q170 700 160 670Z",
    drawing.linear("across", [
      [0, "#000000", 0.26],
      [0.3, "#ffffff", 0.24],
      [1, "#000000", 0.28],
    ]),
  ) +
  line("M176 200H624", "#8a7a5c", 6, `stroke-dasharray="14 9"`);

const hooks: Product = (drawing, { design }) =>
  times(5, (index) =>
    at(
      180 + index * 110,
      360 + (index % 2) * 60,
      box(
        -32,
        -150,
        64,
        170,
        20,
        design % 2 ? "#2b2f35" : steel(drawing),
        `stroke="#7d848c" stroke-width="3"`,
      ) +
        circle(0, -110, 9, "#55595f") +
        circle(0, -50, 9, "#55595f") +
        `<path d="M0 10V90Q0 150 56 150Q104 146 104 96" fill="none" stroke="${design % 2 ? "#2b2f35" : "#9aa1a9"}" stroke-width="24" stroke-linecap="round"/>`,
      0,
      0.9,
    ),
  );

export const hardware = {
  stepladder: ladder,
  screws,
  bucket: bucket(false),
  "builders-bucket": bucket(true),
  padlock,
  mortar,
  hooks,
} satisfies Record<string, Product>;
