import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOnline, onConnection, reportNoResponse, reportResponse } from "./connection.ts";

let probes = 0;
let answer: "answers" | "fails" = "answers";
let changes: boolean[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  probes = 0;
  answer = "answers";
  changes = [];
  vi.stubGlobal("fetch", async (path: string) => {
    expect(path).toBe("/healthz");
    probes += 1;
    if (answer === "fails") throw new TypeError("Failed to fetch");
    return new Response(null, { status: 503 });
  });
  stop = onConnection(() => changes.push(isOnline()));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("stays online when a request fails and the server answers the probe, whatever it says", async () => {
  reportNoResponse();
  await later(0);
  expect(probes).toBe(1);
  expect(changes).toEqual([]);
  await later(60_000);
  expect(probes).toBe(1);
});

test("is offline when the probe fails, too, until a later one is answered", async () => {
  answer = "fails";
  reportNoResponse();
  await later(0);
  expect(changes).toEqual([false]);
  await later(30_000);
  expect(changes).toEqual([false]);
  expect(probes).toBeGreaterThan(3);
  answer = "answers";
  await later(15_000);
  expect(changes).toEqual([false, true]);
  const count = probes;
  await later(60_000);
  expect(probes).toBe(count);
});

test("is online again with the next response, without waiting for the next probe", async () => {
  answer = "fails";
  reportNoResponse();
  await later(0);
  answer = "answers";
  reportResponse();
  await later(0);
  expect(changes).toEqual([false, true]);
  await later(60_000);
  expect(probes).toBe(2);
});

test("stays offline when a response came from the cache of the browser", async () => {
  answer = "fails";
  reportNoResponse();
  await later(0);
  reportResponse();
  await later(0);
  expect(changes).toEqual([false]);
  expect(isOnline()).toBe(false);
});

test("asks once for requests that fail together", async () => {
  for (let count = 0; count < 10; count++) reportNoResponse();
  await later(0);
  expect(probes).toBe(1);
});

test("follows the browser when that knows", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(changes).toEqual([false]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(changes).toEqual([false, true]);
});

test("asks nothing while nobody watches", async () => {
  stop();
  reportNoResponse();
  await later(0);
  expect(probes).toBe(0);
});

test("asks the server when the service worker may have opened a stored page", async () => {
  stop();
  answer = "fails";
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  stop = onConnection(() => changes.push(isOnline()));
  await later(0);
  expect(probes).toBe(1);
  expect(changes).toEqual([false]);
});
