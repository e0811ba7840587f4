import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Gauge } from "prom-client";
import type { Settings } from "../process/settings.ts";
import { readManifest } from "./manifest.ts";
import { finishedBackup } from "./prune.ts";

/**
 * The time of the last backup; nothing where the shop makes none by itself. Without a backup it is
 * 0: a very old one.
 */
export function createBackupMetrics(backup: Settings["backup"]): Gauge[] {
  if (!backup) return [];
  // A manifest lists every file of its backup, and is read once.
  let newest: { name: string; at: number } | null = null;
  const last = new Gauge({
    name: "backup_last_completed_timestamp_seconds",
    help: "When the last backup was completed, in seconds since 1970",
    registers: [],
    async collect() {
      // An unreadable folder has no backup that can be restored.
      const name = await lastBackup(backup.folder).catch(() => null);
      if (name !== newest?.name) newest = name === null ? null : await read(backup.folder, name);
      this.set(newest?.at ?? 0);
    },
  });
  return [last];
}

async function lastBackup(folder: string): Promise<string | null> {
  const backups = (await readdir(folder)).filter((entry) => finishedBackup.test(entry));
  return backups.sort().at(-1) ?? null;
}

async function read(folder: string, name: string) {
  const manifest = await readManifest(join(folder, name)).catch(() => null);
  return manifest && { name, at: Date.parse(manifest.completedAt) / 1000 };
}
