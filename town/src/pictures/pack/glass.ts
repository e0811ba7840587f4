import { darker, lighter, mix } from "../studio/colour.ts";
import { n } from "../studio/paths.ts";
import { cylinderLight, groundShadow, rim } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { label } from "./label.ts";
import type { PackScene } from "./pack.types.ts";

/** Measures of a bottle in the drawing: half widths and heights from the top. */
type Bottle = {
  /** Half the width of the body and of the neck. */
  body: number;
  neck: number;
  top: number;
  /** Where the neck ends and where the body is at its full width. */
  shoulder: [from: number, to: number];
  label: [from: number, to: number];
  cap: { height: number; colour: "main" | "accent" | "dark" | "metal" | "white"; wide?: number };
  glass: "clear" | "amber" | "green" | "opaque";
};

const foot = 700;
const middle = 400;

const bottleOf = (
  [body, neck, top]: [body: number, neck: number, top: number],
  shoulder: Bottle["shoulder"],
  label: Bottle["label"],
  cap: Bottle["cap"],
  glass: Bottle["glass"],
): Bottle => ({ body, neck, top, shoulder, label, cap, glass });

const bottles = {
  wine: bottleOf([92, 32, 84], [250, 360], [392, 620], { height: 120, colour: "main" }, "green"),
  champagne: bottleOf(
    [106, 36, 84],
    [210, 400],
    [432, 628],
    { height: 170, colour: "accent", wide: 8 },
    "green",
  ),
  beer: bottleOf(
    [92, 33, 150],
    [300, 400],
    [420, 610],
    { height: 26, colour: "accent", wide: 8 },
    "amber",
  ),
  oil: bottleOf(
    [98, 30, 96],
    [240, 330],
    [372, 620],
    { height: 70, colour: "main", wide: 5 },
    "clear",
  ),
  juice: bottleOf(
    [116, 54, 130],
    [190, 320],
    [372, 610],
    { height: 46, colour: "main", wide: 6 },
    "clear",
  ),
  water: bottleOf(
    [104, 40, 90],
    [140, 300],
    [350, 500],
    { height: 38, colour: "main", wide: 6 },
    "clear",
  ),
  syrup: bottleOf(
    [118, 46, 180],
    [262, 340],
    [378, 640],
    { height: 74, colour: "white", wide: 14 },
    "amber",
  ),
  lotion: bottleOf(
    [116, 62, 170],
    [262, 310],
    [330, 660],
    { height: 92, colour: "main", wide: 8 },
    "opaque",
  ),
  shampoo: bottleOf(
    [128, 84, 140],
    [224, 300],
    [318, 650],
    { height: 84, colour: "accent", wide: 6 },
    "opaque",
  ),
} satisfies Record<string, Bottle>;

export type BottleName = keyof typeof bottles;
export const isBottle = (shape: string): shape is BottleName => Object.hasOwn(bottles, shape);

/** Returns the outline of a bottle. */
function outline({ body, neck, top, shoulder: [from, to] }: Bottle): string {
  const bend = (to - from) * 0.55;
  const round = body * 0.22;
  const side = (sign: 1 | -1) => (offset: number) => n(middle + sign * offset);
  const right = side(1);
  const left = side(-1);
  return `M${left(neck)} ${top}H${right(neck)}V${from}C${right(neck)} ${n(from + bend)} ${right(body)} ${n(to - bend)} ${right(body)} ${to}V${n(foot - round)}Q${right(body)} ${foot} ${right(body - round)} ${foot}H${left(body - round)}Q${left(body)} ${foot} ${left(body)} ${n(foot - round)}V${to}C${left(body)} ${n(to - bend)} ${left(neck)} ${n(from + bend)} ${left(neck)} ${from}Z`;
}

export function bottle(drawing: SvgDrawing, scene: PackScene, name: BottleName): string {
  const shape: Bottle = bottles[name];
  const path = outline(shape);
  const { body, neck, top, cap } = shape;
  const capHalf = neck + (cap.wide ?? 2);
  const [from, to] = shape.label;
  const bulge = 10;
  const printed = `<path d="M${middle - body} ${from}Q${middle} ${from + bulge} ${middle + body} ${from}V${to}Q${middle} ${to + bulge} ${middle - body} ${to}Z"/>`;
  return (
    groundShadow(drawing, middle, foot - 4, body * 2) +
    `<path d="${path}" fill="${glassOf(drawing, scene, shape.glass)}" ${rim}/>` +
    drawing.clipped(
      printed,
      label(drawing, scene, {
        x: middle - body,
        y: from,
        width: body * 2,
        height: to - from + bulge,
      }),
    ) +
    `<path d="${path}" fill="${cylinderLight(drawing)}"/>` +
    `<rect x="${middle - capHalf}" y="${top - 14}" width="${capHalf * 2}" height="${cap.height}" rx="7" fill="${capOf(scene, cap.colour)}"/>` +
    `<rect x="${middle - capHalf}" y="${top - 14}" width="${capHalf * 2}" height="${cap.height}" rx="7" fill="${cylinderLight(drawing, 0.9)}"/>` +
    `<path d="M${middle - capHalf} ${top - 14 + cap.height - 8}h${capHalf * 2}" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`
  );
}

function glassOf(
  drawing: SvgDrawing,
  { content, paper }: PackScene,
  glass: Bottle["glass"],
): string {
  if (glass === "opaque") return content;
  if (glass === "amber")
    return drawing.linear("down", [
      [0, "#6b3a12"],
      [0.4, "#8a4b16"],
      [1, "#5a2f0e"],
    ]);
  if (glass === "green")
    return drawing.linear("down", [
      [0, mix(content, "#16211a", 0.55)],
      [1, mix(content, "#101812", 0.72)],
    ]);
  return drawing.linear("down", [
    [0, lighter(content, 0.5), 0.85],
    [0.28, mix(content, paper, 0.12), 0.96],
    [1, darker(content, 0.12)],
  ]);
}

export function capOf({ main, accent }: PackScene, colour: Bottle["cap"]["colour"]): string {
  return { main: darker(main, 0.1), accent, dark: "#26262a", metal: "#c9ccd0", white: "#f4f4f1" }[
    colour
  ];
}
