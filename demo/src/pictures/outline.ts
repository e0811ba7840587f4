import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Font, parse } from "opentype.js";

export type FontWeight = 400 | 500 | 600 | 700 | 800;

type OutlineOptions = {
  /** Pixels per em. */
  size: number;
  weight?: FontWeight;
  /** Where the text lies from its origin. */
  anchor?: "start" | "middle" | "end";
  /** A longer text is set smaller, so that it is no wider. */
  maxWidth?: number;
};

/** `path` is the `d` of an SVG path whose baseline is at y 0; `size` is the one used. */
export type Outline = { path: string; width: number; size: number };

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@fontsource/figtree/package.json"))),
  "files",
);

const fonts = new Map<FontWeight, Font>();

/**
 * Returns a text as outlines of the bundled font. SVG text depends on the fonts of the machine, and a
 * fresh server has none.
 */
export function outline(
  text: string,
  { size, weight = 400, anchor = "start", maxWidth = Number.POSITIVE_INFINITY }: OutlineOptions,
): Outline {
  const font = fontOf(weight);
  const natural = font.getAdvanceWidth(text, size);
  const used = natural > maxWidth ? (size * maxWidth) / natural : size;
  const width = Math.min(natural, maxWidth);
  const start = { start: 0, middle: -width / 2, end: -width }[anchor];
  return { path: font.getPath(text, start, 0, used).toPathData(2), width, size: used };
}

function fontOf(weight: FontWeight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const bytes = readFileSync(path.join(folder, `figtree-latin-${weight}-normal.woff`));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(weight, font);
  return font;
}
