import { sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import type { Settings } from "../process/settings.ts";
import { archiveHistory } from "./archive-history.ts";
import { preparePartitions } from "./prepare-partitions.ts";

const data = z.object({});

/**
 * Keeps a partition ready for the orders to come. `databaseAdminUrl` is the address by which tables
 * are created where that of the jobs may not.
 */
export function partitionJobs({
  databaseAdminUrl: adminUrl = null,
}: Partial<Pick<Settings, "databaseAdminUrl">>): JobHandler[] {
  return [
    handleJob(
      defineJob({ name: "prepare-partitions", data, schedule: "31 * * * *" }),
      async (_data, { db, log }) => {
        const from = await preparePartitions(db, new Date(), { adminUrl });
        if (from !== null) log.info({ from }, "added a partition of orders");
      },
    ),
    // Autovacuum analyzes partitions, but not the tables that they belong to.
    handleJob(
      defineJob({ name: "analyze-partitioned-tables", data, schedule: "23 4 * * *" }),
      (_data, { db }) => db.execute(sql`analyze order_lines, order_transitions`),
    ),
  ];
}

/** Archives by the settings; nothing unless they say after how many months. */
export function archiveJobs({ archive }: Pick<Settings, "archive">): JobHandler[] {
  const { months, tablespace } = archive;
  if (months === null) return [];
  const job = defineJob({
    name: "archive-history",
    data,
    schedule: "53 2 * * *",
    timeout: 4 * 3600,
  });
  return [
    handleJob(job, async (_data, { db, log }) => {
      const results = await archiveHistory(db, { now: new Date(), months, tablespace });
      for (const { range, unfinished } of results) {
        if (unfinished.length === 0) log.info({ range }, "archived orders");
        else log.warn({ range, unfinished }, "orders are not over and cannot be archived");
      }
    }),
  ];
}
