import { expect, onTestFinished, test, vi } from "vitest";
import { TimeLimitError, withTimeLimit } from "./time-limit.ts";

test("returns the result of work that ends in time, and its error", async () => {
  expect(await withTimeLimit(Promise.resolve(7), "sum")).toBe(7);
  await expect(withTimeLimit(Promise.reject(new Error("no")), "sum")).rejects.toThrow("no");
});

test("throws an error that names the work once the limit is over", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = expect(withTimeLimit(new Promise(() => {}), "page /", 2_000)).rejects.toThrow(
    new TimeLimitError("page / took longer than 2 s"),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await late;
});
