import { distance, type Path, type Point, steps, townSide } from "./plane.ts";
import type { MapRandom } from "./random.ts";
import { patternAt } from "./terrain.ts";

/**
 * Returns the direction of streets at a point, in radians. Near a main road, streets run along it
 * or at a right angle to it; farther away they follow the district's grid, with a little noise.
 * Angles are stored doubled (cos 2a, sin 2a), so that opposite directions are equal.
 */
export type DirectionField = (point: Point) => number;

const cell = 50;
const across = townSide / cell + 1;
const reach = 420;
const fading = 130;

export function directionField(mainRoads: Path[], random: MapRandom): DirectionField {
  const cosines = new Float64Array(across * across);
  const sines = new Float64Array(across * across);

  for (const [a, b] of mainRoads.flatMap((path) => [...steps(path)])) {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const twice = 2 * Math.atan2(b[1] - a[1], b[0] - a[0]);
    const [cos, sin, length] = [Math.cos(twice), Math.sin(twice), distance(a, b)];
    const [fromX, toX] = cellsAround(middle[0]);
    const [fromY, toY] = cellsAround(middle[1]);
    for (let row = fromY; row <= toY; row++) {
      for (let column = fromX; column <= toX; column++) {
        const away = Math.hypot(column * cell - middle[0], row * cell - middle[1]);
        const weight = (length / 60) * Math.exp(-away / fading);
        const at = row * across + column;
        cosines[at] = (cosines[at] ?? 0) + weight * cos;
        sines[at] = (sines[at] ?? 0) + weight * sin;
      }
    }
  }

  const wander = gentleNoise(random);
  for (let row = 0; row < across; row++) {
    for (let column = 0; column < across; column++) {
      const point: Point = [column * cell, row * cell];
      const { grid, wandering } = patternAt(point);
      const at = row * across + column;
      const twice = (2 * grid.degrees * Math.PI) / 180;
      const cos = (cosines[at] ?? 0) + grid.weight * Math.cos(twice) * 0.5;
      const sin = (sines[at] ?? 0) + grid.weight * Math.sin(twice) * 0.5;
      const turned = Math.atan2(sin, cos) + 2 * wandering * wander(point);
      cosines[at] = Math.cos(turned);
      sines[at] = Math.sin(turned);
    }
  }

  return ([x, y]) => {
    const column = Math.max(0, Math.min(across - 2, Math.floor(x / cell)));
    const row = Math.max(0, Math.min(across - 2, Math.floor(y / cell)));
    const [east, north] = [x / cell - column, y / cell - row];
    const mixed = (values: Float64Array) => {
      const at = row * across + column;
      const below = (values[at] ?? 0) * (1 - east) + (values[at + 1] ?? 0) * east;
      const above = (values[at + across] ?? 0) * (1 - east) + (values[at + across + 1] ?? 0) * east;
      return below * (1 - north) + above * north;
    };
    return Math.atan2(mixed(sines), mixed(cosines)) / 2;
  };
}

function cellsAround(middle: number): [number, number] {
  return [
    Math.max(0, Math.ceil((middle - reach) / cell)),
    Math.min(across - 1, Math.floor((middle + reach) / cell)),
  ];
}

/** Returns noise from a few waves of some hundred metres, mostly between -1 and 1. */
function gentleNoise(random: MapRandom): (point: Point) => number {
  const waves = Array.from({ length: 5 }, () => {
    const [heading, length] = [random.between(0, Math.PI), random.between(300, 900)];
    const turn = (2 * Math.PI) / length;
    return {
      x: Math.cos(heading) * turn,
      y: Math.sin(heading) * turn,
      phase: random.between(0, 7),
    };
  });
  return ([x, y]) =>
    waves.reduce((sum, wave) => sum + Math.sin(x * wave.x + y * wave.y + wave.phase), 0) / 3;
}
