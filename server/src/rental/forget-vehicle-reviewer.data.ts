import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import { vehicleReviews } from "./fleet.tables.ts";

/** How the deletion of an account treats its reviews of vehicles: as its reviews of items (`forgetReviewer`). */
export function forgetVehicleReviewer(picturesFolder: string) {
  return async (
    db: Database,
    customerId: number,
    afterCommit: (act: () => Promise<void>) => void,
  ): Promise<void> => {
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
  };
}
