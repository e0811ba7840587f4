import type { Position } from "@errand/core/location/geometry";
import type { ImportRow } from "../read-rows.ts";
import { createNodeTable, type NodeTable, NumberList } from "./node-table.ts";
import { addressRows, addressTags, addStreetsOfHouses, isAddress } from "./osm-addresses.ts";
import { isStreet, streetRows, streetTags } from "./osm-streets.ts";
import { boundaryTags, isBoundary, toZoneRow } from "./osm-zones.ts";
import { type OsmRelation, type OsmWay, readOsm } from "./read-osm.ts";

/** What a file says of a city, as rows for the importers. Each reads the file again. */
export interface OsmCity {
  streets(): AsyncGenerator<ImportRow>;
  addresses(): AsyncGenerator<ImportRow>;
  zones(): AsyncGenerator<ImportRow>;
}

interface ScanOptions {
  /** The `admin_level` of the areas that become zones; null for none. */
  zoneLevel: string | null;
  onElements(count: number): void;
}

/**
 * Reads which nodes are needed and where they are: the rest of the file is never held in memory,
 * and of these nodes 25 bytes each at most.
 */
export async function scanOsm(
  file: string,
  { zoneLevel, onElements }: ScanOptions,
): Promise<OsmCity> {
  const boundaries: OsmRelation[] = [];
  const streetsOfHouses = new Map<string, string>();
  let count = 0;
  const counted = (elements: number) => {
    count += elements;
    onElements(count);
  };

  const relationTags = [...boundaryTags, ...addressTags];
  for await (const block of readOsm(file, { node: false, way: false, relation: relationTags })) {
    counted(block.length);
    for (const element of block) {
      if (element.type !== "relation") continue;
      if (zoneLevel !== null && isBoundary(element, zoneLevel)) boundaries.push(element);
      addStreetsOfHouses(element, streetsOfHouses);
    }
  }

  const borders = new Map<number, number[]>();
  const borderIds = new Set(
    boundaries.flatMap(({ members }) =>
      members.flatMap(({ type, ref }) => (type === "way" ? [ref] : [])),
    ),
  );
  const isHouse = (way: OsmWay) => isAddress(way, streetsOfHouses);
  const wayTags = [...streetTags, ...addressTags];
  const needed = new NumberList();
  for await (const ways of waysOf(file, wayTags)) {
    counted(ways.length);
    for (const way of ways) {
      const isBorder = borderIds.has(way.id);
      if (isBorder) borders.set(way.id, way.refs);
      if (!isBorder && !isStreet(way) && !isHouse(way)) continue;
      for (const ref of way.refs) needed.add(ref);
    }
  }

  const nodes = createNodeTable(needed.toSortedSet());
  for await (const block of readOsm(file, { node: false, way: streetTags, relation: false })) {
    counted(block.length);
    for (const element of block) {
      if (element.type === "node") nodes.place(element.id, element.lon, element.lat);
      else if (element.type === "way" && isStreet(element)) countStreet(element, nodes);
    }
  }

  return {
    async *streets() {
      for await (const ways of waysOf(file, streetTags)) {
        for (const way of ways) if (isStreet(way)) yield* streetRows(way, nodes);
      }
    },
    async *addresses() {
      const tags = { node: addressTags, way: addressTags, relation: false };
      for await (const block of readOsm(file, tags)) {
        for (const element of block) {
          if (element.type === "relation" || !isAddress(element, streetsOfHouses)) continue;
          const at: Position | null =
            element.type === "node" ? [element.lon, element.lat] : findWayMiddle(element, nodes);
          if (at) yield* addressRows(element, at, streetsOfHouses);
        }
      }
    },
    async *zones() {
      for (const boundary of boundaries) yield toZoneRow(boundary, borders, nodes);
    },
  };
}

async function* waysOf(file: string, tags: string[]): AsyncGenerator<OsmWay[]> {
  for await (const block of readOsm(file, { node: false, way: tags, relation: false })) {
    yield block.filter((element) => element.type === "way");
  }
}

/** Streets are joined where they share a node; their ends count twice, so that pieces end there. */
function countStreet({ refs }: OsmWay, nodes: NodeTable) {
  for (const [index, ref] of refs.entries()) {
    nodes.meet(ref, index === 0 || index === refs.length - 1 ? 2 : 1);
  }
}

/** The middle of the corners of a house. */
function findWayMiddle({ refs }: OsmWay, nodes: NodeTable): Position | null {
  const corners = refs.flatMap((ref) => {
    const position = nodes.positionOf(ref);
    return position ? [position] : [];
  });
  if (corners.length === 0) return null;
  const sum = (axis: 0 | 1) => corners.reduce((total, corner) => total + corner[axis], 0);
  return [sum(0) / corners.length, sum(1) / corners.length];
}
