import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { postgresVersion } from "../database/embedded/cluster.ts";
import type { Settings } from "../process/settings.ts";
import { copyCluster } from "./copy-cluster.ts";
import { copyFolder } from "./copy-folder.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
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
 * settings, which contain secrets. An interrupted one leaves a folder whose name ends in `.partial`.
 */
export async function backUp({ url, settings, env, into }: BackupOptions): Promise<Backup> {
  const startedAt = new Date();
  const folder = join(into, `errand-${startedAt.toISOString().replaceAll(/[:.]/g, "-")}`);
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
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
