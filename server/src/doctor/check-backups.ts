import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readManifest } from "../backup/manifest.ts";
import { type Check, type Finding, getErrorReason, ok, problem } from "./check.ts";

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
  if (!newest) return problem(`${folder} has no backup: run \`npm run backup -- ${folder}\``);
  try {
    const { completedAt } = await readManifest(join(folder, newest));
    const hours = Math.floor((now.getTime() - Date.parse(completedAt)) / 3_600_000);
    return hours < maxAgeHours
      ? ok(`the newest is ${hours} h old`)
      : problem(
          `the newest is ${hours} h old: see why with \`npm run jobs\`, and run \`npm run backup -- ${folder}\``,
        );
  } catch (error) {
    return problem(getErrorReason(error));
  }
}
