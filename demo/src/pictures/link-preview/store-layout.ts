import type { LinkPreview } from "@errand/server/link-previews/link-preview.types";
import { textLine, widthOf } from "@errand/town/pictures/studio/text";
import { colours } from "./colours.ts";
import type { Box, Layout } from "./layout.types.ts";
import { drawParagraph, type ParagraphStyle, paragraphOf } from "./paragraph.ts";
import { wordmark, wordmarkWidth } from "./wordmark.ts";

const margin = 56;
const width = 1200;
const markSize = 44;
const logo: Box = { left: margin, top: 424, width: 150, height: 150, radius: 30 };
const cover: Box = { left: 0, top: 0, width, height: 400 };

/**
 * The cover across the top, and below it the logo, the name, the facts, and the shop with the
 * district.
 */
export function storeLayout(preview: LinkPreview, pictures: number): Layout {
  const hasLogo = pictures > 1;
  const left = hasLogo ? logo.left + logo.width + 32 : margin;
  const markWidth = wordmarkWidth(preview.shopName, markSize);
  const style: ParagraphStyle = {
    colour: colours.ink,
    weight: 800,
    size: 60,
    minSize: 40,
    width: width - margin - left - markWidth - 32,
    maxHeight: 96,
  };
  const name = paragraphOf(preview.title, style);
  return {
    boxes: hasLogo ? [cover, logo] : [cover],
    svg: [
      drawParagraph(name, left, 468 - name.height / 2, style),
      wordmark(preview.shopName, width - margin - markWidth, 446, markSize),
      factLine(preview, left, 556),
    ].join(""),
  };
}

const factSize = 32;

/**
 * The rating with its star, the facts and the district, separated by dots; smaller when they are
 * long.
 */
function factLine(
  { rating, facts, subtitle }: LinkPreview,
  left: number,
  baseline: number,
): string {
  const texts = [...(rating === null ? [] : [rating]), ...facts, subtitle].filter(Boolean);
  const star = rating === null ? 0 : factSize * 1.2;
  const gap = factSize * 1.1;
  const widths = texts.map((text) => widthOf(text, 600) * factSize);
  const natural = star + widths.reduce((sum, each) => sum + each + gap, -gap);
  const scale = Math.min(1, (width - margin - left) / natural);
  let x = 0;
  const parts = star > 0 ? [starAt(0, factSize * 0.98)] : [];
  x += star;
  for (const [index, text] of texts.entries()) {
    const isFact = index < texts.length - 1;
    const colour = isFact ? colours.ink : colours.muted;
    if (index > 0) parts.push(dotAt(x - gap / 2));
    parts.push(textLine(text, x, 0, { colour, weight: 600, size: factSize, anchor: "start" }));
    x += (widths[index] ?? 0) + gap;
  }
  return `<g transform="translate(${left} ${baseline}) scale(${scale})">${parts.join("")}</g>`;
}

const dotAt = (x: number) =>
  `<circle cx="${x}" cy="${-factSize * 0.3}" r="3" fill="${colours.muted}"/>`;

/** A star of this height on the baseline. */
function starAt(x: number, height: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = (height / 2) * (index % 2 === 0 ? 1 : 0.45);
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${height / 2 + radius * Math.cos(angle)},${-height * 0.38 + radius * Math.sin(angle)}`;
  });
  return `<polygon transform="translate(${x} 0)" points="${points.join(" ")}" fill="${colours.star}" stroke="${colours.star}" stroke-width="2" stroke-linejoin="round"/>`;
}
