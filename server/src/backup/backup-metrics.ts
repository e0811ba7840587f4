import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Gauge } from "prom-client";
import type { Settings } from "../process/settings.ts";
import { readManifest } from "./manifest.ts";
import { finishedBackup } from "./prune.ts";

/** The time of the last backup; nothing where the shop makes none by itself. Without a backup it is 0: a very old one. */
export function createBackupMetrics(backup: Settings["backup"]): Gauge[] {
  if (!backup) return [];
  const last = new Gauge({
    name: "backup_last_completed_timestamp_seconds",
    help: "When the last backup was completed, in seconds since 1970",
    registers: [],
    async collect() {
      // An unreadable folder has no backup that can be restored.
      this.set(await lastBackup(backup.folder).catch(() => 0));
    },
  });
  return [last];
}

async function lastBackup(folder: string): Promise<number> {
  const name = (await readdir(folder))
    .filter((entry) => finishedBackup.test(entry))
    .sort()
    .at(-1);
  if (name === undefined) return 0;
  return Date.parse((await readManifest(join(folder, name))).completedAt) / 1000;
}
