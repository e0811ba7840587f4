import { at, n, times } from "../../studio/paths.ts";
import { groundShadow } from "../../studio/shading.ts";
import type { SvgDrawing } from "../../studio/svg-drawing.ts";
import { textIn } from "../../studio/text.ts";
import type { FreshScene } from "../fresh.types.ts";
import { sprite } from "../sprites.ts";

export type Draw = (drawing: SvgDrawing, scene: FreshScene) => string;

export const shadow = (drawing: SvgDrawing, x: number, y: number, width: number) =>
  groundShadow(drawing, x, y, width, 0.2);

/** Pieces in rows from the back to the front, each with a shadow on those behind it. */
export function piled(
  drawing: SvgDrawing,
  scene: FreshScene,
  area: { left: number; right: number; back: number; front: number },
  scale: number,
): string {
  const { random } = drawing;
  const step = 150 * scale;
  const rows = Math.max(2, Math.round((area.front - area.back) / (88 * scale)) + 1);
  return times(rows, (row) => {
    const y = area.back + ((area.front - area.back) * row) / (rows - 1);
    const inset = (1 - row / (rows - 1)) * (area.right - area.left) * 0.08;
    const [left, right] = [area.left + inset, area.right - inset];
    const count = Math.max(2, Math.round((right - left) / step) + (row % 2));
    return times(count, (index) => {
      const x =
        left + ((right - left) * (index + 0.5)) / count + (random.next() - 0.5) * step * 0.24;
      const dy = (random.next() - 0.5) * 26 * scale;
      return `<ellipse cx="${n(x + 8)}" cy="${n(y + dy + 66 * scale)}" rx="${n(74 * scale)}" ry="${n(34 * scale)}" fill="#1a0f06" opacity=".22"/>${at(x, y + dy, sprite(drawing, scene.sprite), random.between(-22, 22), scale * (0.95 + random.next() * 0.1))}`;
    });
  });
}

/** The card of the grower, stuck into the crate or lying on the paper. */
export function card(scene: FreshScene, x: number, y: number, turn: number): string {
  const text = textIn(
    scene.name,
    { x: -96, y: -34, width: 192, height: 40 },
    { colour: "#3a2f24", size: 27, weight: 700, lines: 2 },
  );
  const maker = textIn(
    scene.maker,
    { x: -96, y: 12, width: 192, height: 22 },
    { colour: "#7a6a55", size: 19, weight: 500, lines: 1 },
  );
  const mark = scene.organic
    ? `<circle cx="100" cy="-44" r="30" fill="#3f8f3a" stroke="#fff" stroke-width="4"/>${textIn("BIO", { x: 78, y: -56, width: 44, height: 24 }, { colour: "#fff", size: 24, weight: 800 })}`
    : "";
  return at(
    x,
    y,
    `<rect x="-108" y="-44" width="216" height="92" rx="6" fill="#1a0f06" opacity=".25" transform="translate(4 6)"/><rect x="-108" y="-44" width="216" height="92" rx="6" fill="#fbf6ea"/><rect x="-102" y="-38" width="204" height="80" rx="4" fill="none" stroke="#d9c9a6" stroke-width="2"/>${text}${maker}${mark}`,
    turn,
  );
}
