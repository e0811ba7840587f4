import pg from "pg";
import type { Log } from "../process/log.ts";

/** The kinds of committed changes, of this process and of others. */
export type Channel = "catalogue" | "map" | "orders";
const channels: Channel[] = ["catalogue", "map", "orders"];

export interface ChangeFeed {
  /** Calls back with the payload of every NOTIFY, and with "" when some may be lost. Returns how to stop. */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  /** Resolves once the listeners have every change that committed before the call. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

const retryMs = 500;

/**
 * Listens on a dedicated connection. Reconnects when it breaks, and then calls every listener,
 * because notifications may be lost.
 */
export async function listenForChanges(url: string, log: Log): Promise<ChangeFeed> {
  const listeners = new Map(
    channels.map((channel) => [channel, new Set<(payload: string) => void>()]),
  );
  let client: pg.Client;
  let closed = false;

  const notify = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
  };

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: "errand changes" });
    client.on("notification", ({ channel, payload }) => notify(channel, payload ?? ""));
    client.on("error", () => void reconnect());
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
  }

  let reconnecting: Promise<void> | null = null;
  function reconnect(): Promise<void> {
    reconnecting ??= (async () => {
      log.warn("change feed disconnected; reconnecting");
      while (!closed) {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        try {
          await connect();
          break;
        } catch (error) {
          log.warn({ err: error }, "change feed cannot reconnect yet");
        }
      }
      reconnecting = null;
      for (const channel of channels) notify(channel, "");
    })();
    return reconnecting;
  }

  // One query runs at a time; all callers during it share the next one.
  let roundTrip: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  function flushed(): Promise<void> {
    next ??= roundTrip.then(async () => {
      next = null;
      // A broken connection has nothing to wait for: reconnecting calls every listener.
      roundTrip = client.query("select 1").catch(() => {});
      await roundTrip;
    });
    return next;
  }

  await connect();
  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    flushed,
    async close() {
      closed = true;
      await client.end();
    },
  };
}
