import { expect, test } from "vitest";
import { sendTogether } from "./send-together.ts";

test("returns the results in their places", async () => {
  expect(await sendTogether(Promise.resolve(1), "two", undefined)).toEqual([1, "two", undefined]);
});

test("throws the error that came first, once all have ended", async () => {
  const late = Promise.withResolvers<string>();
  const early = Promise.withResolvers<string>();
  const slow = Promise.withResolvers<string>();
  const ended: string[] = [];
  const all = sendTogether(
    late.promise,
    early.promise,
    slow.promise.then((name) => ended.push(name)),
  ).catch((error: unknown) => {
    ended.push("thrown");
    return error;
  });
  early.reject(new Error("early"));
  await early.promise.catch(() => {});
  late.reject(new Error("late"));
  await late.promise.catch(() => {});
  slow.resolve("slow");
  expect(await all).toEqual(new Error("early"));
  expect(ended).toEqual(["slow", "thrown"]);
});
