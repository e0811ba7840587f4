import type { DistrictKey, MapStreet, StreetKind } from "./belrive.types.ts";
import { districtAt } from "./districts.ts";
import { type LaidStreets, overRiver } from "./lay-streets.ts";
import { familyNames, firstNames, themes, titles } from "./name-words.ts";
import { distance, lengthOf, middleOf, type Point, toPosition } from "./plane.ts";
import type { MapRandom } from "./random.ts";
import { degrees, type Stretch } from "./street-network.ts";
import { isCountry } from "./terrain.ts";

/** A street with its stretches in metres, along which house numbers are placed. */
export type NamedStreet = { street: MapStreet; stretches: Stretch[] };

/** House numbers start at the end closer to the town hall, as in many French towns. */
const townHall: Point = [1890, 3845];

/** Metres. A longer side street is divided; one may also be divided at a main road. */
const maxLength = 480;
const minLength = 110;

/** Assigns every stretch of the network to a street, and every street a unique name. */
export function nameStreets(laid: LaidStreets, random: MapRandom): NamedStreet[] {
  const byName = new Map<string, { kind: StreetKind; stretches: Stretch[] }>();
  const sideRuns: Stretch[][] = [];
  const onMainRoad = new Set<number>();
  for (const stretch of laid.stretches) {
    if (laid.lines[stretch.line]?.road) onMainRoad.add(stretch.a).add(stretch.b);
  }

  for (const stretch of laid.stretches) {
    const road = laid.lines[stretch.line]?.road;
    if (road) {
      const isBridge = road.bridge !== undefined && overRiver(stretch.path);
      const [name, kind] = isBridge
        ? [road.bridge ?? "", "bridge" as const]
        : [road.name, road.kind];
      const named = byName.get(name);
      if (named) named.stretches.push(stretch);
      else byName.set(name, { kind, stretches: [stretch] });
      continue;
    }
    const run = sideRuns.at(-1);
    const before = run?.at(-1);
    if (run && before?.line === stretch.line && before.b === stretch.a) run.push(stretch);
    else sideRuns.push([stretch]);
  }

  const ends = degrees(laid.stretches);
  const nextName = nameGiver(random, new Set(byName.keys()));
  for (const run of sideRuns.flatMap((whole) => divided(whole, onMainRoad, random))) {
    const isDeadEnd = ends.get(run[0]?.a ?? -1) === 1 || ends.get(run.at(-1)?.b ?? -1) === 1;
    const { name, kind } = nextName(
      run.flatMap(({ path }) => path),
      isDeadEnd,
    );
    byName.set(name, { kind, stretches: run });
  }

  return [...byName].map(([name, { kind, stretches }]) => {
    const ordered = fromTownHall(stretches);
    const middle = middleOf(ordered.flatMap(({ path }) => path));
    return {
      street: {
        name,
        kind,
        district: kind === "bridge" ? null : districtAt(toPosition(middle)),
        segments: ordered.map(({ path }) => path.map(toPosition)),
      },
      stretches: ordered,
    };
  });
}

function divided(run: Stretch[], onMainRoad: Set<number>, random: MapRandom): Stretch[][] {
  const streets: Stretch[][] = [];
  let street: Stretch[] = [];
  let length = 0;
  let left = run.reduce((sum, { path }) => sum + lengthOf(path), 0);
  for (const stretch of run) {
    street.push(stretch);
    length += lengthOf(stretch.path);
    left -= lengthOf(stretch.path);
    const mayTurn = onMainRoad.has(stretch.b) && random.happens(0.8);
    if (left > minLength && length > minLength && (mayTurn || length > maxLength)) {
      streets.push(street);
      street = [];
      length = 0;
    }
  }
  return street.length > 0 ? [...streets, street] : streets;
}

function fromTownHall(stretches: Stretch[]): Stretch[] {
  const [start, end] = [stretches[0]?.path[0], stretches.at(-1)?.path.at(-1)];
  if (!start || !end || distance(start, townHall) <= distance(end, townHall)) return stretches;
  return stretches
    .map(({ line, a, b, path }) => ({ line, a: b, b: a, path: [...path].reverse() }))
    .reverse();
}

/** Returns a function that creates names which fit the area of a street; each word is used once. */
function nameGiver(random: MapRandom, taken: Set<string>) {
  const usedWords = new Set([...taken].map(withoutType));
  const themed = Object.fromEntries(
    Object.entries(themes).map(([district, words]) => [district, random.shuffled(words)]),
  ) as typeof themes;
  const citizens = random.shuffled(
    familyNames.flatMap((family, index) => [
      ...[0, 11, 23].map(
        (turn) => `${firstNames[(index * 5 + turn) % firstNames.length]} ${family}`,
      ),
      ...(index % 4 === 0 ? [`${titles[(index / 4) % titles.length]} ${family}`] : []),
    ]),
  );

  const nextWord = (area: DistrictKey | "country") => {
    const order = random.happens(0.72) ? [themed[area], citizens] : [citizens, themed[area]];
    for (const source of order) {
      for (let word = source.pop(); word; word = source.pop()) {
        if (usedWords.has(word)) continue;
        usedWords.add(word);
        return word;
      }
    }
    throw new Error(`No street names are left for ${area}.`);
  };

  return (path: Point[], isDeadEnd: boolean): { name: string; kind: StreetKind } => {
    const middle = middleOf(path);
    const area = isCountry(middle) ? "country" : (districtAt(toPosition(middle)) ?? "country");
    const { type, kind } = typeOf(area, lengthOf(path), isDeadEnd, random);
    return { name: `${type} ${nextWord(area)}`, kind };
  };
}

/** Returns "des Lilas" for "Rue des Lilas". */
function withoutType(name: string): string {
  return name.slice(name.indexOf(" ") + 1);
}

function typeOf(
  area: DistrictKey | "country",
  length: number,
  isDeadEnd: boolean,
  random: MapRandom,
): { type: string; kind: StreetKind } {
  const lane = (type: string) => ({ type, kind: "lane" as const });
  if (area === "country") return lane("Chemin");
  if (isDeadEnd && length < 260) return lane(random.happens(0.75) ? "Impasse" : "Allée");
  if (area === "old-town") {
    if (length < 130)
      return lane(random.happens(0.5) ? "Ruelle" : random.happens(0.5) ? "Passage" : "Venelle");
    return { type: "Rue", kind: "street" };
  }
  if (area === "hills" || area === "point") {
    if (random.happens(0.2)) return lane("Chemin");
    if (random.happens(0.25)) return lane("Allée");
  }
  return { type: "Rue", kind: "street" };
}
