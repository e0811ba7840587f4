import { exactMeters, greatCircleMeters, type Position } from "@errand/core/location/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Route } from "../../integrations/maps.ts";
import { type StreetSegment, streetGraph } from "./street-graph.ts";

/** A position on a small grid: one unit is a thousandth of a degree, about 111 m at the equator. */
const at = (x: number, y: number): Position => [x / 1000, y / 1000];
const street = (name: string, points: Position[], oneway = false): StreetSegment => ({
  name,
  points,
  oneway,
});

const meters = (route: Route | null) => route?.distanceMeters;

describe("a square of four streets, the southern one one-way to the east", () => {
  const graph = streetGraph([
    street("South", [at(0, 0), at(5, 0), at(10, 0)], true),
    street("East", [at(10, 0), at(10, 10)]),
    street("North", [at(10, 10), at(0, 10)]),
    street("West", [at(0, 10), at(0, 0)]),
  ]);

  test("follows one street", () => {
    expect(graph.route(at(2, 0), at(8, 0), "DRIVE")).toEqual({
      distanceMeters: 667,
      durationSeconds: 95,
      polyline: [at(2, 0), at(5, 0), at(8, 0)],
      streets: [{ name: "South", from: 0 }],
    });
  });

  test("drives around the square against a one-way street, and walks straight back", () => {
    const driven = graph.route(at(8, 0), at(2, 0), "DRIVE");
    expect(driven?.distanceMeters).toBe(3781);
    expect(driven?.polyline).toEqual([
      at(8, 0),
      at(10, 0),
      at(10, 10),
      at(0, 10),
      at(0, 0),
      at(2, 0),
    ]);
    expect(driven?.streets).toEqual([
      { name: "South", from: 0 },
      { name: "East", from: 1 },
      { name: "North", from: 2 },
      { name: "West", from: 3 },
      { name: "South", from: 4 },
    ]);
    expect(graph.route(at(8, 0), at(2, 0), "WALK")?.polyline).toEqual([
      at(8, 0),
      at(5, 0),
      at(2, 0),
    ]);
  });

  test("takes the shorter direction and includes the distance to and from the street", () => {
    const route = graph.route(at(11, 2), at(-1, 2), "WALK");
    expect(route?.polyline).toEqual([at(10, 2), at(10, 0), at(5, 0), at(0, 0), at(0, 2)]);
    expect(route?.distanceMeters).toBe(Math.round(16 * exactMeters(at(0, 0), at(0, 1))));
  });

  test("returns a route of zero length from a point to itself", () => {
    expect(graph.route(at(3, 0), at(3, 0), "WALK")).toEqual({
      distanceMeters: 0,
      durationSeconds: 0,
      polyline: [at(3, 0)],
      streets: [],
    });
  });

  test("finds no route from a point far from any street, nor from an invalid one", () => {
    expect(graph.route(at(40, 0), at(2, 0), "WALK")).toBeNull();
    expect(graph.route([Number.NaN, 0], at(2, 0), "WALK")).toBeNull();
  });
});

test("finds no route between streets that do not meet", () => {
  const graph = streetGraph([
    street("Here", [at(0, 0), at(1, 0)]),
    street("There", [at(0, 5), at(1, 5)]),
  ]);
  expect(graph.route(at(0, 0), at(0, 5), "WALK")).toBeNull();
});

test("enters a one-way dead end by car but does not leave it", () => {
  const graph = streetGraph([
    street("Main", [at(0, 0), at(5, 0)]),
    street("Trap", [at(5, 0), at(9, 0)], true),
  ]);
  expect(meters(graph.route(at(1, 0), at(8, 0), "DRIVE"))).toBe(778);
  expect(graph.route(at(8, 0), at(1, 0), "DRIVE")).toBeNull();
  expect(meters(graph.route(at(8, 0), at(1, 0), "WALK"))).toBe(778);
});

test("leaves a one-way loop by its end by car, and the shorter way on foot", () => {
  const graph = streetGraph([
    street("Loop", [at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(0, 0)], true),
    street("Out", [at(0, 0), at(-4, 0)]),
  ]);
  expect(graph.route(at(3, 0), at(-3, 0), "DRIVE")?.polyline).toEqual([
    at(3, 0),
    at(4, 0),
    at(4, 4),
    at(0, 4),
    at(0, 0),
    at(-3, 0),
  ]);
  expect(graph.route(at(3, 0), at(-3, 0), "WALK")?.polyline).toEqual([
    at(3, 0),
    at(0, 0),
    at(-3, 0),
  ]);
});

