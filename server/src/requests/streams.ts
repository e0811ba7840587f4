import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { Log } from "../process/log.ts";
import { Throttled } from "./rate-limits.ts";

/** One thing that happened, as it is told to whoever watches. Ids only grow. */
export interface LiveEvent {
  id: number;
  event: string;
  data: unknown;
}

/** What one visitor watches. */
export interface Feed {
  /** Calls `wake` when there may be news; the answer ends that. */
  watch(wake: () => void): () => void;
  /** What came since it was last asked, oldest first; the first time, where things stand. */
  news(): Promise<LiveEvent[]>;
  /** Nothing can come after the news told so far. */
  isOver(): boolean;
  /** Whether the visitor is still signed in; asked before anything is told. */
  mayWatch(): Promise<boolean>;
}

export interface Streams {
  /** Answers with Server-Sent Events until the feed is over or the visitor leaves (contract 4.10). */
  open(c: Context, caller: string, feed: Feed): Response;
  /** A sign of life on every stream, and the question whether its visitor may go on watching. */
  beat(): void;
  /** Ends all of them: the browsers open theirs again where another process answers. */
  close(): void;
}

type Signal = "news" | "beat" | "stop";

const maxPerCaller = 5;
const beatMs = 15_000;
const retryMs = 3000;

/** The live streams of this process. */
export function createStreams(log: Log): Streams {
  const opened = new Set<{ caller: string; signal: (signal: Signal) => void }>();
  let timer: NodeJS.Timeout | undefined;
  const tellAll = (signal: Signal) => {
    for (const one of opened) one.signal(signal);
  };

  return {
    open(c, caller, feed) {
      const held = [...opened].filter((one) => one.caller === caller).length;
      if (held >= maxPerCaller) throw new Throttled(beatMs / 1000);
      if (c.req.raw.method === "HEAD") {
        return c.body(null, 200, { "Content-Type": "text/event-stream" });
      }
      const mailbox = createMailbox();
      const entry = { caller, signal: mailbox.put };

      const response = streamSSE(c, async (out) => {
        opened.add(entry);
        timer ??= setInterval(() => tellAll("beat"), beatMs).unref();
        out.onAbort(() => mailbox.put("stop"));
        const unwatch = feed.watch(() => mailbox.put("news"));
        try {
          await writeEvents(out, feed, mailbox.take);
        } catch (error) {
          log.error({ err: error }, "a live stream broke; the browser opens it again");
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
    beat: () => tellAll("beat"),
    close: () => tellAll("stop"),
  };
}

async function writeEvents(out: SSEStreamingApi, feed: Feed, next: () => Promise<Signal>) {
  await out.write(`retry: ${retryMs}\n\n`);
  for (let signal: Signal = "news"; signal !== "stop"; signal = await next()) {
    if (!(await feed.mayWatch())) {
      return await out.writeSSE({ event: "end", data: JSON.stringify({ code: "auth-001" }) });
    }
    if (signal === "beat") {
      await out.write(":\n\n");
      continue;
    }
    for (const { id, event, data } of await feed.news()) {
      await out.writeSSE({ id: String(id), event, data: JSON.stringify(data) });
    }
    if (feed.isOver()) return await out.writeSSE({ event: "end", data: "{}" });
  }
}

/** Signals wait until they are taken, each kind once; the last word is `stop`. */
function createMailbox() {
  const waiting = new Set<Signal>();
  let taker: ((signal: Signal) => void) | null = null;
  const first = () => (["stop", "beat", "news"] as const).find((signal) => waiting.has(signal));

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
