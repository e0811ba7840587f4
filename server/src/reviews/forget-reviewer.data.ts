import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import type { AccountDeletion } from "../requests/feature.types.ts";
import { courierReviews, reviews } from "./reviews.tables.ts";

/**
 * How the deletion of an account treats its reviews: stars and texts stay for other customers and
 * for the ratings, the name and the pictures go.
 */
export async function forgetReviewer(
  db: Database,
  customerId: number,
  { picturesFolder, afterCommit }: AccountDeletion,
): Promise<void> {
  for (const table of [reviews, courierReviews]) {
    const own = eq(table.customerId, customerId);
    const rows = await db.select({ attachments: table.attachments }).from(table).where(own);
    await db.update(table).set({ customerName: "", customerId: null, attachments: [] }).where(own);
    afterCommit(async () => {
      for (const name of rows.flatMap(({ attachments }) => attachments)) {
        await deletePicture(picturesFolder, name);
      }
    });
  }
}
