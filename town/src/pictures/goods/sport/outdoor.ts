import { at, times } from "../../studio/paths.ts";
import {
  box,
  boxPath,
  brass,
  circle,
  cloth,
  darker,
  lighter,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
} from "../kit.ts";

const tent: Product = (drawing, m) =>
  `<ellipse cx="400" cy="650" rx="360" ry="40" fill="#5f8a4a" opacity=".35"/>` +
  cloth(drawing, "M70 650Q260 240 400 190Q540 240 730 650Z", { ...m, design: 0 }) +
  path("M400 190Q330 430 250 650H400Z", darker(m.colour, 0.25)) +
  path("M400 190Q460 430 520 650H400Z", darker(m.colour, 0.55)) +
  path("M400 190Q450 400 470 650H560Q480 380 400 190Z", lighter(m.colour, 0.2)) +
  line("M70 650L30 690M730 650L770 690M400 190V160", "#d9d5ca", 6) +
  line("M150 510Q230 350 330 250", m.accent, 12);

const compass: Product = (drawing, { accent }) =>
  circle(400, 410, 270, brass(drawing), `stroke="#8a6a2c" stroke-width="4"`) +
  box(364, 90, 72, 70, 20, brass(drawing)) +
  circle(400, 410, 226, "#fbf7ec") +
  times(36, (index) =>
    at(400, 410, line("M0 -216V-196", "#4a4238", index % 9 ? 3 : 8), index * 10),
  ) +
  path("M400 220L436 410H364Z", accent) +
  path("M400 600L436 410H364Z", "#d9d5ca", `stroke="#9a978f" stroke-width="3"`) +
  circle(400, 410, 18, "#4a4238") +
  path("M240 330L360 210L300 500Z", "#ffffff", `opacity=".25"`);

const bottle: Product = (drawing, { colour, accent, design }) =>
  turned(
    drawing,
    "M300 290Q300 240 340 230H460Q500 240 500 290V660Q498 700 460 702H340Q302 700 300 660Z",
    colour,
  ) +
  turned(drawing, boxPath(330, 140, 140, 96, 20), design % 2 ? "#c9a46a" : "#2b2d31") +
  `<path d="M360 146Q360 80 400 80Q440 80 440 146" fill="none" stroke="${design % 2 ? "#6b4426" : "#2b2d31"}" stroke-width="20"/>` +
  (design > 1
    ? path("M300 460H500V540H300Z", accent, `opacity=".85"`)
    : circle(400, 470, 34, accent, `opacity=".9"`)) +
  line("M340 290V640", "#ffffff", 12, `opacity=".3"`);

const multiTool: Product = (drawing, { accent }) =>
  [-50, -20, 14, 44]
    .map((turn, index) =>
      at(
        260,
        470,
        path("M0 -13H250L270 0L250 13H0Z", steel(drawing), `stroke="#8a9098" stroke-width="2"`) +
          (index % 2 ? box(250, -13, 40, 26, 3, "#9aa1a9") : circle(264, 0, 20, "#b4bac1")),
        turn - 20,
      ),
    )
    .join("") +
  at(
    330,
    500,
    solid(drawing, boxPath(-200, -70, 420, 140, 40), accent) +
      circle(-140, 0, 20, "#d9dde1") +
      circle(160, 0, 20, "#d9dde1") +
      line("M-90 0H110", "#00000055", 12),
    24,
  );

export const outdoor = {
  tent,
  compass,
  "insulated-bottle": bottle,
  "multi-tool": multiTool,
} satisfies Record<string, Product>;
