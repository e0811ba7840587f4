import { AppError } from "@errand/core/errors";
import { basisPoints } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { isInZone } from "../location/zones.data.ts";
import { zones } from "../location/zones.tables.ts";
import type { ApplicationRow } from "./applications.data.ts";

/** Writes what the desk has approved. Throws `store_outside_zone` when the zone has changed. */
export async function applyProfileChange(
  tx: Database,
  { change, storeId }: Pick<ApplicationRow, "change" | "storeId">,
) {
  if (!change || storeId === null) throw new Error("the application is not a change");
  const { taxRate, ...facts } = change.after;
  const values = { ...facts, ...(taxRate !== undefined && { taxRate: basisPoints(taxRate) }) };
  if (Object.keys(values).length > 0) {
    await tx.update(stores).set(values).where(eq(stores.id, storeId));
  }
  if (facts.latitude !== undefined || facts.longitude !== undefined) {
    await requireInOwnZone(tx, storeId);
  }
}

/** Throws `store_outside_zone` for a store that lies outside its zone. */
async function requireInOwnZone(tx: Database, storeId: number) {
  const [row] = await tx
    .select({ zone: zones, latitude: stores.latitude, longitude: stores.longitude })
    .from(stores)
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .where(eq(stores.id, storeId));
  if (row && isInZone(row.zone, row.latitude, row.longitude)) return;
  throw new AppError("store_outside_zone", { field: "latitude" });
}
