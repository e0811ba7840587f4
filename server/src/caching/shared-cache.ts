import type { ChangeFeed } from "../database/change-feed.ts";
import type { Log } from "../process/log.ts";
import { anyChangeTag, changedTags, getTagKind, type Tag } from "./tags.ts";

/** The key of what any change concerns; `*` has a meaning in the patterns of caches. */
const anyKey = "any";
/** Stands for everything that the cache holds. */
const everything = "all";

/** Caches limit the length of a header; what is made from more is not shared. */
const maxKeyLength = 6_000;

/** Keeps a response out of shared caches, whatever its other headers allow. */
export const notShared = { "Surrogate-Control": "no-store" };

/**
 * The headers by which a shared cache in front of the processes may hold a response until its
 * minute ends or it is told of a change (docs/operations.md).
 */
export function sharedHeaders(tags: readonly Tag[], now: Date): Record<string, string> {
  const keys = tags.map((tag) => (tag === anyChangeTag ? anyKey : tag)).join(" ");
  if (keys.length > maxKeyLength) return notShared;
  const seconds = 60 - now.getUTCSeconds();
  return { "Surrogate-Control": `max-age=${seconds}`, "Surrogate-Key": keys };
}

/** A page that was fetched when the change came may be stored after the first notice of it. */
const delaysMs = [20, 1_000];

/**
 * Tells a shared cache what changes, as every process does when it has heard of it: a cache that
 * asks a process before is then told by that process. Until the cache answers, it is told again.
 */
export function notifySharedCache({
  changes,
  url,
  log,
}: {
  changes: ChangeFeed;
  url: string;
  log: Log;
}): { stop(): void } {
  const batches = delaysMs.map((delayMs) => createBatch(delayMs, send));
  const repeated = createBatch(1_000, send);
  let isAway = false;

  async function send(keys: Set<string>) {
    const list = [...keys].join(" ");
    const key = keys.has(everything) || list.length > maxKeyLength ? everything : list;
    try {
      const headers = { "Surrogate-Key": key };
      const signal = AbortSignal.timeout(2_000);
      const { ok, status } = await fetch(url, { method: "PURGE", headers, signal });
      if (!ok) throw new Error(`it answers ${status}`);
      if (isAway) log.info("shared cache is back");
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, "shared cache is away; it is told of changes later");
      isAway = true;
      repeated.add([key]);
    }
  }

  const stopListening = changes.on("catalogue", (payload) => {
    for (const batch of batches) batch.add(keysOf(payload));
  });
  return {
    stop() {
      stopListening();
      for (const batch of [...batches, repeated]) batch.stop();
    },
  };
}

/** What a change names concerns also what was made from all of its kind, or from anything. */
function keysOf(payload: string): string[] {
  const tags = changedTags(payload);
  return tags === null ? [everything] : [anyKey, ...tags, ...tags.map(getTagKind)];
}

/** Collects keys for a while, and then sends each once. */
function createBatch(delayMs: number, send: (keys: Set<string>) => Promise<void>) {
  const keys = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  return {
    add(more: string[]) {
      for (const key of more) keys.add(key);
      timer ??= setTimeout(() => {
        timer = null;
        const sent = new Set(keys);
        keys.clear();
        void send(sent);
      }, delayMs).unref();
    },
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}
