import { randomOf } from "../../generate/random.ts";
import { sprite } from "../fresh/sprites.ts";
import { darker, inkOn, lighter, luminance, mix } from "../studio/colour.ts";
import { at, times } from "../studio/paths.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn, textLine } from "../studio/text.ts";
import type { LogoScene, LogoTemplate } from "./logo.types.ts";

type Draw = (drawing: SvgDrawing, scene: LogoScene) => string;

/** Returns the logo of a store as SVG, 800 × 800 and opaque. */
export function drawLogo(scene: LogoScene): string {
  const drawing = new SvgDrawing(randomOf("logo", scene.name));
  return drawing.svg(800, 800, templates[scene.template](drawing, scene));
}

const articles = /^(?:le|la|les|l'|l’|au|aux|du|de|des|d'|chez|et|&|the|of|and|à)$/i;

/** Returns the words of a name that carry it: without articles and prepositions. */
function mainWords(name: string): string[] {
  const words = name
    .replace(/\b([ldLD])['’]/g, "$1' ")
    .split(/\s+/)
    .filter((word) => !articles.test(word));
  return words.length > 0 ? words : name.split(/\s+/);
}

function initials(name: string): string {
  return mainWords(name)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");
}

const emblem = (drawing: SvgDrawing, motif: LogoScene["motif"]) =>
  motif ? sprite(drawing, motif) : "";
const ground = (colour: string) => `<rect width="800" height="800" fill="${colour}"/>`;
const paper = "#fbf6ea";
const strong = (colour: string) =>
  luminance(colour) > 0.3 ? mix(colour, "#15110d", 0.55) : colour;

const monogram: Draw = (_drawing, { name, ground: colour, accent }) =>
  ground(colour) +
  textIn(
    initials(name),
    { x: 120, y: 170, width: 560, height: 330 },
    { colour: inkOn(colour), size: 460, weight: 800, lines: 1 },
  ) +
  `<rect x="340" y="552" width="120" height="16" rx="8" fill="${accent}"/>` +
  textIn(
    name,
    { x: 90, y: 600, width: 620, height: 100 },
    { colour: inkOn(colour), size: 74, weight: 600, lines: 2 },
  );

const seal: Draw = (drawing, { name, ground: colour, accent, motif }) =>
  ground(paper) +
  `<circle cx="400" cy="400" r="346" fill="${colour}"/><circle cx="400" cy="400" r="318" fill="none" stroke="${paper}" stroke-width="7"/>${times(40, (index) => at(400, 400, `<circle cy="-296" r="5" fill="${accent}"/>`, index * 9))}` +
  `<circle cx="400" cy="300" r="132" fill="${paper}"/>` +
  at(400, 300, emblem(drawing, motif), 0, 0.98) +
  textIn(
    name,
    { x: 150, y: 452, width: 500, height: 170 },
    { colour: inkOn(colour), size: 110, weight: 800, lines: 3 },
  );

const wordmark: Draw = (_drawing, { name, ground: colour, accent }) => {
  const words = mainWords(name);
  const main = words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
  const rest = name.replace(main, "").trim();
  return (
    ground(paper) +
    `<rect y="0" width="800" height="150" fill="${colour}"/><rect y="650" width="800" height="150" fill="${colour}"/><rect y="150" width="800" height="12" fill="${accent}"/><rect y="638" width="800" height="12" fill="${accent}"/>` +
    (rest === ""
      ? ""
      : textIn(
          rest,
          { x: 80, y: 230, width: 640, height: 76 },
          { colour: mix(strong(colour), paper, 0.2), size: 84, weight: 500, lines: 1 },
        )) +
    textIn(
      main,
      { x: 60, y: rest === "" ? 290 : 340, width: 680, height: 220 },
      { colour: strong(colour), size: 260, weight: 800, lines: 1 },
    )
  );
};

const split: Draw = (drawing, { name, ground: colour, accent, motif }) =>
  ground(colour) +
  `<path d="M0 0H800V470L0 330Z" fill="${paper}"/><path d="M0 330L800 470V494L0 354Z" fill="${accent}"/>` +
  at(400, 214, emblem(drawing, motif), 0, 1.6) +
  textIn(
    name,
    { x: 70, y: 520, width: 660, height: 210 },
    { colour: inkOn(colour), size: 150, weight: 800, lines: 3 },
  );

const arch: Draw = (drawing, { name, ground: colour, accent, motif }) =>
  ground(lighter(accent, 0.72)) +
  `<path d="M130 800V380A270 270 0 0 1 670 380V800Z" fill="${colour}"/><path d="M160 800V380A240 240 0 0 1 640 380V800" fill="none" stroke="${inkOn(colour)}" stroke-opacity=".5" stroke-width="5"/>` +
  `<circle cx="400" cy="330" r="130" fill="${lighter(accent, 0.72)}"/>` +
  at(400, 330, emblem(drawing, motif), 0, 1) +
  textIn(
    name,
    { x: 184, y: 500, width: 432, height: 220 },
    { colour: inkOn(colour), size: 110, weight: 800, lines: 3 },
  );

const badge: Draw = (drawing, { name, ground: colour, accent, motif }) =>
  ground(darker(colour, 0.1)) +
  `<rect x="60" y="60" width="680" height="680" rx="60" fill="none" stroke="${accent}" stroke-width="12"/><rect x="86" y="86" width="628" height="628" rx="44" fill="none" stroke="${inkOn(colour)}" stroke-opacity=".5" stroke-width="4"/>` +
  textLine(initials(name).charAt(0), 270, 400, { colour: inkOn(colour), size: 320, weight: 800 }) +
  at(530, 290, emblem(drawing, motif), 8, 1.2) +
  textIn(
    name,
    { x: 120, y: 470, width: 560, height: 200 },
    { colour: inkOn(colour), size: 120, weight: 700, lines: 3 },
  );

const templates: Record<LogoTemplate, Draw> = { monogram, seal, wordmark, split, arch, badge };
