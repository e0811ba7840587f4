import { expect, test } from "vitest";
import { TimeLimitError } from "../process/time-limit.ts";
import { createInFlight } from "./in-flight.ts";

test("frees all who wait for a result without an end, and computes it again for the next", async () => {
  const inFlight = createInFlight<number>("sum", 1);
  const endless = () => new Promise<number>(() => {});
  const waiting = [inFlight.share("a", endless), inFlight.share("a", endless)];
  for (const each of await Promise.allSettled(waiting)) {
    expect(each).toMatchObject({ status: "rejected", reason: expect.any(TimeLimitError) });
  }
  expect(await inFlight.share("a", async () => 7)).toBe(7);
});

test("ends a result that waits for itself", async () => {
  const inFlight = createInFlight<number>("sum", 1);
  const own = inFlight.share("a", async () => {
    await null;
    return inFlight.share("a", async () => 7);
  });
  await expect(own).rejects.toThrow(TimeLimitError);
});
