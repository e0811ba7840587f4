import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pruneArchive } from "../database/embedded/wal-archive.ts";
import { readManifest } from "./manifest.ts";

const finished = /^errand-[\dTZ-]+$/;

/**
 * Deletes the oldest backups of a folder but `keep`, what interrupted ones have left, and the
 * archived log that no kept backup needs. Returns the names of the deleted backups.
 */
export async function pruneBackups(
  folder: string,
  keep: number,
  walArchive: string | null,
): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => finished.test(name));
  const kept = backups.slice(-keep);
  const old = backups.slice(0, -keep);
  // A younger one may be in work.
  const abandoned = names.filter(
    (name) => /^errand-.+\.(partial|check-\w+)$/.test(name) && name < (kept.at(-1) ?? ""),
  );
  for (const name of [...old, ...abandoned]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  const [oldest] = kept;
  if (walArchive && oldest) {
    await pruneArchive(walArchive, (await readManifest(join(folder, oldest))).firstSegment);
  }
  return old;
}
