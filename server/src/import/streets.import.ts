import type { Position } from "@errand/core/location/geometry";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { type StreetKind, streetKinds, streetSegments, streets } from "../location/map.tables.ts";
import { optionalTextField, textField } from "./fields.ts";
import { getLines } from "./place-shapes.ts";
import type { Importer } from "./run-import.ts";

interface ImportedStreet {
  name: string;
  /** Null when the source has no kind or an unknown one. */
  kind: StreetKind | null;
  lines: Position[][];
  oneway: boolean;
}

/** Values by which sources mark a street that may be driven only in the direction it is drawn. */
const onewayValues = new Set(["1", "true", "yes", "sens unique"]);

/**
 * Imports streets from GeoJSON lines: a row for each segment between junctions, or one
 * MultiLineString for a whole street. The segments of an existing street are replaced. Those that
 * may be unnamed, such as roundabouts, become one street without a name, which is ridden on and
 * never found.
 */
export function streetsImport({ mayBeUnnamed = false } = {}): Importer<ImportedStreet> {
  let ids: StreetIds = new Map();
  const replaced = new Set<number>();
  return {
    read: (row, options) => ({
      name: mayBeUnnamed
        ? (optionalTextField(row, options.name) ?? "")
        : textField(row, options.name),
      kind: streetKinds.find((kind) => kind === row.fields.kind) ?? null,
      lines: getLines(row),
      oneway: onewayValues.has(
        String(row.fields.oneway ?? "")
          .trim()
          .toLowerCase(),
      ),
    }),

    async begin(tx) {
      ids = await readStreetIds(tx);
      replaced.clear();
    },

    async write(tx, batch) {
      await createMissingStreets(
        tx,
        batch.map(({ name, kind, lines }) => ({ name, kind, at: getMiddle(lines) })),
        ids,
      );
      const first = new Set(
        batch.flatMap(({ name }) => ids.get(name) ?? []).filter((id) => !replaced.has(id)),
      );
      if (first.size > 0) {
        await tx.delete(streetSegments).where(inArray(streetSegments.streetId, [...first]));
      }
      for (const id of first) replaced.add(id);
      await insertRows(
        tx,
        streetSegments,
        batch.flatMap(({ name, lines, oneway }) => {
          const streetId = ids.get(name);
          return streetId === undefined
            ? []
            : lines.map((points) => ({ streetId, points, oneway }));
        }),
      );
      return [];
    },
  };
}

interface StreetReference {
  name: string;
  at: Position;
  kind?: StreetKind | null;
}

/** The ids of streets by name. */
export type StreetIds = Map<string, number>;

export async function readStreetIds(tx: Database): Promise<StreetIds> {
  const rows = await tx.select({ id: streets.id, name: streets.name }).from(streets);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/**
 * Creates the streets that `ids` lacks, each at its first position in `references`, and adds them
 * to `ids`.
 */
export async function createMissingStreets(
  tx: Database,
  references: StreetReference[],
  ids: StreetIds,
): Promise<void> {
  const missing = new Map<string, StreetReference>();
  for (const reference of references) {
    if (!ids.has(reference.name) && !missing.has(reference.name)) {
      missing.set(reference.name, reference);
    }
  }
  if (missing.size === 0) return;
  const created = await tx
    .insert(streets)
    .values(
      [...missing.values()].map(({ name, kind, at: [longitude, latitude] }) => ({
        name,
        kind: kind ?? "street",
        latitude,
        longitude,
      })),
    )
    // A concurrent import may have added the street; the update changes nothing but returns its id.
    .onConflictDoUpdate({ target: streets.name, set: { name: sql`excluded.name` } })
    .returning({ id: streets.id, name: streets.name });
  for (const { id, name } of created) ids.set(name, id);
}

/** The location of a street without a house number. */
function getMiddle(lines: Position[][]): Position {
  const points = lines.flat();
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}
