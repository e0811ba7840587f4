import { outline } from "@errand/town/pictures/outline";
import { expect, test } from "vitest";
import { type ParagraphStyle, paragraphOf } from "./paragraph.ts";

const style: ParagraphStyle = {
  colour: "#000",
  weight: 800,
  size: 68,
  minSize: 44,
  width: 470,
  maxHeight: 270,
};

test("shows a short text large, and a longer one smaller in more lines", () => {
  expect(paragraphOf("Margherita", style)).toMatchObject({ lines: ["Margherita"], size: 68 });
  const long = paragraphOf("Wide-leg linen trousers with contrasting pockets", style);
  expect(long.size).toBeLessThan(68);
  expect(long.lines.join(" ")).toBe("Wide-leg linen trousers with contrasting pockets");
});

test("ends a text that does not fit with an ellipsis, without a comma before it", () => {
  const { lines } = paragraphOf("Hand-embroidered linen, ".repeat(12), style);
  expect(lines.at(-1)).toMatch(/[a-z]…$/);
});

test.each([
  "Margherita",
  "Hand-embroidered extra long wide-leg linen trousers with contrasting pockets, in sand, sizes 34 to 52",
  "Donaudampfschifffahrtsgesellschaftskapitänskajüte",
  "W".repeat(300),
  "i ".repeat(300),
  "",
])("never exceeds its box: %s", (text) => {
  const { lines, size, height } = paragraphOf(text, style);
  expect(height).toBeLessThanOrEqual(style.maxHeight);
  for (const line of lines) {
    expect(outline(line, { size, weight: style.weight }).width).toBeLessThanOrEqual(style.width);
  }
});
