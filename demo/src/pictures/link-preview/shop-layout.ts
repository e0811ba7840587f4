import type { LinkPreview } from "@errand/server/link-previews/link-preview.types";
import { colours } from "./colours.ts";
import type { Box, Layout } from "./layout.types.ts";
import { drawParagraph, type ParagraphStyle, paragraphOf } from "./paragraph.ts";
import { wordmark } from "./wordmark.ts";

const margin = 60;
const textWidth = 470;

const title: ParagraphStyle = {
  colour: colours.ink,
  weight: 800,
  size: 64,
  minSize: 40,
  width: textWidth,
  maxHeight: 270,
};
const text: ParagraphStyle = {
  colour: colours.muted,
  weight: 500,
  size: 30,
  minSize: 26,
  width: textWidth,
  maxHeight: 140,
};

/** Four pictures at the right, and beside them the shop and its two sentences. */
export function shopLayout(
  { title: first, subtitle, shopName }: LinkPreview,
  pictures: number,
): Layout {
  const heading = paragraphOf(first, title);
  const sentence = paragraphOf(subtitle, text);
  const top = 360 - (heading.height + 20 + sentence.height) / 2;
  return {
    boxes: boxesOf(pictures),
    svg: [
      wordmark(shopName, margin, 52, 64),
      drawParagraph(heading, margin, top, title),
      drawParagraph(sentence, margin, top + heading.height + 20, text),
    ].join(""),
  };
}

/** One picture, or a square of four; two and three would leave a gap. */
function boxesOf(pictures: number): Box[] {
  if (pictures < 4) return [{ left: 570, top: 0, width: 630, height: 630 }];
  const size = 311;
  const gap = 8;
  return [0, 1, 2, 3].map((index) => ({
    left: 570 + (index % 2) * (size + gap),
    top: Math.floor(index / 2) * (size + gap),
    width: size,
    height: size,
  }));
}
