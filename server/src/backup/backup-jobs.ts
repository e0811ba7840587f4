import * as z from "zod";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import type { Settings } from "../process/settings.ts";
import { type BackupOptions, backUp } from "./back-up.ts";
import { checkBackup } from "./check-backup.ts";
import { pruneBackups } from "./prune.ts";

/**
 * Backs up by the schedule of the settings; none without a folder, or with a PostgreSQL of its own.
 */
export function backupJobs({
  url,
  settings,
  env,
}: Pick<BackupOptions, "url" | "env"> & { settings: Settings }): JobHandler[] {
  const { backup, databaseUrl, walArchive } = settings;
  if (!backup || databaseUrl !== null) return [];
  const job = defineJob({
    name: "back-up",
    data: z.object({}),
    schedule: backup.schedule,
    timeout: 4 * 3600,
    retries: 1,
  });
  return [
    handleJob(job, async (_data, { log }) => {
      const { folder } = await backUp({ url, settings, env, into: backup.folder });
      const { orders } = await checkBackup(folder, log);
      const deleted = await pruneBackups(backup.folder, backup.keep, walArchive);
      log.info({ folder, orders, deleted }, "backed up");
    }),
  ];
}
