import type { Position } from "./geometry.ts";

const precision = 100_000;

/**
 * Encodes a path in the encoded polyline format of map services: five decimals, latitude
 * before longitude.
 */
export function encodePolyline(path: readonly Position[]): string {
  let text = "";
  let [lng, lat] = [0, 0];
  for (const [x, y] of path) {
    const [nextLng, nextLat] = [Math.round(x * precision), Math.round(y * precision)];
    text += encodeStep(nextLat - lat) + encodeStep(nextLng - lng);
    [lng, lat] = [nextLng, nextLat];
  }
  return text;
}

/** Decodes an encoded polyline, by default of five decimals; drops an incomplete last point. */
export function decodePolyline(text: string, decimals: 5 | 6 = 5): Position[] {
  const precision = 10 ** decimals;
  const path: Position[] = [];
  let [lng, lat] = [0, 0];
  let index = 0;

  const step = (): number | null => {
    let value = 0;
    for (let factor = 1; index < text.length; factor *= 32) {
      const chunk = text.charCodeAt(index++) - 63;
      value += (chunk & 31) * factor;
      if (chunk < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    }
    return null;
  };

  while (index < text.length) {
    const north = step();
    const east = step();
    if (north === null || east === null) break;
    lat += north;
    lng += east;
    path.push([lng / precision, lat / precision]);
  }
  return path;
}

/** One signed difference: the sign in the lowest bit, then five bits a character. */
function encodeStep(difference: number): string {
  let value = difference < 0 ? -2 * difference - 1 : 2 * difference;
  let text = "";
  while (value >= 32) {
    text += String.fromCharCode((value % 32) + 32 + 63);
    value = Math.floor(value / 32);
  }
  return text + String.fromCharCode(value + 63);
}
