import { type FontWeight, outline } from "@errand/town/pictures/outline";
import { textLine } from "@errand/town/pictures/studio/text";

export type ParagraphStyle = {
  colour: string;
  weight: FontWeight;
  /** The size of a short text. A longer one becomes smaller, down to `minSize`, and is then cut. */
  size: number;
  minSize: number;
  width: number;
  /** A text of small lines may have more of them. */
  maxHeight: number;
};

export type Paragraph = {
  lines: string[];
  size: number;
  /** From the top of the first line to the bottom of the last. */
  height: number;
};

const lineHeight = 1.14;
const ascent = 0.86;
const sizeStep = 4;

/** Returns a text broken into lines that are never wider or more than the style allows. */
export function paragraphOf(text: string, style: ParagraphStyle): Paragraph {
  const words = text.split(/[ \n]+/).filter((word) => word !== "");
  for (let size = style.size; size > style.minSize; size -= sizeStep) {
    const lines = brokenAtSpaces(words, size, style);
    if (lines && lines.length <= maxLines(size, style)) return paragraph(lines, size);
  }
  return paragraph(cutLines(words, style.minSize, style), style.minSize);
}

/** Draws a paragraph whose first line has its top at `y`. */
export function drawParagraph(
  { lines, size }: Paragraph,
  x: number,
  y: number,
  { colour, weight }: ParagraphStyle,
): string {
  const style = { colour, weight, size, anchor: "start" } as const;
  return lines
    .map((line, index) => textLine(line, x, y + size * (ascent + index * lineHeight), style))
    .join("");
}

function maxLines(size: number, { maxHeight }: ParagraphStyle): number {
  return Math.max(1, Math.floor(maxHeight / (size * lineHeight)));
}

function paragraph(lines: string[], size: number): Paragraph {
  return { lines, size, height: lines.length * size * lineHeight };
}

const isWithin = (line: string, size: number, { width, weight }: ParagraphStyle) =>
  outline(line, { size, weight }).width <= width;

/** Null when a word alone is too wide. */
function brokenAtSpaces(words: string[], size: number, style: ParagraphStyle): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && isWithin(longer, size, style)) lines[lines.length - 1] = longer;
    else if (isWithin(word, size, style)) lines.push(word);
    else return null;
  }
  return lines;
}

/** Breaks long words too, and ends the last line with an ellipsis when the text does not fit. */
function cutLines(words: string[], size: number, style: ParagraphStyle): string[] {
  const pieces = words.flatMap((word) => brokenWord(word, size, style));
  const lines = brokenAtSpaces(pieces, size, style) ?? [];
  const count = maxLines(size, style);
  if (lines.length <= count) return lines;
  const shown = lines.slice(0, count);
  let last = shown.pop() ?? "";
  // Ends after a whole word, or within a word that fills its line.
  while (last !== "" && !isWithin(`${last}…`, size, style)) {
    last = last.includes(" ") ? last.slice(0, last.lastIndexOf(" ")) : last.slice(0, -1);
  }
  return [...shown, `${last.replace(/[\s,;:.]+$/, "")}…`];
}

function brokenWord(word: string, size: number, style: ParagraphStyle): string[] {
  const pieces = [""];
  for (const character of word) {
    const longer = pieces.at(-1) + character;
    if (isWithin(longer, size, style)) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}
