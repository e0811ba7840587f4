import { lighter } from "../studio/colour.ts";
import { around, at, n } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";

/** A tyre with an alloy rim. */
export function wheel(
  drawing: SvgDrawing,
  x: number,
  y: number,
  radius: number,
  spokes = 5,
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1d1f23" stroke="#4a4e55" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.68)}" fill="${drawing.linear(
    "diagonal",
    [
      [0, "#e9ecef"],
      [0.5, "#9aa1a9"],
      [1, "#d4d9de"],
    ],
  )}"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.58)}" fill="#2b2e33"/>${at(
    x,
    y,
    around(
      spokes,
      () =>
        `<path d="M${n(-radius * 0.11)} 0L${n(-radius * 0.15)} ${n(-radius * 0.62)}H${n(radius * 0.15)}L${n(radius * 0.11)} 0Z" fill="#cdd2d7"/>`,
      10,
    ),
  )}<circle cx="${x}" cy="${y}" r="${n(radius * 0.16)}" fill="#7d848c"/>`;
}

/** The paint of a body: sky on top, dark sill, a bright line along the side. */
export function paintwork(drawing: SvgDrawing, d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}" stroke="${lighter(colour, 0.25)}" stroke-opacity=".6" stroke-width="2"/><path d="${d}" fill="${drawing.linear(
    "down",
    [
      [0, "#ffffff", 0.42],
      [0.34, "#ffffff", 0.08],
      [0.52, "#ffffff", 0.2],
      [0.56, "#000000", 0.04],
      [0.86, "#000000", 0.3],
      [1, "#000000", 0.5],
    ],
  )}"/>`;
}

export const windows = (drawing: SvgDrawing, panes: string[]) =>
  panes
    .map(
      (pane) =>
        `<path d="${pane}" fill="${drawing.linear("diagonal", [
          [0, "#8fa6b4"],
          [0.4, "#3a4853"],
          [0.62, "#232c34"],
          [1, "#52636f"],
        ])}" stroke="#15181c" stroke-width="4" stroke-linejoin="round"/>`,
    )
    .join("");

export const shadowBelow = (drawing: SvgDrawing, width: number) =>
  `<ellipse cx="400" cy="628" rx="${width}" ry="30" fill="${drawing.radial([
    [0, "#12100e", 0.6],
    [0.6, "#12100e", 0.36],
    [1, "#12100e", 0],
  ])}"/>`;

/** A number plate. */
export const plate = (name: string, x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="62" height="22" rx="3" fill="#fbfaf4" stroke="#33363b" stroke-width="2"/>${textIn(name, { x: x + 4, y: y + 4, width: 54, height: 14 }, { colour: "#33363b", size: 14, weight: 800, lines: 1 })}`;
