import type { Position } from "@errand/core/location/geometry";
import type { ImportRow } from "../read-rows.ts";
import type { OsmElement, OsmRelation } from "./read-osm.ts";

export const addressTags = ["addr:housenumber", "addr:street", "addr:place"];

/** What a column takes. */
const [maxNumber, maxStreet] = [20, 200];

/**
 * The streets of houses that name none, by `node 12` or `way 12`: the relation of their street
 * does.
 */
export type StreetsOfHouses = Map<string, string>;

export function addStreetsOfHouses(relation: OsmRelation, streets: StreetsOfHouses): void {
  const { type, name } = relation.tags ?? {};
  if ((type !== "associatedStreet" && type !== "street") || !name) return;
  for (const { type: kind, ref, role } of relation.members) {
    if (role === "house" || role === "address") streets.set(`${kind} ${ref}`, name);
  }
}

/** Whether an element has a house number that can be imported. */
export function isAddress({ type, id, tags }: OsmElement, streets: StreetsOfHouses): boolean {
  if (tags?.["addr:housenumber"] === undefined) return false;
  return Boolean(tags["addr:street"] ?? tags["addr:place"] ?? streets.get(`${type} ${id}`));
}

/** The rows of an address: several where one house has several numbers (`12;14`). */
export function addressRows(
  { type, id, tags }: OsmElement,
  [longitude, latitude]: Position,
  streets: StreetsOfHouses,
): ImportRow[] {
  const street =
    tags?.["addr:street"] ?? tags?.["addr:place"] ?? streets.get(`${type} ${id}`) ?? "";
  const numbers = (tags?.["addr:housenumber"] ?? "").split(/[;,]/).map((number) => number.trim());
  return numbers
    .filter((number) => number !== "" && number.length <= maxNumber && street.length <= maxStreet)
    .map((number) => ({
      at: `${type} ${id}`,
      fields: {
        number: number.replace(/^(\d+)\s*([a-z]+)$/i, "$1 $2"),
        street,
        latitude: latitude.toFixed(6),
        longitude: longitude.toFixed(6),
      },
      geometry: null,
    }));
}
