import { darker, inkOn, lighter, mix } from "../studio/colour.ts";
import { n, times } from "../studio/paths.ts";
import { cylinderLight, faceLight, groundShadow, rim } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";
import { label } from "./label.ts";
import type { PackScene } from "./pack.types.ts";

/** Width and height of the front face and the depth that shows at the side. */
const boxes = {
  carton: [330, 480, 74],
  "flat-box": [470, 250, 66],
  "tall-box": [250, 500, 84],
  "cube-box": [370, 350, 96],
  brick: [260, 520, 84],
} satisfies Record<string, [number, number, number]>;

export type BoxName = keyof typeof boxes;
export const isBox = (shape: string): shape is BoxName => Object.hasOwn(boxes, shape);

/** A cardboard box seen from the front, a little from the right and from above. */
export function box(drawing: SvgDrawing, scene: PackScene, name: BoxName): string {
  const [width, height, depth] = boxes[name];
  return cuboid(drawing, scene, { width, height, depth, foot: name === "flat-box" ? 620 : 690 });
}

type Size = { width: number; height: number; depth: number; foot: number };

function cuboid(
  drawing: SvgDrawing,
  scene: PackScene,
  { width, height, depth, foot }: Size,
): string {
  const left = 400 - (width + depth) / 2;
  const right = left + width;
  const top = foot - height;
  const rise = depth * 0.36;
  const base =
    scene.design === "medicine" || scene.design === "band" || scene.design === "corner"
      ? scene.paper
      : scene.main;
  const side = scene.design === "frame" ? scene.paper : scene.main;
  const sideFace = `M${right} ${top}L${right + depth} ${top - rise}V${foot - rise}L${right} ${foot}Z`;
  const topFace = `M${left} ${top}L${left + depth} ${top - rise}H${right + depth}L${right} ${top}Z`;
  const brand = textIn(
    scene.brand,
    { x: -height * 0.42, y: -depth * 0.26, width: height * 0.84, height: depth * 0.52 },
    { colour: inkOn(side), size: depth * 0.42, weight: 800, lines: 1 },
  );
  return (
    groundShadow(drawing, 400, foot - 6, width + depth, 0.12) +
    `<path d="${sideFace}" fill="${darker(side, 0.12)}"/>` +
    `<g transform="matrix(1 ${n(-rise / depth, 3)} 0 1 ${n(right + depth / 2)} ${n(top + height / 2 - rise / 2)}) rotate(90)" opacity=".85">${brand}</g>` +
    `<path d="${sideFace}" fill="${drawing.linear("across", [
      [0, "#000000", 0.34],
      [1, "#000000", 0.16],
    ])}"/>` +
    `<path d="${topFace}" fill="${lighter(base, 0.35)}"/><path d="${topFace}" fill="${drawing.linear(
      "down",
      [
        [0, "#000000", 0.1],
        [1, "#ffffff", 0.2],
      ],
    )}"/>` +
    label(drawing, scene, { x: left, y: top, width, height }) +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${faceLight(drawing, 0.7)}"/>` +
    `<path d="M${left} ${top + 1.5}H${right}V${foot}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M${left} ${foot}V${top}L${left + depth} ${top - rise}H${right + depth}V${foot - rise}L${right} ${foot}Z" fill="none" stroke="${darker(mix(base, side, 0.5), 0.3)}" stroke-opacity=".35" stroke-width="2"/>`
  );
}

/** A milk carton with a folded roof and a cap. */
export function milkCarton(drawing: SvgDrawing, scene: PackScene): string {
  const [left, right, depth, top, foot] = [262, 482, 66, 262, 694];
  const rise = 24;
  const side = `M${right} ${top}L${right + depth} ${top - rise}V${foot - rise}L${right} ${foot}Z`;
  const roof = `M${left} ${top}L${left + 34} 150H${right + 10}L${right} ${top}Z`;
  const gable = `M${right} ${top}L${right + 10} 150L${right + depth} ${top - rise}Z`;
  return (
    groundShadow(drawing, 402, foot - 6, right - left + depth, 0.14) +
    `<path d="${side}" fill="${scene.main}"/><path d="${side}" fill="#000" opacity=".26"/>` +
    `<path d="${gable}" fill="${darker(scene.main, 0.4)}"/>` +
    `<path d="${roof}" fill="${lighter(scene.main, 0.12)}"/><path d="${roof}" fill="${drawing.linear(
      "down",
      [
        [0, "#ffffff", 0.3],
        [1, "#000000", 0.12],
      ],
    )}"/>` +
    `<rect x="${left + 30}" y="112" width="${right - left - 16}" height="42" rx="3" fill="${scene.main}"/><rect x="${left + 30}" y="112" width="${right - left - 16}" height="42" rx="3" fill="${faceLight(drawing)}"/>` +
    `<ellipse cx="386" cy="212" rx="36" ry="27" fill="${darker(scene.accent, 0.25)}"/><ellipse cx="384" cy="203" rx="36" ry="27" fill="${scene.accent}"/><ellipse cx="382" cy="200" rx="25" ry="18" fill="#fff" opacity=".25"/>` +
    label(drawing, scene, { x: left, y: top, width: right - left, height: foot - top }) +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${foot - top}" fill="${faceLight(drawing, 0.7)}"/>`
  );
}

