import type { MapLayers } from "./map-layers.ts";

/** A point on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export interface StreetName {
  text: string;
  at: Spot;
  /** Clockwise, -90 to 90 degrees, so that it never stands on its head. */
  angle: number;
}

/** A name that is written already, level with the edge of the map. */
interface WrittenName {
  text: string;
  at: Spot;
}

const letterWidth = 6.4;
const margin = 60;

/**
 * Where to write street names on a map of this size: each along the straightest long enough piece of
 * its street that can be seen, wide streets first, and none across another or what is `written`.
 * `toScreen` places a longitude and a latitude on the screen.
 */
export function streetNames(
  streets: MapLayers["streets"],
  toScreen: (lng: number, lat: number) => Spot,
  size: Spot,
  written: WrittenName[] = [],
): StreetName[] {
  const names: StreetName[] = [];
  const taken = written.map(({ text, at }) => ({ at, reach: reachOf(text) }));

  // They are listed from the lanes up, as they are drawn.
  for (const { geometry, properties } of streets.features.toReversed()) {
    const reach = reachOf(properties.name);
    let best: { a: Spot; b: Spot; length: number } | null = null;
    for (const line of geometry.coordinates) {
      const spots = line.map(([lng, lat]) => toScreen(lng, lat));
      for (const piece of straightPieces(spots)) {
        const middle = { x: (piece.a.x + piece.b.x) / 2, y: (piece.a.y + piece.b.y) / 2 };
        if (piece.length > (best?.length ?? 2 * reach) && isSeen(middle, size)) best = piece;
      }
    }
    if (best === null) continue;
    const at = { x: (best.a.x + best.b.x) / 2, y: (best.a.y + best.b.y) / 2 };
    if (taken.some((other) => gap(at, other.at) < Math.max(reach, other.reach) * 0.9 + 12))
      continue;
    taken.push({ at, reach });
    names.push({ text: properties.name, at, angle: uprightAngle(best.a, best.b) });
  }
  return names;
}

/** So far a name goes to each side of its middle. */
function reachOf(text: string): number {
  return (text.length * letterWidth) / 2;
}

/** Neighbouring stretches that turn by less than about 12 degrees, taken as one. */
function straightPieces(spots: Spot[]): { a: Spot; b: Spot; length: number }[] {
  const pieces: { a: Spot; b: Spot; length: number }[] = [];
  let start = spots[0];
  for (let at = 1; at < spots.length; at++) {
    const [before, here, next] = spots.slice(at - 1, at + 2);
    if (!start || !before || !here) break;
    const turns = next && Math.abs(turn(before, here, next)) > 0.2;
    if (turns || !next) {
      pieces.push({ a: start, b: here, length: gap(start, here) });
      start = here;
    }
  }
  return pieces;
}

function turn(a: Spot, b: Spot, c: Spot): number {
  const change = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.atan2(Math.sin(change), Math.cos(change));
}

function uprightAngle(a: Spot, b: Spot): number {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (angle > 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}

function isSeen({ x, y }: Spot, size: Spot): boolean {
  return x > -margin && y > -margin && x < size.x + margin && y < size.y + margin;
}

function gap(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
