import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import * as z from "zod";
import { listenForChanges } from "../database/change-feed.ts";
import { openDatabase } from "../database/database.ts";
import { defineJob, handleJob } from "./job.ts";
import { createJobMetrics } from "./job-metrics.ts";
import { createWorkers } from "./workers.ts";

/** Adds a row to `finished`; while it runs, no other attempt may. */
export const countOnce = defineJob({
  name: "count-once",
  data: z.object({}),
  concurrency: 2,
});

/** Never ends in the first attempt. */
export const hangFirst = defineJob({ name: "hang-first", data: z.object({}), retryDelay: 1 });

/**
 * A process with workers: `node testing-process.ts <database URL>` prints what they do until its
 * input ends.
 */
async function main(databaseUrl: string) {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const log = pino({ level: "silent" });
  const { db, close } = openDatabase(databaseUrl, { poolSize: 2 });
  const changes = await listenForChanges(databaseUrl, log);
  const handlers = [
    handleJob(countOnce, async (_data, run) => {
      await run.db.execute(sql`insert into running values (${run.id})`);
      await run.db.execute(sql`insert into finished values (${run.id}, ${process.pid})`);
      await run.db.execute(sql`delete from running where id = ${run.id}`);
      print("counted");
    }),
    handleJob(hangFirst, async (_data, { attempt }) => {
      print(`attempt ${attempt}`);
      if (attempt === 1) await new Promise(() => {});
      print("succeeded");
    }),
  ];
  const metrics = createJobMetrics(db);
  const workers = createWorkers({ databaseUrl, changes, handlers, metrics, log });
  workers.start();
  print("open");
  for await (const _line of createInterface(process.stdin));
  await workers.stop();
  await changes.close();
  await close();
  print("closed");
}

if (import.meta.main) await main(process.argv[2] ?? "");
