import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { notifySharedCache, sharedHeaders } from "./shared-cache.ts";
import { manualChanges } from "./testing.ts";

const asked: string[] = [];
let status = 200;
const cache = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers["surrogate-key"]}`);
  response.writeHead(status).end();
}).listen(0, "127.0.0.1");
await once(cache, "listening");
const { changes, notify } = manualChanges();
const { stop } = notifySharedCache({
  changes,
  url: `http://127.0.0.1:${(cache.address() as AddressInfo).port}`,
  log: pino({ level: "silent" }),
});
afterAll(() => {
  stop();
  cache.close();
});

test("a cache is told twice of each change, with its kinds; several changes are one notice", async () => {
  notify("stores:7 list:3");
  notify("stores:7 stock:7");
  const notice = "PURGE any stores:7 list:3 stores list stock:7 stock";
  await expect.poll(() => asked).toEqual([notice, notice]);
});

test("a change of something else concerns everything", async () => {
  asked.length = 0;
  notify("zones");
  await expect.poll(() => asked).toEqual(["PURGE all", "PURGE all"]);
});

test("a cache that was away is told again", async () => {
  asked.length = 0;
  status = 503;
  notify("items:1");
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  status = 200;
  const failed = asked.length;
  await expect.poll(() => asked.length).toBeGreaterThan(failed);
  expect(new Set(asked)).toEqual(new Set(["PURGE any items:1 items"]));
});

test("what is held says until when and by which keys; too many are not held", () => {
  const now = new Date("2026-03-02T11:00:15Z");
  expect(sharedHeaders(["*"], now)).toEqual({
    "Surrogate-Control": "max-age=45",
    "Surrogate-Key": "any",
  });
  const many = Array.from({ length: 1000 }, (_, id) => `stores:${id}`);
  expect(sharedHeaders(many, now)).toEqual({ "Surrogate-Control": "no-store" });
});
