import { type FontWeight, outline } from "../outline.ts";
import { n } from "./paths.ts";

export type TextBox = { x: number; y: number; width: number; height: number };

export type TextStyle = {
  colour: string;
  weight?: FontWeight;
  /** The largest size in units of the drawing. */
  size: number;
  anchor?: "start" | "middle" | "end";
  lines?: number;
};

const lineHeight = 1.08;
const capHeight = 0.7;

/** Returns one line of text as a path; `x` is its start, middle or end, `y` its baseline. */
export function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 600, anchor = "middle" } = style;
  const { path } = outline(text, { size, weight, anchor });
  return `<path transform="translate(${n(x)} ${n(y)})" d="${path}" fill="${style.colour}"/>`;
}

/** Returns the width of a line of text at size 1. */
export function widthOf(text: string, weight: FontWeight = 600): number {
  return outline(text, { size: 100, weight }).width / 100;
}

/**
 * Returns text broken into the lines that let it be largest in the box, and its size. The text
 * never exceeds the box: it becomes smaller instead.
 */
export function fitText(
  text: string,
  box: TextBox,
  style: TextStyle,
): { lines: string[]; size: number } {
  let best = { lines: [text], size: 0 };
  const words = text.split(" ").map((word) => ({ word, width: widthOf(word, style.weight) }));
  for (let count = 1; count <= Math.min(style.lines ?? 4, words.length); count++) {
    const lines = balanced(words, count).lines;
    const widest = Math.max(...lines.map((line) => widthOf(line, style.weight)));
    const size = Math.min(
      style.size,
      box.width / Math.max(widest, 0.01),
      box.height / (capHeight + (lines.length - 1) * lineHeight),
    );
    if (size > best.size + 0.5) best = { lines, size };
  }
  return best;
}

/** Draws text as large as the box and the style allow, centred vertically. */
export function textIn(text: string, box: TextBox, style: TextStyle): string {
  const { lines, size } = fitText(text, box, style);
  const anchor = style.anchor ?? "middle";
  const x = box.x + { start: 0, middle: box.width / 2, end: box.width }[anchor];
  const height = size * (capHeight + (lines.length - 1) * lineHeight);
  const first = box.y + (box.height - height) / 2 + size * capHeight;
  return lines
    .map((line, index) => textLine(line, x, first + index * size * lineHeight, { ...style, size }))
    .join("");
}

type Word = { word: string; width: number };

const space = 0.25;

/** Breaks words into at most `count` lines whose widest is as narrow as possible. */
function balanced(words: Word[], count: number): { lines: string[]; widest: number } {
  const line = words.map(({ word }) => word).join(" ");
  const width = words.reduce((sum, word) => sum + word.width + space, -space);
  let best = { lines: [line], widest: width };
  if (count === 1) return best;
  let first = 0;
  for (let breakAt = 1; breakAt < words.length; breakAt++) {
    first += (words[breakAt - 1]?.width ?? 0) + (breakAt > 1 ? space : 0);
    // A longer first line only becomes wider than the best.
    if (first >= best.widest) break;
    const rest = balanced(words.slice(breakAt), count - 1);
    const widest = Math.max(first, rest.widest);
    const start = words.slice(0, breakAt).map(({ word }) => word);
    if (widest < best.widest) best = { lines: [start.join(" "), ...rest.lines], widest };
  }
  return best;
}
