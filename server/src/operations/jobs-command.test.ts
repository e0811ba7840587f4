import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createTestDatabase } from "../database/testing.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob } from "../jobs/job.ts";
import { createJobRunner } from "../jobs/testing.ts";
import { runForRequest, startRequest } from "../process/current-request.ts";
import { jobsCommand } from "./jobs-command.ts";

const database = await createTestDatabase();
const { db } = database;
const bake = defineJob({ name: "bake", data: z.object({ loaf: z.string() }), retries: 0 });
let ovenIsOn = false;
const runDueJobs = createJobRunner({
  database,
  handlers: () => [
    handleJob(bake, async () => {
      if (!ovenIsOn) throw new Error("the oven is off");
    }),
  ],
});

async function run(...args: string[]) {
  const lines: string[] = [];
  await jobsCommand(database, args, (line) => lines.push(line));
  return lines;
}

let failed: string;

beforeAll(async () => {
  const add = () => enqueue(db, bake, { loaf: "a secret recipe" });
  failed = await runForRequest(startRequest("request-1"), add);
  await runDueJobs({ mayFail: true });
  await enqueue(db, bake, { loaf: "rye" }, { startAfter: new Date("2099-01-01") });
});

test("lists jobs by name, and the failed ones with their reason and without their data", async () => {
  const [header, ...lines] = await run();
  expect(header).toBe("job   queued  active  failed  oldest due");
  expect(lines[0]).toBe("bake       1       0       1         0 s");
  expect(lines[2]).toMatch(
    new RegExp(
      `^${failed} bake failed at .+Z after 1 attempts, enqueued by the request request-1:$`,
    ),
  );
  expect(lines[3]).toBe("  the oven is off");
  expect(lines.join()).not.toContain("recipe");
});

test("refuses an unknown command and an id that is not of a failed job", async () => {
  await expect(run("retry")).rejects.toThrow("usage: npm run jobs");
  await expect(run("forget", failed)).rejects.toThrow("usage: npm run jobs");
  await expect(run("retry", failed, "other")).rejects.toThrow("no failed job has the id other");
});

test("queues a failed job again", async () => {
  expect(await run("retry", failed)).toEqual(["1 queued again"]);
  ovenIsOn = true;
  expect(await runDueJobs()).toMatchObject([{ outcome: "completed" }]);
  expect((await run())[1]).toBe("bake       1       0       0         0 s");
});
