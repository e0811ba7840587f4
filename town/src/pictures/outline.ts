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

/**
 * The character sets of the bundled font, each in a file of its own; the first has most characters.
 */
const characterSets = ["latin", "latin-ext"] as const;
type CharacterSet = (typeof characterSets)[number];

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@fontsource/figtree/package.json"))),
  "files",
);

const fonts = new Map<string, Font>();

/**
 * Returns a text as outlines of the bundled font. SVG text depends on the fonts of the machine, and
 * a fresh server has none.
 */
export function outline(
  text: string,
  { size, weight = 400, anchor = "start", maxWidth = Number.POSITIVE_INFINITY }: OutlineOptions,
): Outline {
  const runs = runsOf(withKnownSpaces(text), weight);
  const natural = runs.reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
  const used = natural > maxWidth ? (size * maxWidth) / natural : size;
  const width = Math.min(natural, maxWidth);
  let x = { start: 0, middle: -width / 2, end: -width }[anchor];
  const paths = runs.map((run) => {
    const { font, text } = run;
    const drawn = font.getPath(text, x, 0, used).toPathData(2);
    x += font.getAdvanceWidth(text, used);
    return drawn;
  });
  return { path: paths.join(""), width, size: used };
}

/** Whether the bundled font has every character of a text. */
export function hasOutline(text: string): boolean {
  return [...withKnownSpaces(text)].every((character) => fontWith(character, 400) !== null);
}

/**
 * The font has neither narrow spaces, which separate thousands in French, nor the no-break hyphen.
 */
function withKnownSpaces(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u2000-\u200a\u202f]/g, "\u00a0")
    .replaceAll("\u2011", "-");
}

type Run = { text: string; font: Font };

/**
 * Splits a text where the next character is in another file. One that no file has becomes the
 * first's box.
 */
function runsOf(text: string, weight: FontWeight): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontWith(character, weight) ?? fontOf(characterSets[0], weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function fontWith(character: string, weight: FontWeight): Font | null {
  for (const set of characterSets) {
    const font = fontOf(set, weight);
    if (font.charToGlyphIndex(character) > 0) return font;
  }
  return null;
}

function fontOf(set: CharacterSet, weight: FontWeight): Font {
  const file = `figtree-${set}-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(path.join(folder, file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(file, font);
  return font;
}
