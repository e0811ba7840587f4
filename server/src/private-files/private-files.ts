import type { Settings } from "../process/settings.ts";
import { createFileLinks, type FileLinks } from "./file-links.ts";
import { diskStorage, type FileStorage, s3Storage } from "./file-storage.ts";

/** Where private files lie, and the links that lead to them. */
export interface PrivateFiles {
  storage: FileStorage;
  links: FileLinks;
}

/** Stores private files in the bucket of the settings, else on the disk. */
export function createPrivateFiles(
  settings: Pick<Settings, "url" | "secret" | "s3" | "privateFolder">,
): PrivateFiles {
  const { s3, privateFolder } = settings;
  return {
    storage: s3 ? s3Storage(s3) : diskStorage(privateFolder),
    links: createFileLinks(settings),
  };
}
