import type { Random } from "../../generate/random.ts";
import { blob, line, moved, repeat, shape, specks, turned } from "./shapes.ts";
import type { Part } from "./sprites.ts";

/** The families of which most parts are made. */

const leafOutline = (length: number, width: number) =>
  `M0 ${-length} C${width} ${-length * 0.6} ${width} ${length * 0.5} 0 ${length} C${-width} ${length * 0.5} ${-width} ${-length * 0.6} 0 ${-length}Z`;

/** A single leaf with veins. */
export function leaf(colors: string[], length: number, width: number, count: number): Part {
  return {
    radius: length,
    count,
    round: 3,
    gloss: 0.3,
    grain: 0.35,
    lift: 4,
    shape: (random) =>
      shape(leafOutline(length, width * (0.85 + random.next() * 0.4)), random.pick(colors)) +
      line(
        `M0 ${-length * 0.85}L0 ${length * 0.9}${[-0.5, -0.15, 0.2, 0.5].map((at) => `M0 ${length * at}l${width * 0.55} ${-length * 0.22}M0 ${length * at}l${-width * 0.55} ${-length * 0.22}`).join("")}`,
        "#e8ffd0",
        1.3,
        'opacity=".35"',
      ),
  };
}

/** A ruffled leaf of salad. */
export function frill(colors: string[], radius: number, count: number): Part {
  return {
    radius,
    count,
    round: 5,
    gloss: 0.25,
    grain: 0.8,
    fine: 0.04,
    lift: 6,
    shape: (random) =>
      shape(blob(random, { radius, count: 15, uneven: 0.22, flat: 0.72 }), random.pick(colors)) +
      shape(
        blob(random, { radius: radius * 0.62, count: 9, uneven: 0.25, flat: 0.6 }),
        "#f4ffd8",
        'opacity=".28"',
      ) +
      line(
        `M${-radius * 0.8} 0Q0 ${radius * 0.15} ${radius * 0.8} 0`,
        "#f2ffdc",
        3,
        'opacity=".4"',
      ),
  };
}

/** A sprig of fine leaves. */
export function sprig(
  stem: string,
  leaves: string,
  length: number,
  width: number,
  count: number,
): Part {
  return {
    radius: length,
    count,
    round: 2,
    gloss: 0.15,
    grain: 0.2,
    lift: 4,
    shape: (random) =>
      line(`M0 ${-length}Q${random.between(-8, 8)} 0 0 ${length}`, stem, 2.5) +
      repeat(12, (index) => {
        const y = -length + ((index + 1) * 2 * length) / 13;
        const side = index % 2 ? 1 : -1;
        return line(
          `M0 ${y}l${side * width * (0.7 + random.next() * 0.5)} ${-width * 0.6}`,
          leaves,
          4,
        );
      }),
  };
}

/** A bunch of small flat leaves, such as parsley. */
export function herb(colors: string[], radius: number, count: number): Part {
  return {
    radius,
    count,
    round: 2,
    gloss: 0.2,
    grain: 0.3,
    lift: 3,
    shape: (random) =>
      line(`M0 ${radius}Q3 0 0 ${-radius * 0.3}`, colors[0] ?? "", 2.2) +
      repeat(5, (index) => {
        const angle = (index / 5) * Math.PI * 1.3 - Math.PI * 1.15;
        return moved(
          Math.cos(angle) * radius * 0.5,
          Math.sin(angle) * radius * 0.5 - radius * 0.1,
          shape(
            blob(random, { radius: radius * 0.36, count: 7, uneven: 0.3 }),
            random.pick(colors),
          ),
        );
      }),
  };
}

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
