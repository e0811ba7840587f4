import type { LocalizedText } from "@errand/core/language";
import { inArray } from "drizzle-orm";
import { insertRows } from "../database/insert-rows.ts";
import { type MapAreaKind, mapAreaKinds, mapAreas } from "../location/map.tables.ts";
import { optionalWordsField, textField } from "./fields.ts";
import { RefusedRow } from "./import-error.ts";
import { getLines, getPolygons } from "./place-shapes.ts";
import type { ImportRow } from "./read-rows.ts";
import type { Importer } from "./run-import.ts";

interface ImportedArea {
  kind: MapAreaKind;
  name: LocalizedText | null;
  /** Each part of the area. */
  geometries: (typeof mapAreas.$inferSelect)["geometry"][];
}

/**
 * Imports the map areas below streets and zones from GeoJSON: polygons, and a LineString for a
 * railway. The areas of a file replace all areas of the same kinds.
 */
export function areasImport(): Importer<ImportedArea> {
  const replaced = new Set<MapAreaKind>();
  return {
    read(row, options) {
      const kind = parseAreaKind(row);
      return {
        kind,
        name: optionalWordsField(row, options.name),
        geometries: kind === "railway" ? [toLine(row)] : toPolygons(row),
      };
    },

    async begin() {
      replaced.clear();
    },

    async write(tx, batch) {
      const first = [...new Set(batch.map(({ kind }) => kind))].filter(
        (kind) => !replaced.has(kind),
      );
      if (first.length > 0) await tx.delete(mapAreas).where(inArray(mapAreas.kind, first));
      for (const kind of first) replaced.add(kind);
      await insertRows(
        tx,
        mapAreas,
        batch.flatMap(({ geometries, ...area }) =>
          geometries.map((geometry) => ({ ...area, geometry })),
        ),
      );
      return [];
    },
  };
}

function parseAreaKind(row: ImportRow): MapAreaKind {
  const text = textField(row, "kind", 40);
  const kind = mapAreaKinds.find((known) => known === text);
  if (!kind)
    throw new RefusedRow("notOneOf", { field: "kind", known: mapAreaKinds.join(", "), text });
  return kind;
}

function toPolygons(row: ImportRow): ImportedArea["geometries"] {
  return getPolygons(row).map((coordinates) => ({ type: "Polygon", coordinates }));
}

function toLine(row: ImportRow): ImportedArea["geometries"][number] {
  const [coordinates, ...more] = getLines(row);
  if (!coordinates || more.length > 0) throw new RefusedRow("railway");
  return { type: "LineString", coordinates };
}
