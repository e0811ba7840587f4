import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pruneArchive } from "../database/embedded/wal-archive.ts";
import { readManifest } from "./manifest.ts";

/** The name of a finished backup. */
export const finishedBackup = /^errand-[\dTZ-]+$/;

/** Deletes the remains of backups, and of their checks, that began before the one of this name. */
export async function removeAbandoned(folder: string, before: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isRest = /^errand-.+\.(partial|check-\w+)$/.test(name);
    if (isRest && name < before) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Deletes all backups of a folder but the newest `keep`, the remains of interrupted ones, and
 * archived log files from before the oldest remaining backup. Returns the names of the deleted
 * backups.
 */
export async function pruneBackups(
  folder: string,
  keep: number,
  walArchive: string | null,
): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => finishedBackup.test(name));
  const remaining = backups.slice(-keep);
  const old = backups.slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  // A newer one may still be running.
  await removeAbandoned(folder, remaining.at(-1) ?? "");
  const [oldest] = remaining;
  if (walArchive && oldest) {
    await pruneArchive(walArchive, (await readManifest(join(folder, oldest))).firstSegment);
  }
  return old;
}
