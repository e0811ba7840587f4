import type { Api } from "../requests/api.ts";
import { storePictures } from "./private-files.data.ts";
import type { PrivateFiles } from "./private-files.ts";

type UploadApi = Pick<Api, "db" | "limits" | "encoder"> & { files: Pick<PrivateFiles, "storage"> };

/**
 * Stores the pictures that a caller uploads, within the limit of uploads (contract 1.7), and
 * returns their keys. Call it before the transaction that attaches them, because encoding takes
 * time. Throws `throttled` and `picture_type_unsupported`.
 */
export async function uploadPictures(
  { db, limits, files, encoder }: UploadApi,
  caller: { key: string },
  pictures: File[] = [],
  details: Parameters<typeof storePictures>[2],
): Promise<string[]> {
  if (pictures.length === 0) return [];
  await limits.uploads.take(caller.key);
  return storePictures({ db, encoder, storage: files.storage }, pictures, details);
}
