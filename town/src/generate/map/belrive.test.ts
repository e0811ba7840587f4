import { greatCircleMeters, isInsidePolygon, type Position } from "@errand/core/location/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBelrive } from "./belrive.ts";
import type { AreaKind, Belrive, MapStreet } from "./belrive.types.ts";

const town = createBelrive();

const segmentsOf = (streets: MapStreet[]) => streets.flatMap(({ segments }) => segments);
const districtsAt = (position: Position) =>
  town.districts.filter(({ polygon }) => isInsidePolygon(position, polygon.coordinates));
const isIn = (position: Position, ...kinds: AreaKind[]) =>
  town.areas.some(
    ({ kind, geometry }) => kinds.includes(kind) && isInsidePolygon(position, geometry.coordinates),
  );

test("draws the sea over the end of the river", () => {
  const kinds = town.areas.map(({ kind }) => kind);
  expect(kinds.indexOf("sea")).toBeGreaterThan(kinds.indexOf("river"));
});

test("generates the same town for the same seed, and another for another seed", () => {
  expect(createBelrive()).toEqual(town);
  expect(createBelrive(2).streets).not.toEqual(town.streets);
});

test("returns a copy that can be changed without effect on others", () => {
  const copy = createBelrive();
  copy.districts.pop();
  copy.areas.length = 0;
  copy.landmarks.length = 0;
  copy.districts[0]?.polygon.coordinates.pop();
  expect(createBelrive()).toEqual(town);
});

test("is six kilometres wide and six high", () => {
  const { west, south, east, north } = town.bounds;
  expect(greatCircleMeters([west, 44.158], [east, 44.158])).toBeCloseTo(6000, -2);
  expect(greatCircleMeters([west, south], [west, north])).toBeCloseTo(6000, -2);
});

test("has about 600 streets and 20,000 house numbers", () => {
  expect(town.streets.length).toBeGreaterThan(550);
  expect(town.streets.length).toBeLessThan(650);
  expect(town.addresses.length).toBeGreaterThan(15_000);
  expect(town.addresses.length).toBeLessThan(25_000);
});

