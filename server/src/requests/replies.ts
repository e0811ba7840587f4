import { createHash } from "node:crypto";
import type { Changes } from "../database/changes.ts";

export interface KeptReply {
  body: string;
  etag: string;
}

/**
 * Answers to `anyone`, kept as the bytes they were sent as. A change of the catalogue drops them
 * all; what depends on the clock (is a store open?) is dropped when its minute ends.
 */
export interface Replies {
  /** The kept answer to `key`, or the one that `make` makes now. */
  get(key: string, now: Date, make: () => Promise<string>): Promise<KeptReply>;
  clear(): void;
}

/** Characters of all answers together: some tens of megabytes. */
const mostKept = 16_000_000;

export function keepReplies(changes: Changes, most = mostKept): Replies {
  const replies = new Map<string, KeptReply & { until: number }>();
  /** Being made now; who asks meanwhile waits for the same. */
  const making = new Map<string, { reply: Promise<KeptReply>; until: number }>();
  let kept = 0;
  let generation = 0;
  const clear = () => {
    generation += 1;
    kept = 0;
    replies.clear();
    making.clear();
  };
  const drop = (key: string) => {
    kept -= replies.get(key)?.body.length ?? 0;
    replies.delete(key);
  };
  changes.on("catalogue", clear);

  const makeReply = async (key: string, until: number, make: () => Promise<string>) => {
    const begun = generation;
    const body = await make();
    const reply = { body, etag: etagOf(body), until };
    // What was read before a change must not outlive it.
    if (begun === generation) {
      drop(key);
      replies.set(key, reply);
      kept += body.length;
      for (const oldest of replies.keys()) {
        if (kept <= most) break;
        drop(oldest);
      }
    }
    return reply;
  };

  return {
    clear,
    async get(key, now, make) {
      const until = endOfMinute(now);
      const found = replies.get(key);
      if (found && found.until > now.getTime()) return found;
      const underWay = making.get(key);
      if (underWay?.until === until) return underWay.reply;

      const own = { reply: makeReply(key, until, make), until };
      making.set(key, own);
      return own.reply.finally(() => {
        if (making.get(key) === own) making.delete(key);
      });
    },
  };
}

export function etagOf(body: string): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`;
}

function endOfMinute(now: Date): number {
  return (Math.floor(now.getTime() / 60_000) + 1) * 60_000;
}
