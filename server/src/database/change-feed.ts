import pg from "pg";
import type { Log } from "../process/log.ts";

/** What committed somewhere: in this process or another one. */
export type Channel = "catalogue" | "map" | "orders";
const channels: Channel[] = ["catalogue", "map", "orders"];

export interface ChangeFeed {
  /** Calls back with the payload of every NOTIFY, and with "" when some may have been missed. */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  /** Resolves when everything committed before now has been heard here. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

const retryMs = 500;

/**
 * Listens on a connection of its own. When it breaks it is opened again, and every listener is told
 * that something may have changed meanwhile.
 */
export async function listenForChanges(url: string, log: Log): Promise<ChangeFeed> {
  const listeners = new Map(
    channels.map((channel) => [channel, new Set<(payload: string) => void>()]),
  );
  let client: pg.Client;
  let closed = false;

  const tell = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
  };

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: "errand changes" });
    client.on("notification", ({ channel, payload }) => tell(channel, payload ?? ""));
    client.on("error", () => void reconnect());
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
  }

  let reconnecting: Promise<void> | null = null;
  function reconnect(): Promise<void> {
    reconnecting ??= (async () => {
      log.warn("the connection that hears of changes broke; opening it again");
      while (!closed) {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        try {
          await connect();
          break;
        } catch (error) {
          log.warn({ err: error }, "no connection yet");
        }
      }
      reconnecting = null;
      for (const channel of channels) tell(channel, "");
    })();
    return reconnecting;
  }

  // One question is under way at a time; all who ask meanwhile share the next one.
  let asking: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  function flushed(): Promise<void> {
    next ??= asking.then(async () => {
      next = null;
      // On a broken connection nothing can be awaited: all is told anew when it is open again.
      asking = client.query("select 1").catch(() => {});
      await asking;
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
