import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readManifest } from "../backup/manifest.ts";
import { type Check, type Finding, getErrorReason, ok, problem, problemInWords } from "./check.ts";

const maxAgeHours = 26;

export const backupsCheck: Check = {
  name: "backups",
  run: async ({ settings }) => {
    if (settings.backup === null) return [];
    return [await newestBackup(settings.backup.folder, new Date())];
  },
};

export async function newestBackup(folder: string, now: Date): Promise<Finding> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^errand-[\dTZ-]+$/.test(name))
    .sort()
    .at(-1);
  if (!newest) return problem("backups.none", { folder });
  try {
    const { completedAt } = await readManifest(join(folder, newest));
    const hours = Math.floor((now.getTime() - Date.parse(completedAt)) / 3_600_000);
    return hours < maxAgeHours
      ? ok("backups.fine", { hours })
      : problem("backups.old", { hours, folder });
  } catch (error) {
    return problemInWords(getErrorReason(error));
  }
}
