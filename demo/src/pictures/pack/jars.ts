import { darker, lighter, mix } from "../studio/colour.ts";
import { n, times } from "../studio/paths.ts";
import { cylinderLight, groundShadow, rim } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { label } from "./label.ts";
import type { PackScene } from "./pack.types.ts";

/** A round container: half width at the top and at the foot, heights, and the kind of lid. */
type Round = {
  top: number;
  base: number;
  from: number;
  to: number;
  corner: number;
  label: [number, number];
  lid: {
    height: number;
    wide: number;
    kind: "screw" | "flat" | "fabric" | "metal" | "none";
    colour: "main" | "accent" | "metal" | "white" | "gold";
  };
  wall: "glass" | "paper" | "metal" | "plastic";
};

const rounds = {
  jar: {
    top: 150,
    base: 150,
    from: 270,
    to: 690,
    corner: 44,
    label: [360, 630],
    lid: { height: 70, wide: -12, kind: "screw", colour: "accent" },
    wall: "glass",
  },
  "spice-jar": {
    top: 96,
    base: 96,
    from: 250,
    to: 690,
    corner: 24,
    label: [370, 640],
    lid: { height: 104, wide: 2, kind: "screw", colour: "main" },
    wall: "glass",
  },
  preserve: {
    top: 158,
    base: 146,
    from: 300,
    to: 680,
    corner: 36,
    label: [372, 620],
    lid: { height: 60, wide: 4, kind: "fabric", colour: "accent" },
    wall: "glass",
  },
  balm: {
    top: 178,
    base: 178,
    from: 460,
    to: 640,
    corner: 30,
    label: [474, 628],
    lid: { height: 110, wide: 4, kind: "screw", colour: "main" },
    wall: "plastic",
  },
  tub: {
    top: 178,
    base: 150,
    from: 350,
    to: 640,
    corner: 26,
    label: [372, 622],
    lid: { height: 40, wide: 10, kind: "flat", colour: "white" },
    wall: "plastic",
  },
  "ice-tub": {
    top: 182,
    base: 152,
    from: 270,
    to: 680,
    corner: 20,
    label: [300, 668],
    lid: { height: 54, wide: 10, kind: "flat", colour: "main" },
    wall: "paper",
  },
  "salt-tub": {
    top: 120,
    base: 120,
    from: 230,
    to: 690,
    corner: 10,
    label: [260, 690],
    lid: { height: 60, wide: 5, kind: "metal", colour: "gold" },
    wall: "paper",
  },
  can: {
    top: 104,
    base: 104,
    from: 176,
    to: 700,
    corner: 30,
    label: [196, 690],
    lid: { height: 16, wide: -16, kind: "metal", colour: "metal" },
    wall: "metal",
  },
  tin: {
    top: 142,
    base: 142,
    from: 270,
    to: 686,
    corner: 8,
    label: [292, 668],
    lid: { height: 18, wide: 3, kind: "metal", colour: "metal" },
    wall: "metal",
  },
  "low-tin": {
    top: 196,
    base: 196,
    from: 430,
    to: 640,
    corner: 12,
    label: [446, 626],
    lid: { height: 18, wide: 3, kind: "metal", colour: "gold" },
    wall: "metal",
  },
  "tea-tin": {
    top: 126,
    base: 126,
    from: 250,
    to: 690,
    corner: 6,
    label: [256, 688],
    lid: { height: 92, wide: 2, kind: "metal", colour: "main" },
    wall: "metal",
  },
  "powder-tin": {
    top: 168,
    base: 168,
    from: 250,
    to: 690,
    corner: 8,
    label: [262, 680],
    lid: { height: 52, wide: 7, kind: "flat", colour: "accent" },
    wall: "metal",
  },
} satisfies Record<string, Round>;

export type RoundName = keyof typeof rounds;
export const isRound = (shape: string): shape is RoundName => Object.hasOwn(rounds, shape);

const middle = 400;

function outline({ top, base, from, to, corner }: Round): string {
  return `M${middle - top} ${from}H${middle + top}L${middle + base} ${to - corner}Q${middle + base} ${to} ${middle + base - corner} ${to + corner * 0.1}Q${middle} ${to + 16} ${middle - base + corner} ${to + corner * 0.1}Q${middle - base} ${to} ${middle - base} ${to - corner}Z`;
}

export function round(drawing: SvgDrawing, scene: PackScene, name: RoundName): string {
  const shape: Round = rounds[name];
  const path = outline(shape);
  const [from, to] = shape.label;
  const half = Math.max(shape.top, shape.base);
  const bulge = shape.wall === "glass" ? 12 : 16;
  const printed = `<path d="M${middle - half} ${from}Q${middle} ${from + bulge} ${middle + half} ${from}V${to - bulge}Q${middle} ${to + bulge} ${middle - half} ${to - bulge}Z"/>`;
  return (
    groundShadow(drawing, middle, shape.to, shape.base * 2) +
    `<path d="${path}" fill="${wallOf(drawing, scene, shape)}" ${rim}/>` +
    (shape.wall === "glass" ? texture(drawing, scene, shape) : "") +
    drawing.clipped(
      `<path d="${path}"/>`,
      drawing.clipped(
        printed,
        label(drawing, scene, { x: middle - half, y: from, width: half * 2, height: to - from }),
      ),
    ) +
    `<path d="${path}" fill="${cylinderLight(drawing, shape.wall === "paper" ? 0.75 : 1)}"/>` +
    lidOf(drawing, scene, shape)
  );
}

