import type { Random } from "../../generate/random.ts";

export type Point = { x: number; y: number };

const fixed = (value: number) => Math.round(value * 10) / 10;

/** Returns the points of an uneven circle. */
export function around(
  random: Random,
  { radius, count = 10, uneven = 0.12, flat = 1 }: Blob,
): Point[] {
  const first = random.next() * Math.PI * 2;
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index / count) * Math.PI * 2;
    const length = radius * (1 - uneven + random.next() * 2 * uneven);
    return { x: Math.cos(angle) * length, y: Math.sin(angle) * length * flat };
  });
}

type Blob = { radius: number; count?: number; uneven?: number; flat?: number };

/** Returns the path of a smooth closed line through these points. */
export function closed(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${[
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]
      .map(fixed)
      .join(" ")}`;
  });
  return `M${fixed(at(0).x)} ${fixed(at(0).y)}${curves.join("")}Z`;
}

/** Returns the path of an uneven round shape around the origin. */
export const blob = (random: Random, shape: Blob) => closed(around(random, shape));

/** Returns up to `count` points in a ring, no two nearer than `apart`. */
export function scattered(
  random: Random,
  {
    radius,
    inner = 0,
    count,
    apart,
  }: { radius: number; inner?: number; count: number; apart: number },
): Point[] {
  const points: Point[] = [];
  for (let attempt = 0; attempt < count * 60 && points.length < count; attempt++) {
    // The further the search, the closer points may lie, so that small dishes are full too.
    const distance = apart * (1 - (attempt / (count * 60)) * 0.6);
    const angle = random.next() * Math.PI * 2;
    const length =
      Math.sqrt(random.next() * (1 - (inner / radius) ** 2) + (inner / radius) ** 2) * radius;
    const point = { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
    if (points.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > distance))
      points.push(point);
  }
  return points;
}

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const shape = (path: string, fill: string, more = "") =>
  `<path d="${path}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}" ${more}/>`;

export const line = (path: string, color: string, width: number, more = "") =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const turned = (degrees: number, content: string) =>
  `<g transform="rotate(${fixed(degrees)})">${content}</g>`;

export const moved = (x: number, y: number, content: string) =>
  `<g transform="translate(${fixed(x)} ${fixed(y)})">${content}</g>`;

/** Specks inside a circle, such as fat in salami or seeds on bread. */
export function specks(
  random: Random,
  {
    radius,
    count,
    size,
    fill,
    opacity = 0.7,
  }: { radius: number; count: number; size: number; fill: string; opacity?: number },
): string {
  return repeat(count, () => {
    const angle = random.next() * Math.PI * 2;
    const length = Math.sqrt(random.next()) * radius;
    return `<ellipse cx="${fixed(Math.cos(angle) * length)}" cy="${fixed(Math.sin(angle) * length)}" rx="${fixed(size * (0.6 + random.next() * 0.8))}" ry="${fixed(size * (0.4 + random.next() * 0.5))}" fill="${fill}" opacity="${opacity}" transform="rotate(${random.between(0, 180)} ${fixed(Math.cos(angle) * length)} ${fixed(Math.sin(angle) * length)})"/>`;
  });
}
