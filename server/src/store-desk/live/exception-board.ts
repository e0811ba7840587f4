import type { StoreDeskApi } from "../store-desk-api.ts";
import { type LiveApi, toTimedOrder } from "./live-orders.ts";
import { readLiveRows } from "./live-rows.data.ts";
import type { ZonedException } from "./order-exceptions.ts";
import { readExceptions } from "./read-exceptions.ts";

/** Between two readings after changes, and while nothing changes but the time. */
const restMs = 2_000;
const idleMs = 10_000;

/** The exceptions of the town, read once for all who watch them. */
export interface ExceptionBoard {
  /** Calls back when they may have changed; returns how to stop. */
  watch(listener: () => void): () => void;
  /** Those there are now; while somebody watches, a few seconds old at most. */
  current(): Promise<ZonedException[]>;
}

/**
 * Reads the exceptions again after changes of orders, and every ten seconds, because time alone
 * makes orders late; nothing while nobody watches.
 */
export function createExceptionBoard(
  api: LiveApi & Pick<StoreDeskApi, "orderNews">,
): ExceptionBoard {
  const listeners = new Set<() => void>();
  let latest: Promise<ZonedException[]> | null = null;
  let isStale = false;
  let resting: NodeJS.Timeout | null = null;
  let stop = () => {};

  async function read(): Promise<ZonedException[]> {
    const now = api.clock();
    const rows = await readLiveRows(api.db, undefined, now);
    const timed = rows.map((row) => toTimedOrder(api, row, now));
    return readExceptions(api.db, timed, now);
  }

  function tell() {
    isStale = false;
    latest = null;
    resting = setTimeout(() => {
      resting = null;
      if (isStale) tell();
    }, restMs).unref();
    for (const listener of listeners) listener();
  }

  function change() {
    isStale = true;
    if (!resting) tell();
  }

  function begin() {
    const unwatch = api.orderNews.watch(change);
    const clock = setInterval(change, idleMs).unref();
    stop = () => {
      unwatch();
      clearInterval(clock);
      if (resting) clearTimeout(resting);
      resting = null;
      latest = null;
    };
  }

  return {
    watch(listener) {
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    current() {
      if (listeners.size === 0) return read();
      if (latest) return latest;
      const reading = read();
      latest = reading;
      // Whoever asked gets the failure, and the next one reads again.
      reading.catch(() => {
        if (latest === reading) latest = null;
      });
      return reading;
    },
  };
}