test("has coordinates of at most six decimals", () => {
  const numbers = JSON.stringify(town).match(/-?\d+\.\d+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(40_000);
  expect(numbers.filter((text) => /\.\d{7}/.test(text))).toEqual([]);
});

describe.each([1, 2, 3, 77])("the streets of seed %i", (seed) => {
  const { streets, areas } = createBelrive(seed);

  test("have unique names", () => {
    expect(new Set(streets.map(({ name }) => name)).size).toBe(streets.length);
  });

  test("form one connected network", () => {
    expect(partsOf(segmentsOf(streets))).toBe(1);
  });

  test("cross the river on bridges only", () => {
    const river = ringOf(areas, "river");
    const crossing = streets.filter(({ segments }) => segments.some((path) => meets(path, river)));
    expect(crossing.map(({ kind }) => kind)).toEqual(crossing.map(() => "bridge"));
    expect(crossing.map(({ name }) => name).sort()).toEqual([
      "Passerelle des Saules",
      "Pont Neuf",
      "Pont Vieux",
      "Pont de la Liberté",
      "Pont du Levant",
    ]);
  });

  test("stay out of the sea", () => {
    const sea = ringOf(areas, "sea");
    expect(streets.filter(({ segments }) => segments.some((path) => meets(path, sea)))).toEqual([]);
  });
});

describe("districts", () => {
  test("are seven closed rings", () => {
    expect(town.districts).toHaveLength(7);
    for (const { polygon } of town.districts) {
      expect(polygon.coordinates[0]?.at(-1)).toEqual(polygon.coordinates[0]?.[0]);
    }
  });

  test("share their borders: every point from the coast to the eastern edge is in exactly one", () => {
    const { west, south, east, north } = town.bounds;
    const point = fc.tuple(
      fc.double({ min: west + 0.0145, max: east, noNaN: true, maxExcluded: true }),
      fc.double({ min: south, max: north, noNaN: true, minExcluded: true, maxExcluded: true }),
    );
    fc.assert(
      fc.property(point, (position) => {
        expect(districtsAt(position)).toHaveLength(1);
      }),
      { numRuns: 2000 },
    );
  });

  test("do not overlap", () => {
    const { west, south, east, north } = town.bounds;
    const point = fc.tuple(
      fc.double({ min: west, max: east, noNaN: true }),
      fc.double({ min: south, max: north, noNaN: true }),
    );
    fc.assert(
      fc.property(point, (position) => {
        expect(districtsAt(position).length).toBeLessThan(2);
      }),
      { numRuns: 2000 },
    );
  });

  test("contain every address and every landmark", () => {
    const misplaced = town.addresses.filter(({ lng, lat, district }) => {
      const found = districtsAt([lng, lat]);
      return found.length !== 1 || found[0]?.key !== district;
    });
    expect(misplaced).toEqual([]);
    for (const { lng, lat } of town.landmarks) expect(districtsAt([lng, lat])).toHaveLength(1);
  });
});

describe("house numbers", () => {
  const byName = new Map(town.streets.map((street) => [street.name, street]));

  test("are unique in their street, which exists", () => {
    const all = town.addresses.map(({ number, street }) => `${number} ${street}`);
    expect(new Set(all).size).toBe(all.length);
    expect(town.addresses.filter(({ street }) => !byName.has(street))).toEqual([]);
  });

  test("are a few metres from their street, on dry land", () => {
    for (const { street, lng, lat } of town.addresses.filter((_, index) => index % 10 === 0)) {
      const away = metersTo([lng, lat], segmentsOf([byName.get(street) as MapStreet]));
      expect(away).toBeGreaterThan(2);
      expect(away).toBeLessThan(18);
      expect(isIn([lng, lat], "sea", "river")).toBe(false);
    }
  });

  test("are odd on the left and even on the right", () => {
    for (const { number, street, lng, lat } of town.addresses.filter(
      (_, index) => index % 3 === 0,
    )) {
      const side = leftOf([lng, lat], segmentsOf([byName.get(street) as MapStreet]));
      if (!number.includes("bis"))
        expect(side, `${number} ${street}`).toBe(Number.parseInt(number, 10) % 2 === 1);
    }
  });

  test("are not on the water side of quays", () => {
    const quays = town.streets.filter(({ kind }) => kind === "quay").map(({ name }) => name);
    const water = town.areas.filter(({ kind }) => kind === "sea" || kind === "river");
    const banks = water.map(({ geometry }) => geometry.coordinates[0] ?? []);
    for (const { number, street, lng, lat } of town.addresses) {
      if (quays.includes(street)) {
        expect(metersTo([lng, lat], banks), `${number} ${street}`).toBeGreaterThan(12);
      }
    }
  });

  test("exist on every street that is not a bridge", () => {
    const lived = new Set(town.addresses.map(({ street }) => street));
    expect(town.streets.filter(({ name, kind }) => kind !== "bridge" && !lived.has(name))).toEqual(
      [],
    );
  });
});

function ringOf(areas: Belrive["areas"], areaKind: AreaKind): Position[] {
  return areas.find(({ kind }) => kind === areaKind)?.geometry.coordinates[0] ?? [];
}

function partsOf(segments: Position[][]): number {
  const leader = new Map<string, string>();
  const find = (key: string): string => {
    const up = leader.get(key) ?? key;
    if (up === key) return key;
    const top = find(up);
    leader.set(key, top);
    return top;
  };
  for (const path of segments) {
    const [start, end] = [String(path[0]), String(path.at(-1))];
    leader.set(find(start), find(end));
    leader.set(end, find(end));
  }
  return new Set([...leader.keys()].map(find)).size;
}

function pairsOf(path: Position[]): [Position, Position][] {
  return path.slice(1).map((to, index) => [path[index] as Position, to]);
}

function meets(path: Position[], ring: Position[]): boolean {
  const turn = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position) =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
  const cross = (a: Position, b: Position, c: Position, d: Position) =>
    turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
  return (
    path.some((point) => isInsidePolygon(point, [ring])) ||
    pairsOf(path).some(([a, b]) => pairsOf(ring).some(([c, d]) => cross(a, b, c, d)))
  );
}

/** Returns the distance in metres to the nearest segment, and whether the point is to its left. */
function nearest([lng, lat]: Position, segments: Position[][]) {
  const scale = Math.cos((lat * Math.PI) / 180);
  const flat = ([x, y]: Position) => [(x - lng) * scale * 111_195, (y - lat) * 111_195] as const;
  let best = { away: Number.POSITIVE_INFINITY, isLeft: false };
  for (const [a, b] of segments.flatMap(pairsOf)) {
    const [[ax, ay], [bx, by]] = [flat(a), flat(b)];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy)));
    const away = Math.hypot(ax + share * dx, ay + share * dy);
    if (away < best.away) best = { away, isLeft: dx * -ay - dy * -ax > 0 };
  }
  return best;
}

const metersTo = (point: Position, segments: Position[][]) => nearest(point, segments).away;
const leftOf = (point: Position, segments: Position[][]) => nearest(point, segments).isLeft;
