import type { LocalizedText } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { sql } from "drizzle-orm";
import { insertRows } from "../database/insert-rows.ts";
import { landmarks } from "../location/map.tables.ts";
import { optionalWordsField } from "./fields.ts";
import { RefusedRow } from "./import-error.ts";
import { readPoint } from "./place-shapes.ts";
import type { Importer } from "./run-import.ts";

interface ImportedLandmark {
  name: LocalizedText;
  at: Position;
}

/**
 * Imports landmarks from points or a table with latitude and longitude; one whose English name
 * exists is moved.
 */
export const landmarksImport: Importer<ImportedLandmark> = {
  read(row, options) {
    const name = optionalWordsField(row, options.name);
    if (name === null) throw new RefusedRow("missing", { field: options.name });
    return { name, at: readPoint(row) };
  },

  async write(tx, batch) {
    const added = [];
    for (const { name, at } of batch) {
      const [longitude, latitude] = at;
      const moved = await tx
        .update(landmarks)
        .set({ name, latitude, longitude })
        .where(sql`${landmarks.name}->>'en' = ${name.en}`)
        .returning({ id: landmarks.id });
      if (moved.length === 0) added.push({ name, latitude, longitude });
    }
    await insertRows(tx, landmarks, added);
    return [];
  },
};
