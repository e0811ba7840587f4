import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { Log } from "../process/log.ts";
import { ThrottledError } from "./rate-limits.ts";

/** An event of a live stream. Ids increase, part by part where they have several. */
export interface LiveEvent {
  id: string;
  event: string;
  data: unknown;
}

/** The source of one stream's events. */
export interface Feed {
  /**
   * Calls `wake` when there may be new events, and when the caller may have lost access; returns
   * the function that unsubscribes.
   */
  watch(wake: (to: "news" | "access") => void): () => void;
  /** The events since the previous call, oldest first; the first call returns the current state. */
  news(): Promise<LiveEvent[]>;
  /** Whether no event can follow those sent so far. */
  isOver(): boolean;
  /**
   * Whether the caller may still read; checked at the start, at each heartbeat and after `access`.
   */
  mayWatch(): Promise<boolean>;
}

export interface Streams {
  /**
   * Responds with Server-Sent Events until the feed ends or the client disconnects (contract 4.10).
   */
  open(c: Context, caller: string, feed: Feed): Response;
  /** Sends a heartbeat on every stream and checks again whether its caller may read. */
  beat(): void;
  /** How many are open. */
  count(): number;
  /** Ends all streams; browsers reconnect to another process. */
  close(): void;
}

type Signal = "news" | "access" | "beat" | "stop";

const maxPerCaller = 5;
const beatMs = 15_000;
const retryMs = 3000;

/** The live streams of this process. At most five of one caller are open. */
export function createStreams(log: Log): Streams {
  const opened = new Set<{ caller: string; signal: (signal: Signal) => void }>();
  let timer: NodeJS.Timeout | undefined;
  const signalAll = (signal: Signal) => {
    for (const stream of opened) stream.signal(signal);
  };

  return {
    open(c, caller, feed) {
      const count = [...opened].filter((stream) => stream.caller === caller).length;
      if (count >= maxPerCaller) throw new ThrottledError(beatMs / 1000);
      if (c.req.raw.method === "HEAD") {
        return c.body(null, 200, { "Content-Type": "text/event-stream" });
      }
      const mailbox = createMailbox();
      const entry = { caller, signal: mailbox.put };

      const response = streamSSE(c, async (out) => {
        opened.add(entry);
        timer ??= setInterval(() => signalAll("beat"), beatMs).unref();
        out.onAbort(() => mailbox.put("stop"));
        const unwatch = feed.watch(mailbox.put);
        try {
          await writeEvents(out, feed, mailbox.take);
        } catch (error) {
          log.error({ err: error }, "live stream failed; the browser reconnects");
        } finally {
          unwatch();
          opened.delete(entry);
          if (opened.size === 0) {
            clearInterval(timer);
            timer = undefined;
          }
        }
      });
      response.headers.set("Cache-Control", "no-store");
      return response;
    },
    beat: () => signalAll("beat"),
    count: () => opened.size,
    close: () => signalAll("stop"),
  };
}

async function writeEvents(out: SSEStreamingApi, feed: Feed, next: () => Promise<Signal>) {
  await out.write(`retry: ${retryMs}\n\n`);
  let isFirst = true;
  for (let signal: Signal = "news"; signal !== "stop"; signal = await next()) {
    if ((isFirst || signal !== "news") && !(await feed.mayWatch())) {
      return await out.writeSSE({ event: "end", data: JSON.stringify({ code: "auth-001" }) });
    }
    isFirst = false;
    if (signal === "beat") await out.write(":\n\n");
    if (signal !== "news") continue;
    for (const { id, event, data } of await feed.news()) {
      await out.writeSSE({ id, event, data: JSON.stringify(data) });
    }
    if (feed.isOver()) return await out.writeSSE({ event: "end", data: "{}" });
  }
}

/**
 * Queues each kind of signal once until it is taken. Access is checked before news is sent, and
 * nothing follows `stop`.
 */
function createMailbox() {
  const waiting = new Set<Signal>();
  let taker: ((signal: Signal) => void) | null = null;
  const first = () =>
    (["stop", "access", "beat", "news"] as const).find((signal) => waiting.has(signal));

  const deliver = () => {
    const signal = first();
    if (!taker || !signal) return;
    if (signal !== "stop") waiting.delete(signal);
    taker(signal);
    taker = null;
  };
  return {
    put(signal: Signal) {
      waiting.add(signal);
      deliver();
    },
    take() {
      return new Promise<Signal>((resolve) => {
        taker = resolve;
        deliver();
      });
    },
  };
}