function wallOf(drawing: SvgDrawing, { content, main, paper }: PackScene, { wall }: Round): string {
  if (wall === "glass")
    return drawing.linear("down", [
      [0, lighter(content, 0.45)],
      [0.12, content],
      [1, darker(content, 0.2)],
    ]);
  if (wall === "metal") return "#c3c7cc";
  return wall === "plastic" ? mix(main, "#ffffff", 0.75) : paper;
}

/** Shows grains, fruit or leaves through the glass. */
function texture(drawing: SvgDrawing, { content }: PackScene, shape: Round): string {
  const { random } = drawing;
  return drawing.clipped(
    `<path d="${outline(shape)}"/>`,
    times(46, () => {
      const [x, y] = [
        middle + (random.next() * 2 - 1) * shape.top,
        shape.from + 24 + random.next() * (shape.to - shape.from),
      ];
      const radius = 8 + random.next() * 16;
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * 0.7)}" fill="${random.chance(0.5) ? lighter(content, 0.3) : darker(content, 0.28)}" opacity=".4"/>`;
    }),
  );
}

function lidOf(drawing: SvgDrawing, scene: PackScene, { top, from, lid }: Round): string {
  if (lid.kind === "none") return "";
  const colour = {
    main: darker(scene.main, 0.06),
    accent: scene.accent,
    metal: "#cfd3d8",
    white: "#f5f4f0",
    gold: "#d9b767",
  }[lid.colour];
  const half = top + lid.wide;
  const y = from - lid.height + 6;
  if (lid.kind === "fabric") {
    const skirt = `M${middle - half} ${y + 10}Q${middle} ${y - 26} ${middle + half} ${y + 10}L${middle + half + 26} ${from + 46}Q${middle + half - 16} ${from + 30} ${middle + half - 40} ${from + 52}Q${middle + 60} ${from + 34} ${middle} ${from + 58}Q${middle - 60} ${from + 34} ${middle - half + 40} ${from + 52}Q${middle - half + 16} ${from + 30} ${middle - half - 26} ${from + 46}Z`;
    const checks =
      times(
        11,
        (index) =>
          `<path d="M${middle - half - 30 + index * 36} ${y - 30}v140" stroke="#fff" stroke-opacity=".55" stroke-width="14"/>`,
      ) +
      times(
        4,
        (index) =>
          `<path d="M${middle - half - 40} ${y + index * 34}h${half * 2 + 80}" stroke="#fff" stroke-opacity=".4" stroke-width="13"/>`,
      );
    return `<path d="${skirt}" fill="${colour}"/>${drawing.clipped(`<path d="${skirt}"/>`, checks)}<path d="${skirt}" fill="${cylinderLight(drawing, 0.6)}"/><path d="M${middle - half - 4} ${from + 10}Q${middle} ${from + 26} ${middle + half + 4} ${from + 10}" stroke="#c9a36a" stroke-width="7" fill="none"/>`;
  }
  const oval = lid.kind === "metal" ? 0.1 : 0.07;
  const body = `M${middle - half} ${y}V${y + lid.height}Q${middle} ${y + lid.height + half * oval * 1.3} ${middle + half} ${y + lid.height}V${y}Z`;
  const ridges =
    lid.kind === "screw"
      ? times(
          Math.floor(half / 7),
          (index) =>
            `<path d="M${n(middle - half + 8 + index * 14)} ${y + 12}v${lid.height - 14}" stroke="#000" stroke-opacity=".1" stroke-width="4"/>`,
        )
      : "";
  return (
    `<path d="${body}" fill="${colour}"/>${ridges}<path d="${body}" fill="${cylinderLight(drawing, 0.95)}"/>` +
    `<ellipse cx="${middle}" cy="${y}" rx="${half}" ry="${n(half * oval)}" fill="${lighter(colour, 0.22)}"/>` +
    (lid.kind === "metal"
      ? `<ellipse cx="${middle}" cy="${y}" rx="${n(half * 0.86)}" ry="${n(half * oval * 0.78)}" fill="${darker(colour, 0.12)}"/><ellipse cx="${middle}" cy="${y + 2}" rx="${n(half * 0.3)}" ry="${n(half * oval * 0.4)}" fill="${lighter(colour, 0.25)}"/>`
      : `<ellipse cx="${middle}" cy="${y}" rx="${n(half * 0.88)}" ry="${n(half * oval * 0.75)}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`)
  );
}

/** Four pots of yoghurt or dessert, joined, with printed lids. */
export function yoghurts(drawing: SvgDrawing, scene: PackScene): string {
  const pot = (x: number, y: number, half: number) => {
    const body = `M${x - half} ${y}H${x + half}L${x + half * 0.78} ${y + half * 1.75}Q${x} ${y + half * 1.9} ${x - half * 0.78} ${y + half * 1.75}Z`;
    return (
      groundShadow(drawing, x, y + half * 1.78, half * 1.7) +
      drawing.clipped(
        `<path d="${body}"/>`,
        label(
          drawing,
          { ...scene, organic: false },
          { x: x - half, y: y + half * 0.12, width: half * 2, height: half * 1.72 },
        ),
      ) +
      `<path d="${body}" fill="${cylinderLight(drawing, 0.85)}"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${half * 1.1}" ry="${half * 0.24}" fill="${scene.main}"/><ellipse cx="${x}" cy="${y - 4}" rx="${half * 1.06}" ry="${half * 0.22}" fill="${lighter(scene.main, 0.7)}"/><ellipse cx="${x - half * 0.2}" cy="${y - 6}" rx="${half * 0.6}" ry="${half * 0.11}" fill="#fff" opacity=".5"/>`
    );
  };
  return pot(284, 250, 104) + pot(516, 250, 104) + pot(262, 440, 130) + pot(538, 440, 130);
}