/** A moulded box of six or twelve eggs with its label on the lid. */
export function eggBox(drawing: SvgDrawing, scene: PackScene): string {
  const pulp = mix(scene.content, "#b9ab97", 0.6);
  const wide = /12/.test(scene.size);
  const left = wide ? 90 : 160;
  const right = 800 - left;
  const count = wide ? 6 : 3;
  const step = (right - left - 60) / count;
  const lid = `M${left + 26} 300Q${left + 40} 236 ${left + 90} 232H${right - 90}Q${right - 40} 236 ${right - 26} 300L${right} 470H${left}Z`;
  return (
    groundShadow(drawing, 400, 622, right - left, 0.1) +
    `<path d="M${left} 478H${right}L${right - 34} 610Q${right - 40} 630 ${right - 62} 630H${left + 62}Q${left + 40} 630 ${left + 34} 610Z" fill="${darker(pulp, 0.1)}"/>` +
    times(
      count,
      (index) =>
        `<path d="M${n(left + 42 + index * step)} 500Q${n(left + 42 + index * step + step * 0.44)} 690 ${n(left + 42 + (index + 0.88) * step)} 500Z" fill="${drawing.linear(
          "across",
          [
            [0, darker(pulp, 0.28)],
            [0.35, lighter(pulp, 0.2)],
            [1, darker(pulp, 0.32)],
          ],
        )}"/>`,
    ) +
    `<path d="${lid}" fill="${drawing.linear("down", [
      [0, lighter(pulp, 0.25)],
      [1, darker(pulp, 0.06)],
    ])}"/>` +
    `<rect x="${left - 6}" y="464" width="${right - left + 12}" height="26" rx="10" fill="${darker(pulp, 0.16)}"/><rect x="${left - 6}" y="464" width="${right - left + 12}" height="10" rx="5" fill="#fff" opacity=".25"/>` +
    drawing.clipped(
      `<path d="M${left + 74} 254H${right - 74}L${right - 48} 458H${left + 48}Z"/>`,
      label(drawing, scene, { x: left + 48, y: 254, width: right - left - 96, height: 204 }),
    ) +
    `<path d="${lid}" fill="${faceLight(drawing, 0.8)}"/>`
  );
}

/** A wrapped block: soap, butter, or a bar of chocolate with its foil. */
export function wrapped(drawing: SvgDrawing, scene: PackScene): string {
  if (scene.shape === "bar") {
    const [left, top, width, height] = [258, 118, 284, 560];
    const squares = times(
      8,
      (index) =>
        `<rect x="${left + 16 + (index % 4) * 64}" y="${top - 52 + Math.floor(index / 4) * 40}" width="60" height="36" rx="5" fill="${lighter(scene.content, 0.1)}" stroke="${darker(scene.content, 0.35)}" stroke-width="3"/>`,
    );
    return (
      groundShadow(drawing, 404, 690, 260, 0.12) +
      `<g transform="rotate(5 400 400)"><rect x="${left + 12}" y="${top - 56}" width="${width - 24}" height="140" rx="6" fill="${scene.content}"/>${squares}` +
      `<path d="M${left + 4} ${top + 34}l18 -22 22 16 24 -18 26 20 24 -16 26 18 24 -20 26 18 24 -18 26 18 22 -16 18 20V${top + 70}H${left + 4}Z" fill="${drawing.linear(
        "across",
        [
          [0, "#b9bcc2"],
          [0.3, "#f6f7f9"],
          [0.55, "#a9adb5"],
          [0.8, "#eceef1"],
          [1, "#9da1a9"],
        ],
      )}"/>` +
      label(drawing, scene, { x: left, y: top + 44, width, height: height - 44 }) +
      `<rect x="${left}" y="${top + 44}" width="${width}" height="${height - 44}" fill="${faceLight(drawing)}" ${rim}/></g>`
    );
  }
  const isButter = scene.shape === "butter";
  const [left, top, width, height, depth, rise] = [170, 380, 400, 210, 70, 66];
  const paper = isButter ? mix(scene.paper, "#ffffff", 0.2) : scene.content;
  return (
    groundShadow(drawing, 405, 596, width + depth, 0.13) +
    `<path d="M${left + width} ${top}l${depth} ${-rise}v${height}l${-depth} ${rise}Z" fill="${darker(paper, 0.26)}"/>` +
    (isButter
      ? `<path d="M${left + width} ${top}l${depth} ${height - rise}M${left + width} ${top + height}l${depth} ${-rise - height}" stroke="#000" stroke-opacity=".14" stroke-width="4"/>`
      : "") +
    `<path d="M${left} ${top}l${depth} ${-rise}h${width}l${-depth} ${rise}Z" fill="${lighter(paper, 0.3)}"/>` +
    (isButter
      ? label(drawing, scene, { x: left, y: top, width, height })
      : `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="8" fill="${paper}"/>${label(drawing, scene, { x: left + 52, y: top, width: width - 104, height })}`) +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${faceLight(drawing)}"/>`
  );
}

