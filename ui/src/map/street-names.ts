import type { MapLayers } from "./map-layers.ts";

/** A point on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export interface StreetName {
  text: string;
  at: Spot;
  /** Clockwise, -90 to 90 degrees, so that the text is never upside down. */
  angle: number;
}

/** A horizontal label that is already on the map. */
interface WrittenName {
  text: string;
  at: Spot;
}

const letterWidth = 6.4;
const margin = 60;

/**
 * Positions street names on a map of `size` pixels. Each name lies along the longest straight,
 * visible piece of its street. Wider streets come first. No name overlaps another one or a
 * `written` label. `toScreen` projects a longitude and a latitude to the screen.
 */
export function streetNames(
  streets: MapLayers["streets"],
  toScreen: (lng: number, lat: number) => Spot,
  size: Spot,
  written: WrittenName[] = [],
): StreetName[] {
  const names: StreetName[] = [];
  const occupied = written.map(({ text, at }) => ({ at, reach: reachOf(text) }));

  // The layer lists streets in drawing order, the narrowest first.
  for (const { geometry, properties } of streets.features.toReversed()) {
    if (!properties.name) continue;
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
    if (occupied.some((other) => distance(at, other.at) < Math.max(reach, other.reach) * 0.9 + 12))
      continue;
    occupied.push({ at, reach });
    names.push({ text: properties.name, at, angle: uprightAngle(best.a, best.b) });
  }
  return names;
}

/** Half the width of a name, in pixels. */
function reachOf(text: string): number {
  return (text.length * letterWidth) / 2;
}

/** Joins neighbouring segments that turn by less than about 12 degrees. */
function straightPieces(spots: Spot[]): { a: Spot; b: Spot; length: number }[] {
  const pieces: { a: Spot; b: Spot; length: number }[] = [];
  let start = spots[0];
  for (let index = 1; index < spots.length; index++) {
    const [before, here, next] = spots.slice(index - 1, index + 2);
    if (!start || !before || !here) break;
    const turns = next && Math.abs(turn(before, here, next)) > 0.2;
    if (turns || !next) {
      pieces.push({ a: start, b: here, length: distance(start, here) });
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

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
