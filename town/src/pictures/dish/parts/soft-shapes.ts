import { blob, moved, repeat, shape, turned } from "../shapes.ts";
import type { Part } from "../sprites.ts";

/** A heap of small grains or crumbs. */
export function heap(colors: string[], radius: number, count: number, size: number): Part {
  return {
    radius,
    count,
    round: 1.6,
    gloss: 0.3,
    grain: 0.3,
    lift: 2.5,
    shape: (random) =>
      repeat(Math.round((radius / size) ** 2 * 0.55), () => {
        const angle = random.next() * Math.PI * 2;
        const length = random.next() ** 0.7 * radius * 0.95;
        return moved(
          Math.cos(angle) * length,
          Math.sin(angle) * length,
          turned(
            random.between(0, 180),
            `<ellipse rx="${size}" ry="${size * 0.62}" fill="${random.pick(colors)}"/>`,
          ),
        );
      }),
  };
}

/** A side of rice or grains, heaped up on a plate. */
export function mound(colors: string[], below: string, radius: number, size: number): Part {
  return {
    radius,
    count: 1,
    round: 5,
    gloss: 0.2,
    grain: 0.4,
    lift: 10,
    shape: (random) =>
      shape(blob(random, { radius: radius * 0.96, count: 16, uneven: 0.05, flat: 0.9 }), below) +
      repeat(Math.round((radius / size) ** 2 * 1.1), () => {
        const angle = random.next() * Math.PI * 2;
        const length = Math.sqrt(random.next()) * radius * 0.94;
        return moved(
          Math.cos(angle) * length,
          Math.sin(angle) * length * 0.9,
          turned(
            random.between(0, 180),
            `<ellipse rx="${size}" ry="${size * 0.5}" fill="${random.pick(colors)}"/>`,
          ),
        );
      }),
  };
}

/** Melted or creamy, without hard edges. */
export function melt(
  color: string,
  heart: string,
  radius: number,
  count: number,
  uneven = 0.2,
): Part {
  return {
    radius: radius * 1.2,
    count,
    round: 7,
    gloss: 0.45,
    grain: 0.35,
    fine: 0.03,
    lift: 3,
    shape: (random) =>
      shape(blob(random, { radius, count: 9, uneven }), color) +
      shape(blob(random, { radius: radius * 0.6, count: 8, uneven }), heart, 'opacity=".7"'),
  };
}

export const rings = (color: string, skin: string, radius: number, count: number): Part => ({
  radius,
  count,
  round: 2,
  gloss: 0.4,
  grain: 0.2,
  lift: 4,
  shape: (random) =>
    [1, 0.72, 0.46]
      .slice(0, random.between(1, 3))
      .map(
        (share) =>
          `<ellipse rx="${radius * share * 0.9}" ry="${radius * share * 0.78}" fill="none" stroke="${skin}" stroke-width="7"/><ellipse rx="${radius * share * 0.9 - 1}" ry="${radius * share * 0.78 - 1}" fill="none" stroke="${color}" stroke-width="4.5"/>`,
      )
      .join(""),
});
