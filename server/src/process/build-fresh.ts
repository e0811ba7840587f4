import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Whether a built file exists and is newer than all its sources, which are files and folders. */
export async function isBuildFresh(output: string, sources: string[]): Promise<boolean> {
  const builtAt = await stat(output).then(
    (file) => file.mtimeMs,
    () => null,
  );
  if (builtAt === null) return false;
  const changedAt = await Promise.all(sources.map(newestIn));
  return Math.max(...changedAt) < builtAt;
}

async function newestIn(path: string): Promise<number> {
  const own = await stat(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = await readdir(path);
  const times = await Promise.all(inside.map((name) => newestIn(join(path, name))));
  // The time of a folder changes when an entry is removed.
  return Math.max(own.mtimeMs, ...times);
}
