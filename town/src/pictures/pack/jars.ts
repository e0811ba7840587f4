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

const roundOf = (
  [top, base]: [top: number, base: number],
  [from, to]: [from: number, to: number],
  corner: number,
  label: Round["label"],
  lid: Round["lid"],
  wall: Round["wall"],
): Round => ({ top, base, from, to, corner, label, lid, wall });

const lidOf = (
  height: number,
  wide: number,
  kind: Round["lid"]["kind"],
  colour: Round["lid"]["colour"],
): Round["lid"] => ({ height, wide, kind, colour });

const rounds = {
  jar: roundOf([150, 150], [270, 690], 44, [360, 630], lidOf(70, -12, "screw", "accent"), "glass"),
  "spice-jar": roundOf(
    [96, 96],
    [250, 690],
    24,
    [370, 640],
    lidOf(104, 2, "screw", "main"),
    "glass",
  ),
  preserve: roundOf(
    [158, 146],
    [300, 680],
    36,
    [372, 620],
    lidOf(60, 4, "fabric", "accent"),
    "glass",
  ),
  balm: roundOf([178, 178], [460, 640], 30, [474, 628], lidOf(110, 4, "screw", "main"), "plastic"),
  tub: roundOf([178, 150], [350, 640], 26, [372, 622], lidOf(40, 10, "flat", "white"), "plastic"),
  "ice-tub": roundOf(
    [182, 152],
    [270, 680],
    20,
    [300, 668],
    lidOf(54, 10, "flat", "main"),
    "paper",
  ),
  "salt-tub": roundOf(
    [120, 120],
    [230, 690],
    10,
    [260, 690],
    lidOf(60, 5, "metal", "gold"),
    "paper",
  ),
  can: roundOf([104, 104], [176, 700], 30, [196, 690], lidOf(16, -16, "metal", "metal"), "metal"),
  tin: roundOf([142, 142], [270, 686], 8, [292, 668], lidOf(18, 3, "metal", "metal"), "metal"),
  "low-tin": roundOf(
    [196, 196],
    [430, 640],
    12,
    [446, 626],
    lidOf(18, 3, "metal", "gold"),
    "metal",
  ),
  "tea-tin": roundOf([126, 126], [250, 690], 6, [256, 688], lidOf(92, 2, "metal", "main"), "metal"),
  "powder-tin": roundOf(
    [168, 168],
    [250, 690],
    8,
    [262, 680],
    lidOf(52, 7, "flat", "accent"),
    "metal",
  ),
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
    drawnLid(drawing, scene, shape)
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

function drawnLid(drawing: SvgDrawing, scene: PackScene, { top, from, lid }: Round): string {
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
