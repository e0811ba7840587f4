import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob } from "../jobs/job.ts";
import { createJobRunner } from "../jobs/testing.ts";
import { runForRequest, startRequest } from "../process/current-request.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const finding = { check: "backups", state: "warning" } as const;
const text = { en: "the last one is old", fr: "la dernière est ancienne" };
const { api, db, pool, ask } = await startTestApi(undefined, {
  readFindings: async () => [{ ...finding, text }],
});
const bake = defineJob({ name: "bake", data: z.object({ loaf: z.string() }), retries: 0 });
let ovenIsOn = false;
const runDueJobs = createJobRunner({
  database: { db, pool },
  handlers: () => [
    handleJob(bake, async () => {
      if (!ovenIsOn) throw new Error("the oven is off");
    }),
  ],
});
const { token } = await addStaff(db, { kind: "operator", role: "owner" });

test("the health says what the doctor has found, and how the process is", async () => {
  const { status, body } = await ask("GET /desk/health", {}, { token });
  const { body: french } = await ask("GET /desk/health", {}, { token, language: "fr" });
  expect(french.findings).toEqual([{ ...finding, text: text.fr }]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    findings: [{ ...finding, text: text.en }],
    hears_changes: api.changes.isConnected(),
  });
  expect(body.memory).toBeGreaterThan(0);
});

describe("a failed job", () => {
  let id: string;

  beforeAll(async () => {
    const add = () => enqueue(db, bake, { loaf: "a secret recipe" });
    id = await runForRequest(startRequest("request-1"), add);
    await runDueJobs({ mayFail: true });
  });

  const retry = (job_id: string) =>
    ask("POST /desk/jobs/{job_id}/retry", { job_id }, { token, key: crypto.randomUUID() });

  test("is listed with its reason and without its data", async () => {
    const { body } = await ask("GET /desk/jobs", { name: "bake" }, { token });
    expect(body).toMatchObject({
      total_size: 1,
      jobs: [{ id, name: "bake", attempts: 1, reason: "the oven is off", request_id: "request-1" }],
    });
    expect(body.counts.find(({ name }) => name === "bake")).toMatchObject({ failed: 1 });
    expect(JSON.stringify(body)).not.toContain("recipe");
    const { body: others } = await ask("GET /desk/jobs", { name: "fry" }, { token });
    expect(others.jobs).toEqual([]);
  });

  test("is queued again once, and then is unknown", async () => {
    const unknown = { status: 404, body: { errors: [{ code: "job" }] } };
    expect(await retry(crypto.randomUUID())).toMatchObject(unknown);
    expect((await retry(id)).body.message).toBe("The job is queued again.");
    expect(await retry(id)).toMatchObject(unknown);
    ovenIsOn = true;
    expect(await runDueJobs()).toMatchObject([{ name: "bake", outcome: "completed" }]);
  });
});