/** Things sold in a row under film: rolls, bottles, cans, jars of yoghurt. */
export function multipack(drawing: SvgDrawing, scene: PackScene): string {
  const light = cylinderLight(drawing, 0.8);
  if (scene.shape === "rolls") {
    const roll = (x: number, y: number) =>
      `<rect x="${x}" y="${y}" width="150" height="160" rx="16" fill="#fdfcf9"/><rect x="${x}" y="${y}" width="150" height="160" rx="16" fill="${light}" opacity=".55"/><ellipse cx="${x + 75}" cy="${y + 6}" rx="74" ry="22" fill="#fff" stroke="#ddd8cf" stroke-width="2"/><ellipse cx="${x + 75}" cy="${y + 6}" rx="24" ry="8" fill="#b99e7c"/>`;
    const rows = [210, 370, 530];
    return (
      groundShadow(drawing, 400, 690, 460, 0.1) +
      rows.map((y) => [176, 326, 476].map((x) => roll(x, y)).join("")).join("") +
      `<rect x="166" y="190" width="470" height="506" rx="26" fill="${scene.main}" opacity=".1"/>` +
      drawing.clipped(
        `<rect x="166" y="300" width="470" height="300" rx="4"/>`,
        label(drawing, scene, { x: 166, y: 300, width: 470, height: 300 }),
      ) +
      `<rect x="166" y="190" width="470" height="506" rx="26" fill="${faceLight(drawing)}" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><path d="M196 214q-8 220 0 450" stroke="#fff" stroke-width="10" stroke-opacity=".5" fill="none" stroke-linecap="round"/>`
    );
  }
  const isCans = scene.shape === "can-pack";
  const tops = [170, 324, 478].map((x) =>
    isCans
      ? `<rect x="${x}" y="260" width="150" height="420" rx="22" fill="${scene.main}"/><rect x="${x}" y="260" width="150" height="420" rx="22" fill="${light}"/><ellipse cx="${x + 75}" cy="268" rx="68" ry="16" fill="#dfe2e5"/><ellipse cx="${x + 75}" cy="268" rx="50" ry="10" fill="#aeb3b9"/>`
      : `<path d="M${x + 52} 130h46v60q50 40 50 110v360q0 26 -26 26h-94q-26 0 -26 -26V300q0 -70 50 -110Z" fill="${scene.content}" fill-opacity=".85"/><path d="M${x + 52} 130h46v60q50 40 50 110v360q0 26 -26 26h-94q-26 0 -26 -26V300q0 -70 50 -110Z" fill="${light}"/><rect x="${x + 46}" y="116" width="58" height="44" rx="6" fill="${scene.main}"/>`,
  );
  return (
    groundShadow(drawing, 400, 686, 480, 0.1) +
    tops.join("") +
    drawing.clipped(
      `<path d="M164 ${isCans ? 360 : 370}q236 18 472 0v240q-236 18 -472 0Z"/>`,
      label(drawing, scene, { x: 164, y: isCans ? 360 : 370, width: 472, height: 256 }),
    ) +
    `<path d="M164 ${isCans ? 300 : 330}q236 18 472 0V690H164Z" fill="${faceLight(drawing, 1.2)}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`
  );
}
