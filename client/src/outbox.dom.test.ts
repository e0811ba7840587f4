import { ApiError, connectionError } from "@errand/core/api-error";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOutbox, type Outbox, type OutboxEntry } from "./outbox.ts";

type Act = { name: string; order?: number };

let stored: Map<string, string>;
let sent: OutboxEntry<Act>[];
let refused: [name: string, error: unknown][];
/** What the next attempts meet, in order; nothing: they arrive. */
let failures: unknown[];
let outbox: Outbox<Act>;

const values = {
  readJson: (key: string) => JSON.parse(stored.get(key) ?? "null"),
  write: (key: string, text: string) => void stored.set(key, text),
};

const open = () =>
  createOutbox<Act>({
    values,
    name: "acts",
    isAct: (value): value is Act => typeof value === "object" && value !== null && "name" in value,
    subjectOf: ({ order = 1 }) => order,
    async send(entry) {
      sent.push(entry);
      if (failures.length > 0) throw failures.shift();
    },
    onRefused: ({ act }, error) => refused.push([act.name, error]),
  });

const names = () => sent.map(({ act }) => act.name);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  // Whether the server can be reached is not what these tests are about.
  vi.stubGlobal("fetch", async () => new Response(null));
  stored = new Map();
  sent = [];
  refused = [];
  failures = [];
  outbox = open();
});

afterEach(() => {
  outbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("sends acts one after the other, each with its own key", async () => {
  outbox.add({ name: "accept" });
  outbox.add({ name: "ready" });
  expect(outbox.entries()).toHaveLength(2);
  await later(1);
  expect(names()).toEqual(["accept", "ready"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(outbox.entries()).toEqual([]);
});

describe("an act that can be undone", () => {
  test("is sent when its time is over", async () => {
    outbox.add({ name: "ready" }, 10_000);
    await later(9_999);
    expect(names()).toEqual([]);
    await later(1);
    expect(names()).toEqual(["ready"]);
  });

  test("is not sent once it is undone", async () => {
    const key = outbox.add({ name: "ready" }, 10_000);
    await later(9_000);
    expect(outbox.undo(key)).toBe(true);
    await later(60_000);
    expect(names()).toEqual([]);
    expect(outbox.entries()).toEqual([]);
  });

  test("is sent before the next act on the same order, which ends the wait", async () => {
    outbox.add({ name: "ready" }, 10_000);
    outbox.add({ name: "hand over" });
    await later(1);
    expect(names()).toEqual(["ready", "hand over"]);
  });

  test("does not delay an immediate act on another order", async () => {
    outbox.add({ name: "ready" }, 10_000);
    outbox.add({ name: "accept", order: 2 });
    await later(0);
    expect(names()).toEqual(["accept"]);
  });

  test("cannot be undone once it has been sent", async () => {
    const key = outbox.add({ name: "ready" }, 10_000);
    await later(10_000);
    expect(outbox.undo(key)).toBe(false);
  });
});

describe("without a connection", () => {
  test("sends an act again with its key until it arrives, and what follows after it", async () => {
    failures = [connectionError("offline"), connectionError("timeout")];
    outbox.add({ name: "accept" });
    outbox.add({ name: "ready" });
    await later(0);
    expect(names()).toEqual(["accept"]);
    await later(30_000);
    expect(names()).toEqual(["accept", "accept", "accept", "ready"]);
    expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  });

  test("sends what is left as soon as the server can be reached", async () => {
    failures = Array.from({ length: 5 }, () => connectionError("offline"));
    outbox.add({ name: "accept" });
    await later(20_000);
    const before = sent.length;
    failures = [];
    window.dispatchEvent(new Event("online"));
    await later(0);
    expect(sent).toHaveLength(before + 1);
    expect(outbox.entries()).toEqual([]);
  });

  test("keeps an act over a reload, with the time at which it was done", async () => {
    failures = [connectionError("offline")];
    outbox.add({ name: "accept" });
    const [{ doneAt } = { doneAt: 0 }] = outbox.entries();
    await later(0);
    outbox.close();
    await later(60_000);
    expect(sent).toHaveLength(1);

    outbox = open();
    expect(outbox.entries()).toMatchObject([{ act: { name: "accept" }, doneAt }]);
    await later(0);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

test("drops an act that the server refuses, reports it, and sends the next one", async () => {
  const conflict = new ApiError(409, [{ code: "order_status", message: "Already canceled." }]);
  failures = [conflict];
  outbox.add({ name: "accept" });
  outbox.add({ name: "ready" });
  await later(1);
  expect(refused).toEqual([["accept", conflict]]);
  expect(names()).toEqual(["accept", "ready"]);
  expect(outbox.entries()).toEqual([]);
});

test("ignores what is stored in another shape", () => {
  outbox.close();
  stored.set("acts", JSON.stringify([{ key: "k", act: { name: 1 } }, "x", null]));
  outbox = open();
  expect(outbox.entries()).toEqual([]);
});