describe("a point on several streets", () => {
  const crossing = [
    street("Under", [at(-4, 0), at(4, 0)]),
    street("Bridge", [at(0, -4), at(0, 4)]),
    street("Ramp", [at(0, 4), at(4, 0)]),
  ];

  test.each([crossing, crossing.toReversed()])(
    "starts on the street that leads to the destination",
    (...segments) => {
      const graph = streetGraph(segments);
      expect(meters(graph.route(at(0, 0), at(-4, 0), "WALK"))).toBe(445);
      expect(meters(graph.route(at(0, 0), at(0, -4), "WALK"))).toBe(445);
      expect(meters(graph.route(at(0, -4), at(0, 0), "WALK"))).toBe(445);
      expect(meters(graph.route(at(-4, 0), at(0, 0), "WALK"))).toBe(445);
    },
  );

  test("does not start on a one-way street at a junction when another street leads there", () => {
    const graph = streetGraph([
      street("Away", [at(0, 0), at(0, 5)], true),
      street("Round", [at(0, 5), at(5, 5), at(5, 0)]),
      street("Direct", [at(0, 0), at(5, 0)]),
    ]);
    expect(meters(graph.route(at(0, 0), at(5, 0), "DRIVE"))).toBe(556);
    expect(meters(graph.route(at(5, 0), at(0, 0), "DRIVE"))).toBe(556);
  });

  test("snaps to each of many streets within a few metres, also overlapping ones", () => {
    const pairs: [number, number][][] = [
      [
        [0, 0],
        [0, 13],
      ],
      [
        [0, 13],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 6],
      ],
      [
        [0, 13],
        [1, 6],
      ],
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [0, 625],
      ],
      [
        [0, 0],
        [0, 10],
      ],
      [
        [0, 0],
        [0, 17],
      ],
      [
        [0, 17],
        [0, 1],
      ],
    ];
    const segments = pairs.map((points) => street("", points.map(inMillionths)));
    for (const { points } of segments) expectShortestFrom(points[0] as Position, segments);
  });
});

test("finds no route without streets", () => {
  expect(streetGraph([]).route(at(0, 0), at(1, 1), "DRIVE")).toBeNull();
});

describe("a route on any grid with holes and one-way streets", () => {
  const side = 6;
  const town = fc
    .array(fc.constantFrom("open", "open", "open", "oneway", "missing"), {
      minLength: 2 * side * side,
      maxLength: 2 * side * side,
    })
    .map((kinds) =>
      kinds.flatMap((kind, number): StreetSegment[] => {
        const [x, y] = [(number >> 1) % side, Math.floor((number >> 1) / side)];
        const end = number % 2 === 0 ? at(x + 1, y) : at(x, y + 1);
        return kind === "missing"
          ? []
          : [street(String(number), [at(x, y), end], kind === "oneway")];
      }),
    );
  const position = fc
    .tuple(
      fc.double({ min: -1, max: side + 1, noNaN: true }),
      fc.double({ min: -1, max: side + 1, noNaN: true }),
    )
    .map(([x, y]) => at(x, y));

  test("is never shorter than the straight line, nor longer on foot than by car", () => {
    fc.assert(
      fc.property(town, position, position, (segments, from, to) => {
        const graph = streetGraph(segments);
        const [walked, driven] = [graph.route(from, to, "WALK"), graph.route(from, to, "DRIVE")];
        if (driven) expect(walked?.distanceMeters).toBeLessThanOrEqual(driven.distanceMeters);
        if (walked)
          expect(walked.distanceMeters).toBeGreaterThanOrEqual(greatCircleMeters(from, to) - 1);
      }),
    );
  });

  test("has the same length in both directions on foot", () => {
    fc.assert(
      fc.property(town, position, position, (segments, from, to) => {
        const graph = streetGraph(segments);
        expect(meters(graph.route(to, from, "WALK"))).toBe(meters(graph.route(from, to, "WALK")));
      }),
    );
  });

  test("has a polyline of the same length", () => {
    fc.assert(
      fc.property(
        town,
        position,
        position,
        fc.constantFrom("WALK", "DRIVE"),
        (segments, from, to, mode) => {
          const route = streetGraph(segments).route(from, to, mode);
          if (!route) return;
          const line = [from, ...route.polyline, to];
          expect(Math.abs(lengthOf(line) - route.distanceMeters)).toBeLessThan(2);
        },
      ),
    );
  });

  test("is the shortest, as an exhaustive search confirms", () => {
    const junction = fc.integer({ min: 0, max: 24 });
    const positions = fc.array(fc.tuple(fc.nat(9000), fc.nat(9000)), {
      minLength: 25,
      maxLength: 25,
    });
    const links = fc.uniqueArray(fc.tuple(junction, junction), {
      minLength: 20,
      maxLength: 60,
      selector: String,
    });
    fc.assert(
      fc.property(positions, links, (corners, pairs) => {
        const segments = pairs.map(([a, b]) =>
          street("", [inMillionths(corners[a]), inMillionths(corners[b])]),
        );
        expectShortestFrom(segments[0]?.points[0] as Position, segments);
      }),
    );
  });
});

