import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { postgresVersion } from "../database/embedded/cluster.ts";
import type { Settings } from "../process/settings.ts";
import { copyCluster } from "./copy-cluster.ts";
import { copyFolder } from "./copy-folder.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { removeAbandoned } from "./prune.ts";
import { settingsFile } from "./settings-file.ts";

export interface BackupOptions {
  /** The URL of the embedded PostgreSQL, which runs. */
  url: string;
  settings: Pick<Settings, "dataDir" | "picturesFolder" | "privateFolder">;
  env: Record<string, string | undefined>;
  /** The folder that gets a new folder for this backup. */
  into: string;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
}

/**
 * Backs up a shop while it is open: its database, its uploaded pictures, its private files and its
 * settings, which contain secrets. One that fails leaves nothing; the remains of one that was
 * killed are deleted by the next one a day later.
 */
export async function backUp({ url, settings, env, into }: BackupOptions): Promise<Backup> {
  const startedAt = new Date();
  const folder = join(into, backupName(startedAt));
  const partial = `${folder}.partial`;
  await mkdir(into, { recursive: true, mode: 0o700 });
  // Fails when another backup began at the same moment: two never share a folder.
  await mkdir(partial, { mode: 0o700 });
  await removeAbandoned(into, backupName(new Date(startedAt.getTime() - abandonedMs)));
  try {
    return await fillFolder({ url, settings, env, partial, folder });
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

const backupName = (startedAt: Date) =>
  `errand-${startedAt.toISOString().replaceAll(/[:.]/g, "-")}`;
/** No backup takes a day. */
const abandonedMs = 24 * 3_600_000;

async function fillFolder({
  url,
  settings,
  env,
  partial,
  folder,
}: Omit<BackupOptions, "into"> & { partial: string; folder: string }): Promise<Backup> {
  const copied = await copyCluster(url, join(partial, "cluster"));
  // After the database, whose rows name only files that exist before them.
  await copyFolder(settings.picturesFolder, join(partial, "pictures"), isPhoto);
  await copyFolder(settings.privateFolder, join(partial, "private-files"));
  await writeFile(join(partial, "password"), `${new URL(url).password}\n`, { mode: 0o600 });
  await writeFile(join(partial, "settings.env"), settingsFile(env), { mode: 0o600 });
  const manifest = await writeManifest(partial, { ...copied, postgres: postgresVersion });
  await rename(partial, folder);
  return { folder, manifest };
}

/** The others are drawn again when they are asked for. */
const isPhoto = (path: string) => path.startsWith("photo-");
