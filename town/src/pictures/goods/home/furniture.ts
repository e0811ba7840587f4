import { sprite } from "../../fresh/sprites.ts";
import { at, times } from "../../studio/paths.ts";
import {
  box,
  boxPath,
  circle,
  cloth,
  darker,
  lighter,
  line,
  type Product,
  path,
  turned,
  wooden,
} from "../kit.ts";

export const oak = "#c99a62";

const lamp: Product = (drawing, { design }) =>
  line("M400 60V150", "#33302c", 6) +
  turned(
    drawing,
    design % 2
      ? "M400 140Q640 170 640 400Q640 640 400 660Q160 640 160 400Q160 170 400 140Z"
      : "M260 180H540L640 600Q400 660 160 600Z",
    "#fbf3e0",
    0.5,
  ) +
  times(
    9,
    (index) =>
      `<path d="M${design % 2 ? 180 - Math.abs(index - 4) * -12 : 240 - index * 8} ${210 + index * 46}Q400 ${240 + index * 48} ${design % 2 ? 620 + Math.abs(index - 4) * -12 : 560 + index * 8} ${210 + index * 46}" fill="none" stroke="#cbb78e" stroke-width="4" opacity=".7"/>`,
  ) +
  circle(
    400,
    420,
    150,
    drawing.radial([
      [0, "#ffd97a", 0.85],
      [1, "#ffd97a", 0],
    ]),
  );

const chair: Product = (drawing, { design }) =>
  wooden(drawing, "M230 110H262L270 430H238ZM530 110H562L560 430H528Z", oak) +
  (design % 2
    ? [150, 220, 290]
        .map((y) => wooden(drawing, boxPath(250, y, 292, 34, 10), lighter(oak, 0.1)))
        .join("")
    : wooden(drawing, boxPath(246, 130, 300, 130, 20), lighter(oak, 0.08))) +
  wooden(drawing, "M200 420H600L640 500H180Z", lighter(oak, 0.12)) +
  box(180, 500, 460, 22, 4, darker(oak, 0.25)) +
  wooden(
    drawing,
    "M196 520H236L226 720H200ZM590 520H628L624 720H598ZM290 520H314L310 650H292ZM520 520H544L540 650H522Z",
    darker(oak, 0.08),
  );

const armchair: Product = (drawing, m) =>
  line("M250 640L220 710M550 640L580 710", darker(oak, 0.1), 24) +
  cloth(drawing, "M220 160Q240 90 400 90Q560 90 580 160L600 460H200Z", { ...m, design: 0 }) +
  cloth(drawing, "M230 420Q400 390 570 420L580 560H220Z", {
    ...m,
    design: 0,
    colour: lighter(m.colour, 0.1),
  }) +
  cloth(
    drawing,
    "M140 330Q130 280 180 280Q230 280 236 340L250 640H170Q140 640 140 600ZM660 330Q670 280 620 280Q570 280 564 340L550 640H630Q660 640 660 600Z",
    { ...m, design: 0, colour: darker(m.colour, 0.06) },
  ) +
  cloth(drawing, "M236 550H564V650H236Z", { ...m, design: 0, colour: darker(m.colour, 0.1) }) +
  times(6, (index) =>
    circle(280 + (index % 3) * 120, 200 + Math.floor(index / 3) * 100, 8, darker(m.colour, 0.3)),
  );

const stool: Product = (drawing, m) =>
  wooden(drawing, "M230 400L540 710H580L270 400ZM570 400L260 710H220L530 400Z", oak) +
  line("M300 640H500", darker(oak, 0.2), 17) +
  cloth(drawing, boxPath(180, 330, 440, 84, 26), m);

const shelf: Product = (drawing, { design, accent }) =>
  wooden(drawing, boxPath(80, 500, 640, 44, 6), "#dcc39a") +
  line("M180 544v60h40M620 544v60h-40", "#3b3f45", 11) +
  (
    [
      ["#c0503c", 150, 46],
      [accent, 200, 34],
      ["#3f6f94", 238, 52],
      ["#d9a53c", 294, 38],
      ["#5a8a5c", 336, 44],
    ] as const
  )
    .map(([fill, x, width], index) =>
      box(x, 310 - ((index * 37) % 60), width, 190 + ((index * 37) % 60), 3, fill),
    )
    .join("") +
  at(560, 420, sprite(drawing, design % 2 ? "aloe" : "basil"), 0, 0.9) +
  path("M510 430H610L596 500H524Z", "#c97248");

export const furniture = {
  lamp,
  chair,
  armchair,
  stool,
  shelf,
} satisfies Record<string, Product>;
