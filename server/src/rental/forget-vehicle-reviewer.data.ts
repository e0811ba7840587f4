import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import type { AccountDeletion } from "../requests/feature.types.ts";
import { vehicleReviews } from "./fleet.tables.ts";

/**
 * How the deletion of an account treats its reviews of vehicles: as its reviews of items
 * (`forgetReviewer`).
 */
export async function forgetVehicleReviewer(
  db: Database,
  customerId: number,
  { picturesFolder, afterCommit }: AccountDeletion,
): Promise<void> {
  const own = eq(vehicleReviews.customerId, customerId);
  const rows = await db
    .select({ attachments: vehicleReviews.attachments })
    .from(vehicleReviews)
    .where(own);
  await db
    .update(vehicleReviews)
    .set({ customerName: "", customerId: null, attachments: [] })
    .where(own);
  afterCommit(async () => {
    for (const name of rows.flatMap(({ attachments }) => attachments)) {
      await deletePicture(picturesFolder, name);
    }
  });
}
