import { exactMeters, type Position } from "./geometry.ts";

export const turnKinds = [
  "depart",
  "straight",
  "slight_left",
  "left",
  "sharp_left",
  "slight_right",
  "right",
  "sharp_right",
  "u_turn",
  "arrive",
] as const;
export type TurnKind = (typeof turnKinds)[number];

/** A street of a way: its name, empty without one, and its first point in the polyline. */
export interface StreetOnWay {
  name: string;
  from: number;
}

export interface Turn {
  kind: TurnKind;
  /** The street that follows; empty for one without a name, and at the end. */
  street: string;
  at: Position;
  /** From there to the next turn. */
  meters: number;
}

/** Degrees up to which one goes straight on, turns slightly, turns, and turns sharply. */
const limits = { straight: 25, slight: 60, usual: 130, sharp: 170 };
/** A bend of one street is worth a word from here on. */
const bend = limits.slight;
/** Metres before and after a turn within which corners are rounded. */
const cornerMeters = 12;
/** Bends as close as this to another turn are a part of it. */
const sameTurnMeters = 30;

/**
 * The turns of a way along streets, from its start to its end: where the street changes, and where
 * one bends sharply. Empty for a way of less than two points, or whose streets are unknown.
 */
export function toTurns(
  polyline: readonly Position[],
  streets: readonly StreetOnWay[] = [],
): Turn[] {
  const [first, last] = [polyline[0], polyline.at(-1)];
  const end = polyline.length - 1;
  if (!first || !last || end < 1 || streets.length === 0) return [];
  const meters = metersTo(polyline);
  const changes = new Map(streets.map(({ name, from }) => [from, name]));
  const isNear = (index: number, other: number) =>
    Math.abs(metersBetween(meters, other, index)) < sameTurnMeters;
  let street = streets[0]?.name ?? "";
  const points: { index: number; kind: TurnKind; street: string }[] = [
    { index: 0, kind: "depart", street },
  ];
  for (let index = 1; index < end; index++) {
    const next = changes.get(index);
    const angle = angleAt(polyline, index);
    const others = [...changes.keys(), points.at(-1)?.index ?? 0];
    const isBend = Math.abs(angle) >= bend && !others.some((other) => isNear(index, other));
    if (next === undefined && !isBend) continue;
    street = next ?? street;
    points.push({ index, kind: kindOf(angle), street });
  }
  points.push({ index: end, kind: "arrive", street: "" });
  return points.map(({ index, kind, street: name }, place) => ({
    kind,
    street: name,
    at: polyline[index] as Position,
    meters: Math.round(metersBetween(meters, index, points[place + 1]?.index ?? index)),
  }));
}

function metersTo(polyline: readonly Position[]): number[] {
  let sum = 0;
  return polyline.map((point, index) => {
    const before = polyline[index - 1];
    if (before) sum += exactMeters(before, point);
    return sum;
  });
}

function metersBetween(meters: readonly number[], from: number, to: number): number {
  return (meters[to] ?? 0) - (meters[from] ?? 0);
}

function kindOf(angle: number): TurnKind {
  const size = Math.abs(angle);
  const side = angle < 0 ? "left" : "right";
  if (size < limits.straight) return "straight";
  if (size < limits.slight) return `slight_${side}`;
  if (size < limits.usual) return side;
  return size < limits.sharp ? `sharp_${side}` : "u_turn";
}

/** By how many degrees the way turns at a point: to the right above zero, to the left below. */
function angleAt(polyline: readonly Position[], index: number): number {
  const here = polyline[index] as Position;
  const before = pointAway(polyline, index, -1);
  const after = pointAway(polyline, index, 1);
  const angle = bearing(here, after) - bearing(before, here);
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

/** The first point that is far enough to tell the direction; the last one of a short way. */
function pointAway(polyline: readonly Position[], index: number, step: 1 | -1): Position {
  const here = polyline[index] as Position;
  let found = here;
  for (let at = index + step; at >= 0 && at < polyline.length; at += step) {
    found = polyline[at] as Position;
    if (exactMeters(here, found) >= cornerMeters) break;
  }
  return found;
}

/** Degrees clockwise from north, on a plane: turns are a few metres wide. */
function bearing([lngA, latA]: Position, [lngB, latB]: Position): number {
  const shrink = Math.cos((latA * Math.PI) / 180);
  return (Math.atan2((lngB - lngA) * shrink, latB - latA) * 180) / Math.PI;
}
