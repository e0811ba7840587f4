import type { Position } from "@errand/core/location/geometry";
import type { MapAddress } from "./belrive.types.ts";
import { districtAt } from "./districts.ts";
import type { NamedStreet } from "./name-streets.ts";
import { distance, lengthOf, type Point, steps, toPosition } from "./plane.ts";
import type { MapRandom } from "./random.ts";
import { isCountry, isOpenGround, patternAt } from "./terrain.ts";

/**
 * Metres from the middle of the street to the front door, from a junction to the first door, and
 * half a house.
 */
const toTheDoor = 8;
const corner = 13;
const halfAHouse = 7;

type HouseFront = { at: Position; behind: Position; frontage: number };

/**
 * Generates addresses on both sides of every street, odd numbers on the left and even ones on the
 * right.
 */
export function houseNumbers(streets: NamedStreet[], random: MapRandom): MapAddress[] {
  return streets.flatMap((named) => (named.street.kind === "bridge" ? [] : along(named, random)));
}

function along({ street, stretches }: NamedStreet, random: MapRandom): MapAddress[] {
  const houses: MapAddress[] = [];
  for (const side of ["left", "right"] as const) {
    let number = side === "left" ? 1 : 2;
    for (const { path } of stretches) {
      for (const { at, behind, frontage } of doors(path, side, random)) {
        const numbered = (text: string, position: Position) => {
          const district = districtAt(position);
          const [lng, lat] = position;
          if (district) houses.push({ number: text, street: street.name, lng, lat, district });
        };
        numbered(String(number), at);
        if (frontage > 12 && random.happens(0.02)) numbered(`${number} bis`, behind);
        // Some numbers are skipped, as in real streets.
        number += random.happens(0.05) ? 4 : 2;
      }
    }
  }
  return houses;
}

/** Yields front doors along one side of a stretch where there is ground for a house behind them. */
function* doors(path: Point[], side: "left" | "right", random: MapRandom): Generator<HouseFront> {
  const end = lengthOf(path) - corner;
  let next = corner + random.between(0, 4);
  let walked = 0;
  for (const [a, b] of steps(path)) {
    const length = distance(a, b);
    while (next <= walked + length && next <= end) {
      const share = (next - walked) / length;
      const away = (meters: number): Point => {
        const out = side === "left" ? meters : -meters;
        return [
          a[0] + (b[0] - a[0]) * share - ((b[1] - a[1]) / length) * out,
          a[1] + (b[1] - a[1]) * share + ((b[0] - a[0]) / length) * out,
        ];
      };
      const out = toTheDoor + random.between(-1, 3);
      const frontage = patternAt(a).frontage * random.between(0.75, 1.5) * (isCountry(a) ? 1.2 : 1);
      const hasGround = isOpenGround(away(out)) && isOpenGround(away(out + halfAHouse));
      if (hasGround)
        yield { at: toPosition(away(out)), behind: toPosition(away(out + 4)), frontage };
      next += frontage;
    }
    walked += length;
  }
}
