import type { Random } from "../../../generate/random.ts";
import { blob, line, moved, repeat, shape, specks } from "../shapes.ts";
import type { Part } from "../sprites.ts";

/** A bite-sized piece with darker, browned faces. */
export function chunk(
  color: string,
  browned: string,
  radius: number,
  count: number,
  more: Partial<Part> = {},
): Part {
  return {
    radius,
    count,
    soaks: true,
    round: radius * 0.2,
    gloss: 0.16,
    grain: 0.5,
    fine: 0.05,
    lift: radius * 0.22,
    ...more,
    shape: (random) =>
      shape(blob(random, { radius, count: 7, uneven: 0.17, flat: 0.78 }), browned) +
      moved(
        -radius * 0.08,
        -radius * 0.1,
        shape(blob(random, { radius: radius * 0.78, count: 7, uneven: 0.2, flat: 0.74 }), color),
      ) +
      specks(random, {
        radius: radius * 0.6,
        count: 7,
        size: radius * 0.1,
        fill: browned,
        opacity: 0.5,
      }),
  };
}

/** A torn or cut piece of meat: uneven faces, fibres and browned edges. */
export function cut(
  color: string,
  browned: string,
  radius: number,
  count: number,
  more: Partial<Part> = {},
): Part {
  return {
    radius,
    count,
    soaks: true,
    round: radius * 0.11,
    gloss: 0.22,
    grain: 0.55,
    fine: 0.05,
    lift: radius * 0.16,
    browned: 0.6,
    ...more,
    shape: (random) => {
      const face = blob(random, { radius: radius * 0.84, count: 6, uneven: 0.2, flat: 0.7 });
      const fibres = repeat(5, (index) => {
        const y = (index - 2) * radius * 0.24;
        const bend = random.between(-6, 6);
        return line(
          `M${radius * -0.6} ${y}Q0 ${y + bend} ${radius * (0.2 + random.next() * 0.4)} ${y + bend * 0.5}`,
          index % 2 ? browned : "#fff3dc",
          radius * 0.06,
          'opacity=".32"',
        );
      });
      return (
        shape(blob(random, { radius, count: 6, uneven: 0.22, flat: 0.78 }), browned) +
        moved(-radius * 0.06, -radius * 0.08, shape(face, color) + fibres)
      );
    },
  };
}

/** A cube with visible faces. */
export function cube(color: string, side: string, radius: number, count: number): Part {
  const r = radius * 0.75;
  return {
    radius,
    count,
    soaks: true,
    round: 2.5,
    gloss: 0.3,
    grain: 0.25,
    lift: 6,
    shape: (random) =>
      shape(`M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}Z`, side, 'stroke-linejoin="round"') +
      shape(`M${-r * 0.9} ${-r * 0.9}h${1.7 * r}v${1.7 * r}h${-1.7 * r}Z`, color) +
      specks(random, { radius: r * 0.6, count: 3, size: 3, fill: side }),
  };
}

/** A round slice: rind, flesh and heart. */
export function slice(
  rind: string,
  flesh: string,
  radius: number,
  count: number,
  inner: (random: Random) => string = () => "",
): Part {
  return {
    radius,
    count,
    soaks: true,
    round: 3,
    gloss: 0.4,
    grain: 0.3,
    lift: 5,
    shape: (random) =>
      shape(blob(random, { radius, count: 12, uneven: 0.03 }), rind) +
      shape(blob(random, { radius: radius * 0.87, count: 12, uneven: 0.03 }), flesh) +
      inner(random),
  };
}

/** A smooth round thing, such as an olive or a pea. */
export function ball(
  color: string,
  radius: number,
  count: number,
  more: Partial<Part> = {},
  mark = "",
): Part {
  return {
    radius,
    count,
    soaks: true,
    round: radius * 0.42,
    gloss: 0.7,
    grain: 0.1,
    lift: Math.max(2.5, radius * 0.3),
    ...more,
    shape: (random) => shape(blob(random, { radius, count: 9, uneven: 0.05 }), color) + mark,
  };
}

/** A long piece; `bend` curves it. */
export function strip(
  color: string,
  edge: string,
  length: number,
  width: number,
  count: number,
  bend = 0.25,
): Part {
  return {
    radius: length,
    count,
    soaks: true,
    round: width * 0.35,
    gloss: 0.4,
    grain: 0.35,
    lift: Math.max(3, width * 0.4),
    shape: (random) => {
      const path = `M${-length * 0.9} 0Q0 ${(random.next() * 2 - 1) * length * bend * 2} ${length * 0.9} 0`;
      return line(path, edge, width) + line(path, color, width * 0.72);
    },
  };
}
