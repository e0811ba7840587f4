import type { Random } from "../../generate/random.ts";

export type Point = [x: number, y: number];

export const at = (x: number, y: number, body: string, turn = 0, scale = 1, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 && flip === 1 ? "" : ` scale(${n(scale * flip, 3)} ${n(scale, 3)})`}">${body}</g>`;

/** Rounds a number for use in SVG. */
export const n = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Returns a closed smooth line through the points. */
export function closedCurve(points: Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  let path = "";
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    if (index === 0) path += `M${n(from[0])} ${n(from[1])}`;
    path += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return `${path}Z`;
}

/**
 * Returns an irregular round shape around the origin; `wobble` is the largest deviation, 0 to 1.
 */
export function blob(random: Random, rx: number, ry = rx, corners = 9, wobble = 0.08): string {
  const start = random.next() * Math.PI * 2;
  return closedCurve(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = start + (index / corners) * Math.PI * 2;
      const reach = 1 - wobble + random.next() * 2 * wobble;
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    }),
  );
}

/** Repeats a drawing `count` times around the origin. */
export function around(count: number, body: (index: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, index) =>
    at(0, 0, body(index), start + (index * 360) / count),
  ).join("");
}

export const times = (count: number, body: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => body(index)).join("");
