import type { Random } from "../../generate/random.ts";

/** Position (0 to 1), colour and, when not opaque, opacity. */
export type Stop = [position: number, colour: string, opacity?: number];

type Direction = "across" | "down" | "diagonal";

const lines: Record<Direction, string> = {
  across: 'x1="0" x2="1" y1="0" y2="0"',
  down: 'x1="0" x2="0" y1="0" y2="1"',
  diagonal: 'x1="0" x2="1" y1="0" y2="1"',
};

/** Collects the gradients and clip paths of one SVG document; shapes are plain strings. */
export class SvgDrawing {
  readonly random: Random;
  readonly #definitions = new Map<string, string>();

  constructor(random: Random) {
    this.random = random;
  }

  linear(direction: Direction, stops: Stop[]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" ${lines[direction]}>${stops.map(stopOf).join("")}</linearGradient>`,
    );
  }

  radial(stops: Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops.map(stopOf).join("")}</radialGradient>`,
    );
  }

  /** Returns `body` cut off outside `shape`, an SVG element. */
  clipped(shape: string, body: string): string {
    const url = this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
    return `<g clip-path="${url}">${body}</g>`;
  }

  svg(width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${[...this.#definitions.values()].join("")}</defs>${body}</svg>`;
  }

  #define(definition: (id: string) => string): string {
    const key = definition("");
    const id =
      /id="([^"]+)"/.exec(this.#definitions.get(key) ?? "")?.[1] ?? `d${this.#definitions.size}`;
    this.#definitions.set(key, definition(id));
    return `url(#${id})`;
  }
}

function stopOf([position, colour, opacity = 1]: Stop): string {
  return `<stop offset="${position}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;
}
