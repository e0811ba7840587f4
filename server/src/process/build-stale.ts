import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Whether a file that was made from others is there and newer than all of them. Sources are files and folders. */
export async function isBuildFresh(made: string, sources: string[]): Promise<boolean> {
  const madeAt = await stat(made).then(
    (file) => file.mtimeMs,
    () => null,
  );
  if (madeAt === null) return false;
  const changedAt = await Promise.all(sources.map(newestIn));
  return Math.max(...changedAt) < madeAt;
}

async function newestIn(path: string): Promise<number> {
  const own = await stat(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = await readdir(path);
  const times = await Promise.all(inside.map((name) => newestIn(join(path, name))));
  // A folder is newer when something in it was removed.
  return Math.max(own.mtimeMs, ...times);
}
