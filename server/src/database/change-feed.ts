import type pg from "pg";
import type { Log } from "../process/log.ts";
import { TimeLimitError, withTimeLimit } from "../process/time-limit.ts";
import { sessionClient } from "./session-client.ts";
import { findNewAddress, getShopAddress } from "./shop-address.ts";
import { ownName, readShopSchema } from "./shop-schema.ts";

export const channels = [
  "catalogue",
  "map",
  "orders",
  "positions",
  "sessions",
  "notifications",
  "jobs",
  "chat",
  "imports",
  "stores",
  "groups",
  "couriers",
  "moves",
  "desk",
] as const;
/** The kinds of committed changes, of this process and of others. */
export type Channel = (typeof channels)[number];

export interface ChangeFeed {
  /**
   * Calls back with the payload of every NOTIFY, and with "" when some may be lost. Returns how to
   * stop.
   */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  /**
   * Calls back at every NOTIFY with this payload, and when some may be lost. Thousands of such
   * listeners cost a notification nothing that does not concern them.
   */
  onSubject(channel: Channel, payload: string, listener: () => void): () => void;
  /** Resolves once the listeners have every change that committed before the call. */
  flushed(): Promise<void>;
  /** False while the connection is broken. */
  isConnected(): boolean;
  close(): Promise<void>;
}

const retryMs = 500;
/** Milliseconds: writes wait for it after their commit. */
const roundTripLimit = 5_000;

/**
 * Listens to the changes of one shop on a dedicated connection. Reconnects when it breaks, and then
 * calls every listener, because notifications may be lost.
 */
export async function listenForChanges(url: string, log: Log): Promise<ChangeFeed> {
  const listeners = new Map(
    channels.map((channel) => [channel, new Set<(payload: string) => void>()]),
  );
  const subjects = createSubjectListeners();
  const address = getShopAddress(url);
  let client: pg.Client | null = null;
  let closed = false;
  let isConnected = false;

  const notify = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
    subjects.notify(channel as Channel, payload);
  };

  async function openAt(shopUrl: string): Promise<pg.Client> {
    const opened = sessionClient(shopUrl, "errand changes");
    opened.on("error", () => {
      if (client === opened) void reconnect();
    });
    try {
      await opened.connect();
      const schema = await readShopSchema(opened);
      const prefix = ownName(schema, "", (own) => `${own}.`);
      opened.on("notification", ({ channel, payload }) =>
        notify(channel.slice(prefix.length), payload ?? ""),
      );
      for (const channel of channels) await opened.query(`listen "${prefix}${channel}"`);
      return opened;
    } catch (error) {
      // A standby that is not promoted yet accepts connections and refuses to listen.
      await opened.end().catch(() => {});
      throw error;
    }
  }

  async function connect(): Promise<void> {
    client = await openAt(address.url);
    isConnected = true;
    // The notice of a move may be among those that are lost.
    if ((await findNewAddress(client)) !== null) void follow();
  }

  /** Follows a move; when the new place does not answer yet, writes that are refused try again. */
  async function follow() {
    await address.follow().catch((err) => log.warn({ err }, "the shop cannot be followed yet"));
  }

  let reconnecting: Promise<void> | null = null;
  function reconnect(): Promise<void> {
    isConnected = false;
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

  /**
   * Resolves once the connection has delivered what was sent before; one that no longer answers is
   * opened again.
   */
  async function passNotifications() {
    const probed = client;
    if (!probed) return;
    try {
      await withTimeLimit(probed.query("select 1"), "change feed", roundTripLimit);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      probed.end().catch(() => {});
      void reconnect();
    }
  }

  // One query runs at a time; all callers during it share the next one.
  let roundTrip: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  function flushed(): Promise<void> {
    next ??= roundTrip.then(async () => {
      next = null;
      // A broken connection has nothing to wait for: reconnecting calls every listener.
      roundTrip = passNotifications().catch(() => {});
      await roundTrip;
    });
    return next;
  }

  const stopFollowing = [
    address.onMove("listen", async (newUrl) => {
      const left = client;
      client = await openAt(newUrl);
      isConnected = true;
      await left?.end().catch(() => {});
    }),
    address.onMove("continue", () => {
      for (const channel of channels) if (channel !== "moves") notify(channel, "");
    }),
  ];
  listeners.get("moves")?.add(() => void follow());

  await connect();
  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    onSubject: subjects.on,
    flushed,
    isConnected: () => isConnected,
    async close() {
      closed = true;
      for (const stop of stopFollowing) stop();
      await client?.end();
    },
  };
}

/** Listeners by channel and payload. An empty payload calls every listener of its channel. */
function createSubjectListeners() {
  const bySubject = new Map<string, Set<() => void>>();
  const toMessageKey = (channel: Channel, payload: string) => `${channel} ${payload}`;

  return {
    on(channel: Channel, payload: string, listener: () => void): () => void {
      const key = toMessageKey(channel, payload);
      const listening = bySubject.get(key) ?? new Set();
      bySubject.set(key, listening.add(listener));
      return () => {
        listening.delete(listener);
        if (listening.size === 0 && bySubject.get(key) === listening) bySubject.delete(key);
      };
    },
    notify(channel: Channel, payload: string) {
      const keys =
        payload === ""
          ? [...bySubject.keys()].filter((key) => key.startsWith(`${channel} `))
          : [toMessageKey(channel, payload)];
      for (const key of keys) for (const listener of bySubject.get(key) ?? []) listener();
    },
  };
}
