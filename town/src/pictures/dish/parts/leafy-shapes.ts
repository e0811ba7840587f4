import { blob, line, moved, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";

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
