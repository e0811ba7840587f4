import { sprite } from "../../fresh/sprites.ts";
import { inkOn, mix } from "../../studio/colour.ts";
import { at, n } from "../../studio/paths.ts";
import type { SvgDrawing } from "../../studio/svg-drawing.ts";
import { type TextBox, textIn, textLine, widthOf } from "../../studio/text.ts";
import type { PackScene } from "../pack.types.ts";

/** Prints one design of a label on a box. */
export type Print = (drawing: SvgDrawing, scene: PackScene, box: TextBox) => string;

export const rect = ({ x, y, width, height }: TextBox, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;

/** Returns a part of a box, in shares of its sides. */
export const part = (
  box: TextBox,
  x: number,
  y: number,
  width: number,
  height: number,
): TextBox => ({
  x: box.x + box.width * x,
  y: box.y + box.height * y,
  width: box.width * width,
  height: box.height * height,
});

export const isLow = ({ width, height }: TextBox) => width > height * 1.15;

export function motif(drawing: SvgDrawing, { motif }: PackScene, box: TextBox, turn = 0): string {
  const size = Math.min(box.width, box.height) / 216;
  return at(box.x + box.width / 2, box.y + box.height / 2, sprite(drawing, motif), turn, size);
}

export function names(
  scene: PackScene,
  box: TextBox,
  colour: string,
  anchor: "start" | "middle" = "middle",
): string {
  const share = scene.subtitle === "" ? 1 : 0.7;
  return (
    textIn(scene.name, part(box, 0, 0, 1, share), {
      colour,
      size: box.width * 0.19,
      weight: 800,
      anchor,
    }) +
    (scene.subtitle === ""
      ? ""
      : textIn(scene.subtitle, part(box, 0, share + 0.06, 1, 0.94 - share), {
          colour: mix(colour, scene.paper, 0.25),
          size: box.width * 0.085,
          weight: 500,
          anchor,
          lines: 2,
        }))
  );
}

export function sizeMark(
  scene: PackScene,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: "start" | "middle" | "end",
) {
  const limited = Math.min(size, (size * 5.5) / Math.max(widthOf(scene.size, 700), 1));
  return textLine(scene.size, x, y, { colour, size: limited, weight: 700, anchor });
}

export function organicMark({ organic }: PackScene, x: number, y: number, radius: number): string {
  if (!organic) return "";
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#3f8f3a"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.86)}" fill="none" stroke="#fff" stroke-width="${n(radius * 0.06)}"/>${textIn("BIO", { x: x - radius * 0.65, y: y - radius * 0.4, width: radius * 1.3, height: radius * 0.8 }, { colour: "#fff", size: radius * 0.8, weight: 800 })}`;
}

export const brandLine = (
  scene: PackScene,
  box: TextBox,
  colour: string,
  anchor: "start" | "middle" = "middle",
) => textIn(scene.brand, box, { colour, size: box.height, weight: 800, anchor, lines: 1 });

export const ink = ({ main, paper }: PackScene) => mix(main, inkOn(paper), 0.78);
