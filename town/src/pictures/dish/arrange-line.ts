import type { Random } from "../../generate/random.ts";
import { type PartName, parts } from "./parts.ts";
import type { Placed } from "./placed.types.ts";

const tilt = -0.42;

/** Leaves lie below and stand out at the back of a sandwich, then slices, then all others. */
const leaves = new Set<PartName>(["lettuce", "romaine", "rocket", "mixed leaves", "red cabbage"]);
const slices = new Set<PartName>(["tomato", "onion", "red onion", "cucumber", "gherkin", "mint"]);

/** The filling of a long sandwich, in rows along it. */
export function inLine(pieces: PartName[], reach: number, fill: number, random: Random): Placed[] {
  const at = (along: number, across: number, part: PartName): Placed => ({
    x: along * Math.cos(tilt) - across * Math.sin(tilt),
    y: along * Math.sin(tilt) + across * Math.cos(tilt),
    part,
  });
  const rowOf = (row: PartName[], across: number) => {
    const size = row.reduce((sum, part) => sum + parts[part].radius, 0) / Math.max(1, row.length);
    const count = Math.max(3 * row.length, Math.round((reach * 2 * fill) / size));
    return Array.from({ length: row.length === 0 ? 0 : count }, (_, index) => {
      const along = ((index + 0.5) / count - 0.5) * 2 * reach + random.between(-9, 9);
      const part = row[index % row.length];
      return part ? at(along, across + random.between(-16, 16), part) : [];
    }).flat();
  };
  const isMain = (part: PartName) => !leaves.has(part) && !slices.has(part);
  return [
    ...rowOf(
      pieces.filter((part) => leaves.has(part)),
      -30,
    ),
    ...rowOf(
      pieces.filter((part) => slices.has(part)),
      -4,
    ),
    ...rowOf(pieces.filter(isMain), 34),
  ];
}
