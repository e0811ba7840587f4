import type { Job } from "@errand/core/orders/staff-orders.types";
import { afterEach, expect, test } from "vitest";
import type { CourierClient } from "../courier-client.ts";
import { createCourierJobs } from "./courier-jobs.ts";
import { testJob } from "./testing.ts";

afterEach(() => localStorage.clear());

/** A server whose lists are answered when the test says so, each with what it is given then. */
function createServer() {
  const asked: ((jobs: Job[]) => void)[] = [];
  let hear = (_event: string, _data: unknown) => {};
  const client = {
    async call(endpoint: string, input?: { state: string }) {
      if (endpoint !== "GET /courier/jobs") return null;
      if (input?.state !== "current") return { total_size: 0, jobs: [] };
      const jobs = await new Promise<Job[]>((resolve) => asked.push(resolve));
      return { total_size: jobs.length, jobs };
    },
    listen(_endpoint: string, _input: object, { onEvent }: { onEvent: typeof hear }) {
      hear = onEvent;
      return () => {};
    },
  } as unknown as Pick<CourierClient, "call" | "listen">; // No literal is generic by endpoint.
  return { client, asked, tell: (event: string, data: unknown) => hear(event, data) };
}

test("does not let an answer about all jobs take back what is known since it was asked for", async () => {
  const { client, asked } = createServer();
  const jobs = createCourierJobs(client, () => {});
  const accepted = testJob({ state: "accepted" });
  const arrived = testJob({ state: "at_pickup" });
  const reading = jobs.readAll();
  jobs.show(arrived);
  asked.shift()?.([accepted]);
  await expect.poll(() => asked.length).toBe(1);
  expect(jobs.state().jobs.get(arrived.id)?.state).toBe("at_pickup");
  asked.shift()?.([arrived]);
  await reading;
  expect([...jobs.state().jobs.values()]).toEqual([arrived]);
});

test("knows what a tour has delivered until nothing is left to bring", () => {
  const { client, tell } = createServer();
  const jobs = createCourierJobs(client, () => {});
  const stop = jobs.start();
  const [first, second] = [testJob({ id: 1 }), testJob({ id: 2 })];
  jobs.show(first);
  jobs.show(second);
  const deliver = (job: Job) => {
    jobs.show({ ...job, state: "done" });
    tell("job", { job_id: job.id, job: null });
  };
  deliver(first);
  expect(jobs.state().delivered.map(({ id }) => id)).toEqual([1]);
  tell("job", { job_id: 3, job: null });
  expect(jobs.state().delivered).toHaveLength(1);
  deliver(second);
  expect(jobs.state().delivered).toEqual([]);
  stop();
});
