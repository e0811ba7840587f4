import { AppError } from "@errand/core/errors";
import { deletePicture, savePicture } from "../pictures/save-picture.ts";
import type { Api } from "../requests/api.ts";

export interface ReviewPictures {
  /** Stores pictures before the transaction of their review, and returns their names. Throws `throttled`. */
  save(shopperKey: string, files?: File[]): Promise<string[]>;
  /** Runs the write of a review; its pictures do not outlive a refusal. After other errors it may run again. */
  keptBy(names: string[], write: () => Promise<void>): Promise<void>;
}

/** The public pictures of reviews. */
export function createReviewPictures({
  settings: { picturesFolder: folder },
  limits,
}: Pick<Api, "settings" | "limits">): ReviewPictures {
  async function deleteAll(names: string[]) {
    for (const name of names) await deletePicture(folder, name);
  }

  return {
    async save(shopperKey, files = []) {
      if (files.length > 0) await limits.uploads.take(shopperKey);
      const names: string[] = [];
      try {
        for (const file of files) names.push(await savePicture(folder, file, "attachment"));
      } catch (error) {
        await deleteAll(names);
        throw error;
      }
      return names;
    },
    async keptBy(names, write) {
      await write().catch(async (error) => {
        if (error instanceof AppError) await deleteAll(names);
        throw error;
      });
    },
  };
}
