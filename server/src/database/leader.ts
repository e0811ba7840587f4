import type { Log } from "../process/log.ts";
import { pause } from "../process/pause.ts";
import { sessionClient } from "./session-client.ts";
import { getShopAddress } from "./shop-address.ts";
import { processLocks } from "./shop-schema.ts";

const retryMs = 5000;

/**
 * Runs `work` in one of the processes of a shop: the one that holds an advisory lock on
 * a dedicated connection. When the connection breaks, `until` is aborted and the lock requested
 * again. When the process dies, another one takes over within seconds.
 */
export function runAsLeader(options: {
  url: string;
  /** The number of the advisory lock, different for each kind of work. */
  lock: number;
  log: Log;
  work: (until: AbortSignal) => Promise<void>;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await workAsLeader(options, stopping.signal).catch((error) => {
        options.log.warn({ err: error }, "leader work failed; retrying");
      });
      await pause(retryMs, stopping.signal);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

async function workAsLeader(
  { url, lock, work }: Parameters<typeof runAsLeader>[0],
  stopping: AbortSignal,
) {
  const lost = new AbortController();
  const address = getShopAddress(url);
  const client = sessionClient(address.url, "errand: leader");
  client.on("error", () => lost.abort());
  const stopFollowing = address.onMove("continue", () => lost.abort());
  try {
    await client.connect();
    const { rows } = await client.query(
      `select pg_try_advisory_lock(${processLocks}, $1::int) as leads`,
      [lock],
    );
    if (rows[0]?.leads) await work(AbortSignal.any([stopping, lost.signal]));
  } finally {
    stopFollowing();
    await client.end();
  }
}
