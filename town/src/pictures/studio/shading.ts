import type { SvgDrawing } from "./svg-drawing.ts";

/**
 * The shadow of something that stands on the ground; `x` is its centre, `width` that of its foot.
 */
export function groundShadow(
  drawing: SvgDrawing,
  x: number,
  y: number,
  width: number,
  depth = 0.16,
) {
  const fill = drawing.radial([
    [0, "#1a120b", 0.5],
    [0.45, "#1a120b", 0.3],
    [0.75, "#1a120b", 0.09],
    [1, "#1a120b", 0],
  ]);
  const rx = width * 0.66;
  return `<ellipse cx="${x + width * 0.03}" cy="${y}" rx="${rx}" ry="${rx * depth}" fill="${fill}"/>`;
}

/** The light on a cylinder, lit from the upper left with a soft reflection on the right. */
export function cylinderLight(drawing: SvgDrawing, strength = 1): string {
  return drawing.linear("across", [
    [0, "#000000", 0.38 * strength],
    [0.1, "#000000", 0.12 * strength],
    [0.2, "#ffffff", 0.1 * strength],
    [0.28, "#ffffff", 0.42 * strength],
    [0.36, "#ffffff", 0.08 * strength],
    [0.62, "#000000", 0.02 * strength],
    [0.84, "#000000", 0.18 * strength],
    [0.94, "#000000", 0.3 * strength],
    [1, "#000000", 0.2 * strength],
  ]);
}

/** The light on a flat face: brighter at the upper left. */
export function faceLight(drawing: SvgDrawing, strength = 1): string {
  return drawing.linear("diagonal", [
    [0, "#ffffff", 0.26 * strength],
    [0.45, "#ffffff", 0],
    [1, "#000000", 0.14 * strength],
  ]);
}

/** The light on something round, such as a fruit. */
export function ballLight(drawing: SvgDrawing, strength = 1): string {
  return drawing.radial(
    [
      [0, "#ffffff", 0.5 * strength],
      [0.3, "#ffffff", 0.12 * strength],
      [0.62, "#000000", 0],
      [1, "#000000", 0.4 * strength],
    ],
    0.34,
    0.28,
    0.8,
  );
}

/** A thin light edge, which keeps dark things visible on a dark ground. */
export const rim = 'stroke="#ffffff" stroke-opacity=".22" stroke-width="2"';
