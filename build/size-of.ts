import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The bytes of all files of a folder, without those in its folders named in `except`. */
export async function sizeOf(folder: string, except: string[] = []): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !except.includes(entry.name)) bytes += await sizeOf(path);
    if (entry.isFile()) bytes += (await lstat(path)).size;
  }
  return bytes;
}
