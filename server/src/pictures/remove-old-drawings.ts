import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { drawingFolder } from "./pictures.ts";

const drawnForm = /^drawn-\d+$/;
const unusedMs = 24 * 60 * 60_000;

/**
 * Removes the drawings of other versions, except those of a version that drew a new picture within
 * the last day: during a rolling update, processes of another version still use them. One that
 * loses its drawings makes those that it needs again.
 */
export async function removeOldDrawings(picturesFolder: string, now = Date.now()): Promise<void> {
  // Before the first start there is no folder.
  const names = await readdir(picturesFolder).catch(() => []);
  const current = drawingFolder(picturesFolder);
  for (const name of names) {
    const folder = join(picturesFolder, name);
    if (!drawnForm.test(name) || folder === current) continue;
    // The time of a folder is that of its newest entry. Null when another process has removed it
    // just now.
    const found = await stat(folder).catch(() => null);
    if (found && now - found.mtimeMs > unusedMs) await rm(folder, { recursive: true, force: true });
  }
}
