import { mayHaveArrived } from "@errand/core/api-error";
import { isOnline, onConnection } from "./connection.ts";
import { newKey } from "./create-client.ts";

/** Something that a person has done, which the server is still to hear about. */
export interface OutboxEntry<Act> {
  /** The `Idempotency-Key` of the call, so that it happens once however often it is sent. */
  key: string;
  act: Act;
  /** When the person did it, and when it is sent at the earliest, in milliseconds. */
  doneAt: number;
  dueAt: number;
}

export interface Outbox<Act> {
  /** What is not known to have arrived, in the order in which it was done. */
  entries(): readonly OutboxEntry<Act>[];
  subscribe(listener: () => void): () => void;
  /** Adds an act; `undoMs` is how long it can be undone before it is sent. Returns its key. */
  add(act: Act, undoMs?: number): string;
  /** Takes an act back that has not been sent; returns whether it could be. */
  undo(key: string): boolean;
  /** Sends nothing more from this page; what is left is sent by the next one. */
  close(): void;
}

interface OutboxOptions<Act> {
  /** The acts survive a reload in these values, such as those of `localStorage`. */
  values: {
    readJson(key: string): unknown;
    write(key: string, text: string): void;
  };
  /** The name of the values; each person on a device has their own. */
  name: string;
  isAct(value: unknown): value is Act;
  /** What an act is done to; the next act on it no longer lets the earlier ones wait. */
  subjectOf(act: Act): string | number;
  send(entry: OutboxEntry<Act>): Promise<void>;
  /** The server has refused an act, which is dropped. */
  onRefused(entry: OutboxEntry<Act>, error: unknown): void;
}

const minPauseMs = 1000;
const maxPauseMs = 30_000;

/**
 * Creates a queue of acts that survive a reload and a lost connection, and are sent one after the
 * other: an order is accepted before it is ready.
 */
export function createOutbox<Act>(options: OutboxOptions<Act>): Outbox<Act> {
  const { values, name, isAct, subjectOf, send, onRefused } = options;
  let entries = readEntries();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: string | null = null;
  let pause = minPauseMs;
  let isClosed = false;
  const listeners = new Set<() => void>();
  const unwatch = onConnection(() => {
    if (!isOnline()) return;
    pause = minPauseMs;
    schedule(0);
  });

  function readEntries(): readonly OutboxEntry<Act>[] {
    const stored = values.readJson(name);
    return Array.isArray(stored) ? stored.filter((entry) => isEntry(entry, isAct)) : [];
  }

  function change(next: readonly OutboxEntry<Act>[]) {
    entries = next;
    values.write(name, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  const drop = (key: string) => change(entries.filter((entry) => entry.key !== key));

  /** Sends what is due once `wait` milliseconds are over. */
  function schedule(wait?: number) {
    clearTimeout(timer);
    const next = soonest();
    if (isClosed || sending !== null || !next) return;
    timer = setTimeout(() => void sendNext(), wait ?? Math.max(0, next.dueAt - Date.now()));
  }

  function soonest() {
    return entries.toSorted((a, b) => a.dueAt - b.dueAt)[0];
  }

  async function sendNext() {
    const next = soonest();
    if (isClosed || !next || sending !== null) return;
    if (next.dueAt > Date.now()) return schedule();
    sending = next.key;
    const wait = await sendOnce(next);
    sending = null;
    schedule(wait);
  }

  /** Returns how long to wait before the next attempt; nothing once the act has arrived. */
  async function sendOnce(entry: OutboxEntry<Act>): Promise<number | undefined> {
    try {
      await send(entry);
    } catch (error) {
      if (mayHaveArrived(error)) {
        pause = Math.min(maxPauseMs, pause * 2);
        return pause;
      }
      drop(entry.key);
      onRefused(entry, error);
      return;
    }
    pause = minPauseMs;
    drop(entry.key);
  }

  schedule();
  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(act, undoMs = 0) {
      const doneAt = Date.now();
      const entry = { key: newKey(), act, doneAt, dueAt: doneAt + undoMs };
      const subject = subjectOf(act);
      const earlier = entries.map((each) =>
        subjectOf(each.act) === subject ? { ...each, dueAt: Math.min(each.dueAt, doneAt) } : each,
      );
      change([...earlier, entry]);
      schedule();
      return entry.key;
    },
    undo(key) {
      if (sending === key || !entries.some((entry) => entry.key === key)) return false;
      drop(key);
      schedule();
      return true;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      unwatch();
    },
  };
}

function isEntry<Act>(
  value: unknown,
  isAct: (act: unknown) => act is Act,
): value is OutboxEntry<Act> {
  if (typeof value !== "object" || value === null) return false;
  return (
    "key" in value &&
    typeof value.key === "string" &&
    "doneAt" in value &&
    typeof value.doneAt === "number" &&
    "dueAt" in value &&
    typeof value.dueAt === "number" &&
    "act" in value &&
    isAct(value.act)
  );
}
