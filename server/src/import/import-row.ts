import type { ImportReason } from "../messages/import-reason.ts";

/** One row of a file or record of another source. */
export interface ImportRow {
  /** Position in the file: `line 3` in a text file, `row 2` in a JSON document. */
  at: string;
  fields: Record<string, unknown>;
  /** GeoJSON only. */
  geometry: { type: string; coordinates: unknown } | null;
  /** Why the row cannot be read. */
  broken?: ImportReason;
}
