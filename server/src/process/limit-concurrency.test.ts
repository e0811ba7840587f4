import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("runs waiting tasks in order, and the newest first when many wait", async () => {
  const limited = limitConcurrency({ running: 1, waiting: 10, newestFirstAbove: 3 });
  const ran: number[] = [];
  await Promise.all([0, 1, 2, 3, 4, 5].map((task) => limited.run(async () => ran.push(task))));
  expect(ran).toEqual([0, 5, 4, 1, 2, 3]);
});

test("is idle once no task runs or waits", async () => {
  const limited = limitConcurrency({ running: 1, waiting: 10 });
  await limited.whenIdle();
  const ran: string[] = [];
  const first = limited.run(async () => ran.push("first"));
  const background = limited.whenIdle().then(() => ran.push("background"));
  await Promise.all([first, limited.run(async () => ran.push("second")), background]);
  expect(ran).toEqual(["first", "second", "background"]);
});
