import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import type { EntryList } from "./entry-source.ts";

/**
 * An operator of some zones writes only what belongs to them, and reads no more of what it would
 * mean. Throws `permission_missing`.
 */
export async function requireOwnZones(
  db: Database,
  { zoneIds }: { zoneIds: number[] | null },
  list: Pick<EntryList, "findZones">,
  values: object,
): Promise<void> {
  if (zoneIds === null) return;
  const zones = (await list.findZones?.(db, values)) ?? null;
  if (!zones?.every((id) => zoneIds.includes(id))) throw new AppError("permission_missing");
}
