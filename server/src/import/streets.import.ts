import type { Position } from "@errand/core/location/geometry";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { streetSegments, streets } from "../location/map.tables.ts";
import { lineOf, textField } from "./fields.ts";
import type { Importer } from "./run-import.ts";

interface Segment {
  street: string;
  points: Position[];
  oneway: boolean;
}

/** What a source may say for a street that may be driven in one direction only, as it is drawn. */
const onewayWords = new Set(["1", "true", "yes", "sens unique"]);

/**
 * Streets from GeoJSON lines, one row for each segment between junctions. A street whose name is
 * known is laid anew.
 */
export function streetsImport(): Importer<Segment> {
  const laidAnew = new Set<string>();
  return {
    read: (row, options) => ({
      street: textField(row, options.name),
      points: lineOf(row),
      oneway: onewayWords.has(
        String(row.fields.oneway ?? "")
          .trim()
          .toLowerCase(),
      ),
    }),

    async begin() {
      laidAnew.clear();
    },

    async write(tx, segments) {
      const ids = await streetIds(
        tx,
        segments.map(({ street, points }) => ({ name: street, at: middleOf(points) })),
      );
      const first = [...ids].filter(([name]) => !laidAnew.has(name));
      if (first.length > 0) {
        await tx.delete(streetSegments).where(
          inArray(
            streetSegments.streetId,
            first.map(([, id]) => id),
          ),
        );
        for (const [name] of first) laidAnew.add(name);
      }
      await tx.insert(streetSegments).values(
        segments.flatMap(({ street, points, oneway }) => {
          const streetId = ids.get(street);
          return streetId === undefined ? [] : [{ streetId, points, oneway }];
        }),
      );
      return [];
    },
  };
}

/** The ids of streets by name; those that are not there yet are made, with the first place given. */
export async function streetIds(
  tx: Database,
  wanted: { name: string; at: Position }[],
): Promise<Map<string, number>> {
  const places = new Map<string, Position>();
  for (const { name, at } of wanted) if (!places.has(name)) places.set(name, at);
  const rows = await tx
    .insert(streets)
    .values([...places].map(([name, [longitude, latitude]]) => ({ name, latitude, longitude })))
    // Changes nothing, but answers the ids of those that were there.
    .onConflictDoUpdate({ target: streets.name, set: { name: sql`excluded.name` } })
    .returning({ id: streets.id, name: streets.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function middleOf(points: Position[]): Position {
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}
