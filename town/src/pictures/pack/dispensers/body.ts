import { cylinderLight, groundShadow, rim } from "../../studio/shading.ts";
import type { SvgDrawing } from "../../studio/svg-drawing.ts";
import { label } from "../label.ts";
import type { PackScene } from "../pack.types.ts";

export type Draw = (drawing: SvgDrawing, scene: PackScene) => string;

/** A standing body with its label and the light on it. */
export function body(
  drawing: SvgDrawing,
  scene: PackScene,
  path: string,
  fill: string,
  box: [number, number, number, number],
): string {
  const [x, y, width, height] = box;
  const printed = `<path d="M${x} ${y}Q${x + width / 2} ${y + 10} ${x + width} ${y}V${y + height - 10}Q${x + width / 2} ${y + height + 8} ${x} ${y + height - 10}Z"/>`;
  return (
    groundShadow(drawing, 400, 696, width) +
    `<path d="${path}" fill="${fill}" ${rim}/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      drawing.clipped(printed, label(drawing, scene, { x, y, width, height })),
    ) +
    `<path d="${path}" fill="${cylinderLight(drawing)}"/>`
  );
}

/** A round cap, neck or pump with the light on it. */
export const lit = (drawing: SvgDrawing, shape: string, colour: string) =>
  `<path d="${shape}" fill="${colour}"/><path d="${shape}" fill="${cylinderLight(drawing, 0.9)}"/>`;
