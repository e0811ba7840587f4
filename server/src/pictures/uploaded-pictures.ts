import { AppError } from "@errand/core/errors";
import type { Api } from "../requests/api.ts";
import { deletePicture, savePicture } from "./save-picture.ts";

/** Public pictures that a write attaches to something. */
export interface UploadedPictures {
  /**
   * Stores pictures before the transaction of their write, and returns their names; `field` is
   * their field of the request. Throws `throttled`, `picture_type_unsupported` and `overloaded`.
   */
  save(callerKey: string, files?: File[], field?: string): Promise<string[]>;
  /** Runs the write; its pictures do not outlive a refusal. After other errors it may run again. */
  keptBy<Reply>(names: string[], write: () => Promise<Reply>): Promise<Reply>;
  deleteAll(names: string[]): Promise<void>;
}

export function createUploadedPictures({
  settings: { picturesFolder: folder },
  limits,
  encoder,
}: Pick<Api, "settings" | "limits" | "encoder">): UploadedPictures {
  async function deleteAll(names: string[]) {
    for (const name of names) await deletePicture(folder, name);
  }

  return {
    async save(callerKey, files = [], field) {
      if (files.length > 0) await limits.uploads.take(callerKey);
      const names: string[] = [];
      try {
        for (const file of files) names.push(await savePicture({ folder, encoder }, file, field));
      } catch (error) {
        await deleteAll(names);
        throw error;
      }
      return names;
    },
    keptBy: (names, write) =>
      write().catch(async (error) => {
        if (error instanceof AppError) await deleteAll(names);
        throw error;
      }),
    deleteAll,
  };
}
