import { extname } from "node:path";
import { withCellGeometry } from "./cell-geometry.ts";
import { ImportError, RefusedRow } from "./import-error.ts";
import { createPlaceReader, type PlaceColumns } from "./place-columns.ts";
import { type ImportRow, openRows, type ReadOptions, refuseNone } from "./read-rows.ts";

/** Files of geographic information systems, which tools convert to GeoJSON. */
const mapTypes = [".shp", ".zip", ".gpkg", ".kml", ".kmz", ".gml", ".gpx", ".tab", ".mif"];

/**
 * The rows of a file of places, with the fields under which they are imported. Throws `ImportError`
 * for a file without rows.
 */
export async function* readPlaceRows(
  file: string,
  columns: PlaceColumns,
  options: Omit<ReadOptions, "json" | "mapped">,
): AsyncIterable<ImportRow> {
  if (mapTypes.includes(extname(file).toLowerCase()))
    throw new ImportError("mapFile", { name: file });
  const mapped = [...columns.map.values()];
  const opened = await openRows(file, { ...options, json: "features", mapped });
  const toPlace = createPlaceReader(columns, opened.columns);
  for await (const row of refuseNone(opened.rows())) yield withShape(toPlace(row));
}

function withShape(row: ImportRow): ImportRow {
  try {
    return withCellGeometry(row);
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    return { ...row, broken: error.reason };
  }
}
