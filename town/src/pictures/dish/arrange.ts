import type { Random } from "../../generate/random.ts";
import { inLine } from "./arrange-line.ts";
import { plated } from "./arrange-plate.ts";
import { inWedges } from "./arrange-wedges.ts";
import type { DishPlan } from "./dish-plan.ts";
import { type PartName, parts } from "./parts.ts";
import type { Placed } from "./placed.types.ts";
import { scattered } from "./shapes.ts";

/** Returns where the pieces of a dish lie, in the order in which they are laid. */
export function arrange({ form, pieces }: DishPlan, random: Random): Placed[] {
  switch (form.spread) {
    case "sectors":
      return sectors(pieces, form.radius, form.fill, random);
    case "wedges":
      return inWedges(pieces, form, random);
    case "line":
      return inLine(pieces, form.radius, form.fill, random);
    case "columns":
      return inColumns(pieces, form.radius, form.fill, random);
    case "grid":
      return inGrid(pieces, form.radius, form.fill, random);
    case "rows":
      return inRows(pieces, form);
    case "stage":
      return [];
    case "plate":
      return plated(pieces, form, random);
    case "skewers":
      return onSkewers(pieces, form.radius, random);
    case "ring":
      return mixed(pieces, form.radius, form.fill, random, 120);
    case "circle":
      return mixed(pieces, form.radius, form.fill, random);
  }
}

/** How many of each piece lie on a dish: fewer of each the more kinds there are. */
function countOf(part: PartName, kinds: number, fill: number): number {
  return Math.max(1, Math.round(parts[part].count * fill * Math.min(1, 2.3 / (kinds + 0.5))));
}

function mixed(
  pieces: PartName[],
  radius: number,
  fill: number,
  random: Random,
  inner = 0,
): Placed[] {
  const all = pieces.flatMap((part) =>
    Array.from({ length: countOf(part, pieces.length, fill) }, () => part),
  );
  const apart = Math.sqrt((Math.PI * radius * radius) / Math.max(1, all.length)) * 0.86;
  const large = all.length === 1;
  const points = scattered(random, {
    radius: large ? 18 : radius,
    inner: large ? 0 : inner,
    count: all.length,
    apart,
  });
  // Dealt in turn, so that no kind gathers on one side.
  const dealt = [...all].sort((one, other) => all.indexOf(one) - all.indexOf(other));
  const order = points.map((point, index) => ({
    point,
    key: (index * 7 + 3) % Math.max(1, points.length),
  }));
  order.sort((one, other) => one.key - other.key);
  return order
    .flatMap(({ point }, index) => {
      const part = dealt[index];
      return part ? { ...point, part } : [];
    })
    .sort((one, other) => parts[other.part].radius - parts[one.part].radius);
}

function sectors(pieces: PartName[], radius: number, fill: number, random: Random): Placed[] {
  const first = random.next() * Math.PI * 2;
  const kinds = pieces.length;
  return pieces.flatMap((part, index) => {
    const angle = first + (index / kinds) * Math.PI * 2;
    const away = kinds === 1 ? 0 : radius * (kinds === 2 ? 0.46 : 0.56);
    const size = parts[part].radius * 1.3;
    const reach = Math.max(
      8,
      (kinds === 1 ? radius * 0.8 : radius * (kinds > 3 ? 0.36 : 0.44)) - size * 0.45,
    );
    const count = Math.max(
      1,
      Math.min(parts[part].count, Math.round(((reach + size * 0.5) / size) ** 2 * 1.5 * fill)),
    );
    return scattered(random, { radius: reach, count, apart: size * 1.05 }).map((point) => ({
      x: point.x + Math.cos(angle) * away,
      y: point.y + Math.sin(angle) * away,
      part,
    }));
  });
}

const skewerTilt = -0.35;

/** Pieces in turn along two parallel skewers, close to each other. */
function onSkewers(pieces: PartName[], reach: number, random: Random): Placed[] {
  const perSkewer = 7;
  return [-72, 72].flatMap((across, skewer) =>
    Array.from({ length: perSkewer }, (_, index) => {
      const along = ((index + 0.5) / perSkewer - 0.5) * 2 * reach;
      const off = across + random.between(-5, 5);
      const part = pieces[(index + skewer) % Math.max(1, pieces.length)];
      return part
        ? {
            x: along * Math.cos(skewerTilt) - off * Math.sin(skewerTilt),
            y: along * Math.sin(skewerTilt) + off * Math.cos(skewerTilt),
            part,
          }
        : [];
    }).flat(),
  );
}

const columns = [
  { x: 138, y: -154 },
  { x: 158, y: 104 },
];
const compartments = [
  { x: -168, y: -100 },
  { x: -168, y: 110 },
  { x: 160, y: -120 },
  { x: 160, y: 120 },
];

function inColumns(pieces: PartName[], radius: number, fill: number, random: Random): Placed[] {
  const places = radius < 100 ? columns : compartments;
  const groups =
    radius < 100
      ? columns.map(() => pieces)
      : compartments.map((_, place) =>
          pieces.filter((__, index) => index % 4 === place % Math.max(1, pieces.length)),
        );
  return places.flatMap(({ x, y }, place) =>
    mixed(groups[place] ?? [], radius * 0.75, fill, random).map((placed) => ({
      ...placed,
      x: placed.x + x,
      y: placed.y + y,
    })),
  );
}

/** Whole pieces side by side; several kinds have rows of their own, the nearer ones in front. */
function inRows(pieces: PartName[], { size = 1.3 }: DishPlan["form"]): Placed[] {
  const rows = pieces.flatMap((part) => {
    const { count, radius } = parts[part];
    const fitting = Math.min(5, Math.max(2, Math.round(300 / (radius * size))));
    const perRow = Math.ceil(count / Math.ceil(count / 4));
    const rowsOfKind = pieces.length > 1 ? Math.ceil(3 / pieces.length) : count / perRow;
    return Array.from({ length: Math.ceil(rowsOfKind) }, () => ({
      part,
      count: pieces.length > 1 ? fitting : perRow,
    }));
  });
  return rows.flatMap(({ part, count }, row) => {
    const apart = Math.min(parts[part].radius * size * 1.9, 620 / count);
    const below = Math.min(apart * 0.95, 440 / rows.length);
    return Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * apart,
      y: (row - (rows.length - 1) / 2) * below,
      part,
    }));
  });
}

/** Three tacos, each with its pieces in turn; the first kind, for which it is named, twice. */
function inGrid(pieces: PartName[], reach: number, fill: number, random: Random): Placed[] {
  const [main, ...others] = pieces;
  if (!main) return [];
  const turns = others.length === 0 ? [main] : others.flatMap((part) => [main, part]);
  const size = turns.reduce((sum, part) => sum + parts[part].radius, 0) / turns.length;
  const count = Math.max(turns.length, Math.round((reach * fill) / size));
  return [-210, 0, 210].flatMap((x) =>
    Array.from({ length: count }, (_, index) => ({
      x: x + random.between(-16, 26) + 8,
      y: ((index + 0.5) / count - 0.5) * 2 * reach + random.between(-8, 8),
      part: turns[index % turns.length] ?? main,
    })),
  );
}
