import { chown, copyFile, mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Account } from "../database/embedded/account.ts";
import { postgresVersion } from "../database/embedded/cluster.ts";
import { findClusterLocation } from "../database/embedded/cluster-location.ts";
import { publishFolder } from "../database/embedded/publish-folder.ts";
import { restoreCommand } from "../database/embedded/wal-archive.ts";
import { startEmbedded } from "../database/embedded.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { checkDataDir } from "../process/data-dir.ts";
import type { Log } from "../process/log.ts";
import { StartError } from "../process/start-error.ts";
import { copyFolder } from "./copy-folder.ts";
import { checkFiles, type Manifest, readManifest } from "./manifest.ts";

export interface RestoreOptions {
  /** The folder of the backup. */
  from: string;
  /** The data directory, which must be missing or empty. */
  dataDir: string;
  log: Log;
  /** Replays the archived log up to a time; without one, all of it. */
  archive?: { folder: string; until?: Date };
  /** False for a copy that is only looked at. */
  durable?: boolean;
  shared?: string;
}

/**
 * Restores a backup into an empty data directory and migrates it to this version. Throws
 * `StartError` and leaves the data directory empty when the backup is damaged.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { from, dataDir, log, archive, durable, shared = "/var/lib/errand" } = options;
  const manifest = await readManifest(from);
  if (manifest.postgres !== postgresVersion) {
    throw new StartError(
      `${from} was made by PostgreSQL ${manifest.postgres} and this is PostgreSQL ${postgresVersion}`,
    );
  }
  await checkDataDir(dataDir);
  if ((await readdir(dataDir)).length > 0) {
    throw new StartError(`${dataDir} is not empty: restore into a new folder`);
  }
  await checkFiles(from, manifest);
  const location = await findClusterLocation(dataDir, shared);
  const unfinished = await mkdtemp(`${location.folder}.new-`);
  await copyFolder(join(from, "cluster"), join(unfinished, "cluster"));
  await copyFile(join(from, "password"), join(unfinished, "password"));
  if (archive) await writeFile(join(unfinished, "cluster", "recovery.signal"), "");
  if (location.account) await giveTo(location.account, unfinished);
  await mkdir(dirname(location.folder), { recursive: true });
  await publishFolder(unfinished, location.folder);
  await copyFolder(join(from, "pictures"), join(dataDir, "pictures"));
  await copyFolder(join(from, "private-files"), join(dataDir, "private-files"));

  const recovery = archive && {
    restore_command: restoreCommand(archive.folder),
    ...(archive.until && { recovery_target_time: postgresTime(archive.until) }),
    recovery_target_action: "promote",
    // PostgreSQL is ready when the recovery has ended, not before.
    hot_standby: "off",
  };
  const embedded = await startEmbedded(dataDir, log, { durable, shared, recovery });
  try {
    await migrateDatabase(embedded.url);
  } finally {
    await embedded.stop();
  }
  return manifest;
}

const postgresTime = (time: Date) => time.toISOString().replace("T", " ").replace("Z", "+00");

async function giveTo({ uid, gid }: Account, folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), uid, gid);
  }
  await chown(folder, uid, gid);
}
