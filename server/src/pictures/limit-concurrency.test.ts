import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("runs waiting tasks in order, and the newest first when many wait", async () => {
  const limited = limitConcurrency({ running: 1, waiting: 10, newestFirstAbove: 3 });
  const ran: number[] = [];
  await Promise.all([0, 1, 2, 3, 4, 5].map((task) => limited(async () => ran.push(task))));
  expect(ran).toEqual([0, 5, 4, 1, 2, 3]);
});
