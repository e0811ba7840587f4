import type { LinkPreview } from "@errand/server/link-previews/link-preview.types";
import { textLine, widthOf } from "@errand/town/pictures/studio/text";
import { colours } from "./colours.ts";
import type { Layout } from "./layout.types.ts";
import { drawParagraph, type ParagraphStyle, paragraphOf } from "./paragraph.ts";
import { wordmark } from "./wordmark.ts";

const margin = 60;
const textWidth = 470;

const title: ParagraphStyle = {
  colour: colours.ink,
  weight: 800,
  size: 68,
  minSize: 44,
  width: textWidth,
  maxHeight: 270,
};
const store: ParagraphStyle = {
  colour: colours.muted,
  weight: 600,
  size: 32,
  minSize: 28,
  width: textWidth,
  maxHeight: 40,
};

/** The picture at the right, and beside it the shop, the name, the store and the price. */
export function itemLayout({ title: name, subtitle, price, shopName }: LinkPreview): Layout {
  const heading = paragraphOf(name, title);
  const seller = paragraphOf(subtitle, store);
  // The name and the store are in the middle between the wordmark and the price.
  const top = 316 - (heading.height + 14 + seller.height) / 2;
  return {
    boxes: [{ left: 570, top: 0, width: 630, height: 630 }],
    svg: [
      wordmark(shopName, margin, 52, 52),
      drawParagraph(heading, margin, top, title),
      drawParagraph(seller, margin, top + heading.height + 14, store),
      price ? priceLine(price) : "",
    ].join(""),
  };
}

const baseline = 566;

/** The price and, struck through, the one without the discount; both smaller when they are long. */
function priceLine({ amount, before }: NonNullable<LinkPreview["price"]>): string {
  const natural = widthOf(amount, 800) * 58 + (before ? 22 + widthOf(before, 500) * 36 : 0);
  const scale = Math.min(1, textWidth / natural);
  const size = 58 * scale;
  const main = textLine(amount, margin, baseline, {
    ...{ colour: colours.accent, weight: 800, size, anchor: "start" },
  });
  if (before === null) return main;
  const x = margin + widthOf(amount, 800) * size + 22 * scale;
  const oldSize = 36 * scale;
  const width = widthOf(before, 500) * oldSize;
  const line = baseline - oldSize * 0.32;
  const old = textLine(before, x, baseline, {
    ...{ colour: colours.muted, weight: 500, size: oldSize, anchor: "start" },
  });
  return `${main}${old}<path d="M${x - 3} ${line}h${width + 6}" stroke="${colours.muted}" stroke-width="${3 * scale}"/>`;
}
