import { darker, lighter, luminance, mix } from "../studio/colour.ts";
import { n, times } from "../studio/paths.ts";
import { cylinderLight, faceLight } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { clothLight } from "./cloth-light.ts";

export type Material = {
  colour: string;
  accent: string;
  design: number;
  title: string;
  subtitle: string;
};

/** Draws a product in an 800 × 800 drawing, standing at about y 690 or lying in the middle. */
export type Product = (drawing: SvgDrawing, material: Material) => string;

export const path = (d: string, fill: string, more = "") =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** The outline that keeps a piece of this colour visible on light and on dark grounds. */
const edge = (colour: string) =>
  luminance(colour) > 0.5
    ? `stroke="${darker(colour, 0.28)}" stroke-width="3"`
    : `stroke="${lighter(colour, 0.22)}" stroke-width="3"`;

/** A woven surface: plain, striped, checked or dotted by design, with soft folds. */
export function cloth(
  drawing: SvgDrawing,
  d: string,
  { colour, design }: Material,
  isPatterned = true,
): string {
  const tone = luminance(colour) > 0.4 ? darker(colour, 0.16) : lighter(colour, 0.2);
  const patterns = [
    "",
    times(24, (index) => `<rect y="${20 + index * 34}" width="800" height="11" fill="${tone}"/>`),
    times(
      20,
      (index) =>
        `<rect x="${index * 42}" width="12" height="800" fill="${tone}" opacity=".55"/><rect y="${index * 42}" width="800" height="12" fill="${tone}" opacity=".55"/>`,
    ),
    times(
      180,
      (index) =>
        `<circle cx="${(index % 15) * 56 + (Math.floor(index / 15) % 2) * 28}" cy="${Math.floor(index / 15) * 62 + 30}" r="7" fill="${tone}"/>`,
    ),
  ];
  const shape = `<path d="${d}"/>`;
  return (
    path(d, colour, edge(colour)) +
    (isPatterned ? drawing.clipped(shape, patterns[design % 4] ?? "") : "") +
    path(
      d,
      drawing.linear("across", [
        [0, "#000000", 0.22],
        [0.22, "#ffffff", 0.1],
        [0.5, "#000000", 0],
        [0.78, "#ffffff", 0.06],
        [1, "#000000", 0.24],
      ]),
    ) +
    path(
      d,
      drawing.linear("down", [
        [0, "#ffffff", 0.14],
        [0.6, "#000000", 0],
        [1, "#000000", 0.16],
      ]),
    ) +
    clothLight(drawing, d)
  );
}

/** Leather, plastic, metal or wood: a smooth surface lit from the upper left. */
export function solid(drawing: SvgDrawing, d: string, colour: string, strength = 1): string {
  return (
    path(d, colour, edge(colour)) +
    path(d, faceLight(drawing, 1.3 * strength)) +
    path(
      d,
      drawing.linear("down", [
        [0, "#ffffff", 0.16 * strength],
        [0.5, "#000000", 0],
        [1, "#000000", 0.22 * strength],
      ]),
    )
  );
}

/** A round body seen from the side. */
export function turned(drawing: SvgDrawing, d: string, colour: string, strength = 0.9): string {
  return path(d, colour, edge(colour)) + path(d, cylinderLight(drawing, strength));
}

export function wooden(drawing: SvgDrawing, d: string, colour: string): string {
  const grain = times(16, (index) =>
    line(
      `M0 ${index * 52 + 12}q200 ${index % 2 ? 18 : -14} 400 0t400 6`,
      darker(colour, 0.2),
      3,
      `opacity=".45"`,
    ),
  );
  return (
    path(d, colour) + drawing.clipped(`<path d="${d}"/>`, grain) + path(d, faceLight(drawing, 1.1))
  );
}

export const circle = (x: number, y: number, radius: number, fill: string, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = "",
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${more}/>`;
export const boxPath = (x: number, y: number, width: number, height: number, r = 0) =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
export const discPath = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;

/** Dashes along a seam. */
export const seam = (d: string, colour: string) =>
  line(
    d,
    luminance(colour) > 0.4 ? darker(colour, 0.35) : lighter(colour, 0.35),
    3,
    `stroke-dasharray="10 8" opacity=".8"`,
  );

export const steel = (drawing: SvgDrawing) =>
  drawing.linear("diagonal", [
    [0, "#f4f6f8"],
    [0.35, "#b4bac1"],
    [0.55, "#eceff2"],
    [0.8, "#9aa1a9"],
    [1, "#d4d9de"],
  ]);
export const brass = (drawing: SvgDrawing) =>
  drawing.linear("diagonal", [
    [0, "#f8e6b0"],
    [0.4, "#cda24a"],
    [0.6, "#f0d894"],
    [1, "#a87b2c"],
  ]);
export { darker, lighter, mix };
