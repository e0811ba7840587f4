import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import { pictureUploads } from "./uploads.tables.ts";

const day = 24 * 3_600_000;
const maxDeletions = 500;

/**
 * Marks the uploads of a store among these names as used, with the transaction that stores the
 * names, and returns them.
 */
export async function takeUploads(
  tx: Database,
  storeId: number,
  names: string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const taken = await tx
    .update(pictureUploads)
    .set({ used: true })
    .where(and(eq(pictureUploads.storeId, storeId), inArray(pictureUploads.name, names)))
    .returning({ name: pictureUploads.name });
  return taken.map(({ name }) => name);
}

/** Marks an upload of the desk as used, with the transaction that stores its name. */
export async function takePicture(tx: Database, name: string | null): Promise<void> {
  if (name === null) return;
  await tx.update(pictureUploads).set({ used: true }).where(eq(pictureUploads.name, name));
}

/** Forgets uploads after a day, and deletes the files of those that nothing names. */
export async function deleteOldUploads(db: Database, picturesFolder: string, now: Date) {
  const isOld = lt(pictureUploads.createdAt, new Date(now.getTime() - day));
  const old = db
    .select({ name: pictureUploads.name })
    .from(pictureUploads)
    .where(isOld)
    .limit(maxDeletions);
  const deleted = await db
    .delete(pictureUploads)
    .where(and(isOld, inArray(pictureUploads.name, old)))
    .returning();
  for (const { name, used } of deleted) if (!used) await deletePicture(picturesFolder, name);
}