function inMillionths([x, y]: [number, number] = [0, 0]): Position {
  return [x / 1_000_000, y / 1_000_000];
}

function lengthOf(path: Position[]): number {
  return path
    .slice(1)
    .reduce((sum, to, index) => sum + exactMeters(path[index] as Position, to), 0);
}

/**
 * Checks that the route to every junction is the shortest. The distance within which a position
 * lies on a street may be anything between 0.1 and 0.3 m.
 */
function expectShortestFrom(from: Position, segments: StreetSegment[]) {
  const graph = streetGraph(segments);
  const shortest = walkingDistances(segments, from, 0.3);
  const longest = walkingDistances(segments, from, 0.1);
  for (const to of segments.flatMap(({ points }) => points)) {
    const found = graph.route(from, to, "WALK")?.distanceMeters ?? Number.POSITIVE_INFINITY;
    expect(found).toBeGreaterThanOrEqual(shortest(to) - 2);
    expect(found).toBeLessThanOrEqual(longest(to) + 2);
  }
}

/**
 * Walking distances over straight streets, by relaxing all of them until no distance shrinks. A
 * position lies on every street within `near` metres.
 */
function walkingDistances(segments: StreetSegment[], from: Position, near: number) {
  const streets = segments.map(({ points }) => {
    const [a, b] = points as [Position, Position];
    return { a, b, length: exactMeters(a, b) };
  });
  /** Metres from the street's ends to the position; null when it is not on the street. */
  const onStreet = (position: Position, { a, b, length }: (typeof streets)[number]) => {
    const [fromA, fromB] = [exactMeters(a, position), exactMeters(b, position)];
    const share = (length ** 2 + fromA ** 2 - fromB ** 2) / (2 * length ** 2 || 1);
    const along = length * Math.min(1, Math.max(0, share));
    const foot: Position = [
      a[0] + ((b[0] - a[0]) * along) / (length || 1),
      a[1] + ((b[1] - a[1]) * along) / (length || 1),
    ];
    return exactMeters(foot, position) < near ? { along, back: length - along } : null;
  };

  const reached = new Map<string, number>();
  const metersTo = (junction: Position) =>
    reached.get(String(junction)) ?? Number.POSITIVE_INFINITY;
  const reach = (junction: Position, meters: number) => {
    if (meters >= metersTo(junction) - 1e-9) return false;
    reached.set(String(junction), meters);
    return true;
  };
  for (const segment of streets) {
    const start = onStreet(from, segment);
    if (start) [reach(segment.a, start.along), reach(segment.b, start.back)];
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b, length } of streets) {
      if (reach(b, metersTo(a) + length)) changed = true;
      if (reach(a, metersTo(b) + length)) changed = true;
    }
  }

  return (to: Position) => {
    const ways = streets.flatMap((segment) => {
      const [start, goal] = [onStreet(from, segment), onStreet(to, segment)];
      if (!goal) return [];
      return [
        metersTo(segment.a) + goal.along,
        metersTo(segment.b) + goal.back,
        start ? Math.abs(goal.along - start.along) : Number.POSITIVE_INFINITY,
      ];
    });
    return Math.min(...ways);
  };
}
