import type { Address } from "./belrive.types.ts";
import type { Chance } from "./chance.ts";
import { districtAt } from "./districts.ts";
import { isCountry, isDryLand, patternAt } from "./ground.ts";
import type { NamedStreet } from "./name-streets.ts";
import { distance, lengthOf, type Point, steps, toPosition } from "./plane.ts";

/** Metres from the middle of the street to the front door, and from a junction to the first door. */
const toTheDoor = 8;
const corner = 13;

/** Houses on both sides of every street, odd numbers on the left and even ones on the right. */
export function houseNumbers(streets: NamedStreet[], chance: Chance): Address[] {
  return streets.flatMap((named) => (named.street.kind === "bridge" ? [] : along(named, chance)));
}

function along({ street, stretches }: NamedStreet, chance: Chance): Address[] {
  const houses: Address[] = [];
  for (const side of ["left", "right"] as const) {
    let number = side === "left" ? 1 : 2;
    for (const { path } of stretches) {
      for (const [door, frontage] of doors(path, side, chance)) {
        // A wide ground keeps a number free now and then, for the house that was never built.
        const at = toPosition(door);
        const district = isDryLand(door) ? districtAt(at) : null;
        if (!district) continue;
        const house = { street: street.name, lng: at[0], lat: at[1], district };
        houses.push({ number: String(number), ...house });
        if (frontage > 12 && chance.happens(0.02)) {
          const [lng, lat] = toPosition([door[0] + 3, door[1] + 3]);
          if (districtAt([lng, lat]) === district)
            houses.push({ ...house, number: `${number} bis`, lng, lat });
        }
        number += chance.happens(0.05) ? 4 : 2;
      }
    }
  }
  return houses;
}

/** Front doors along one side of a stretch, each with the width of its ground. */
function* doors(path: Point[], side: "left" | "right", chance: Chance): Generator<[Point, number]> {
  const end = lengthOf(path) - corner;
  let next = corner + chance.between(0, 4);
  let walked = 0;
  for (const [a, b] of steps(path)) {
    const length = distance(a, b);
    while (next <= walked + length && next <= end) {
      const share = (next - walked) / length;
      const out = (side === "left" ? 1 : -1) * (toTheDoor + chance.between(-1, 3));
      const door: Point = [
        a[0] + (b[0] - a[0]) * share - ((b[1] - a[1]) / length) * out,
        a[1] + (b[1] - a[1]) * share + ((b[0] - a[0]) / length) * out,
      ];
      const frontage = patternAt(a).frontage * chance.between(0.75, 1.5) * (isCountry(a) ? 1.2 : 1);
      yield [door, frontage];
      next += frontage;
    }
    walked += length;
  }
}
