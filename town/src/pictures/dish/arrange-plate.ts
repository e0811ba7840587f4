import type { Random } from "../../generate/random.ts";
import type { Form } from "./forms/form.types.ts";
import { sides } from "./ingredient-looks.ts";
import { isAnimal, type PartName, parts } from "./parts.ts";
import type { Placed } from "./placed.types.ts";
import { type Point, scattered } from "./shapes.ts";

/** Sprinkled over a whole plate instead of lying on one side of it. */
const sprinkled = new Set<PartName>([
  "thyme",
  "rosemary",
  "parsley",
  "coriander",
  "chives",
  "dill",
  "oregano",
  "mint",
  "basil",
  "garlic",
  "chilli",
  "sesame",
  "shallot",
  "green spice",
  "spice",
]);

const sideParts = new Set(sides.values());

/**
 * The meat or fish, or else the largest piece, beside the middle of a plate, its sides around it,
 * herbs over all.
 */
export function plated(
  pieces: PartName[],
  { radius, fill, size = 1.3 }: Form,
  random: Random,
): Placed[] {
  const reachOf = (part: PartName) => parts[part].radius * size;
  const heaps = pieces.filter((part) => !sprinkled.has(part));
  const served = heaps.filter((part) => !sideParts.has(part));
  const meat = served.filter(isAnimal);
  const main = (meat.length > 0 ? meat : served).reduce<PartName | null>(
    (largest, part) => (!largest || reachOf(part) > reachOf(largest) ? part : largest),
    null,
  );
  const others = heaps.filter((part) => part !== main);
  const toMain = random.next() * Math.PI * 2;
  const placed = others.flatMap((part, index) => {
    const angle =
      toMain + Math.PI + (index - (others.length - 1) / 2) * (others.length > 2 ? 1 : 1.3);
    const away = Math.max(40, radius * 1.02 - Math.min(reachOf(part), 95));
    return heaped(part, { x: Math.cos(angle) * away, y: Math.sin(angle) * away }, 84, fill);
  });
  if (main) {
    const away = others.length === 0 ? 0 : radius * (others.length === 1 ? 0.36 : 0.3);
    const centre = { x: Math.cos(toMain) * away, y: Math.sin(toMain) * away };
    placed.push(...heaped(main, centre, others.length === 0 ? 130 : 104, fill));
  }
  const herbs = pieces.filter((part) => sprinkled.has(part));
  return [...placed, ...herbs.flatMap((part) => sprinkledOver(part, radius * 0.8))];

  /** Pieces of one kind in a heap of this reach; large ones lie alone or in twos. */
  function heaped(part: PartName, at: Point, reach: number, more: number): Placed[] {
    const own = reachOf(part);
    const count = Math.max(
      1,
      Math.min(
        Math.round(parts[part].count * 1.4),
        Math.round((reach / (own * 0.62)) ** 2 * more * (parts[part].count > 8 ? 2 : 1)),
      ),
    );
    const inside = count === 1 ? 6 : Math.max(own * 0.3, reach - own * 0.35);
    return scattered(random, { radius: inside, count, apart: own * (count < 4 ? 0.9 : 0.8) }).map(
      ({ x, y }) => ({ x: x + at.x, y: y + at.y, part }),
    );
  }

  function sprinkledOver(part: PartName, reach: number): Placed[] {
    const count = Math.min(parts[part].count, 7);
    return scattered(random, { radius: reach, count, apart: reach * 0.5 }).map((point) => ({
      ...point,
      part,
    }));
  }
}
