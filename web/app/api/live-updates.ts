import type { ApiError } from "./api-error.ts";
import type { Endpoint, Input } from "./api-request.ts";
import { clientError, clientRequest } from "./call.ts";
import { eventsIn } from "./event-stream.ts";

/** How a live stream is doing. `waiting` is between two tries, for example without a connection. */
export type LiveState = "connecting" | "live" | "waiting" | "ended";

interface Listener {
  /** Something happened: its name, and what it says. */
  onEvent(name: string, data: unknown): void;
  onState(state: LiveState): void;
  /** The server does not let this visitor listen; nothing more will come. */
  onRefused(error: ApiError): void;
}

const firstPause = 1000;
const longestPause = 30_000;
/** The server gives a sign of life every 15 seconds; without any for this long the connection is dead. */
const silence = 40_000;

/**
 * Listens to a live stream until it ends, or until the answer of this function is called. A lost
 * connection is taken up where it was left (`Last-Event-ID`): at once when the device is back online,
 * else after pauses that grow. Read with `fetch`, so that the token travels in its header.
 */
export function listen<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  input: Input<E>,
  listener: Listener,
): () => void {
  const stop = new AbortController();
  const stream = { endpoint, input, listener, lastId: "", pause: firstPause };
  void keepListening(stream, stop.signal);
  return () => stop.abort();
}

interface Stream<E extends Endpoint> {
  endpoint: E;
  input: Input<E>;
  listener: Listener;
  lastId: string;
  pause: number;
}

async function keepListening<E extends Endpoint>(stream: Stream<E>, stop: AbortSignal) {
  const { listener } = stream;
  while (!stop.aborted) {
    listener.onState("connecting");
    const outcome = await listenOnce(stream, stop);
    if (stop.aborted) return;
    if (outcome === "ended") return listener.onState("ended");
    if (outcome !== "lost") return listener.onRefused(outcome);
    listener.onState("waiting");
    // Not all at the same moment after an outage.
    await restOrOnline(stream.pause * (0.75 + Math.random() / 2), stop);
    stream.pause = Math.min(longestPause, stream.pause * 2);
  }
}

async function listenOnce<E extends Endpoint>(
  stream: Stream<E>,
  stop: AbortSignal,
): Promise<"ended" | "lost" | ApiError> {
  const alive = watchSilence();
  try {
    const request = await clientRequest(stream.endpoint, stream.input);
    request.headers.set("Accept", "text/event-stream");
    if (stream.lastId !== "") request.headers.set("Last-Event-ID", stream.lastId);
    const response = await fetch(request, { signal: AbortSignal.any([stop, alive.signal]) });
    if (response.status === 204) return "ended";
    if (response.status === 429 || response.status >= 500) return "lost";
    if (!response.ok || !response.body) return await clientError(request, response);

    stream.listener.onState("live");
    for await (const { id, name, data } of eventsIn(response.body, alive.sign)) {
      // Closed to this visitor, and not at its end: asked again, the server says why.
      if (name === "end") return isRefusal(data) ? "lost" : "ended";
      stream.lastId = id || stream.lastId;
      stream.pause = firstPause;
      stream.listener.onEvent(name, data);
    }
    return "lost";
  } catch {
    return "lost";
  } finally {
    alive.end();
  }
}

/** The end says `code` where the session is over (contract 4.10). */
function isRefusal(data: unknown): boolean {
  return typeof data === "object" && data !== null && "code" in data;
}

/** Gives up on a connection from which nothing was heard for too long. */
function watchSilence() {
  const dead = new AbortController();
  const start = () => setTimeout(() => dead.abort(), silence);
  let timer = start();
  return {
    signal: dead.signal,
    sign() {
      clearTimeout(timer);
      timer = start();
    },
    end: () => clearTimeout(timer),
  };
}

/** Over after `duration`, or as soon as the device is online again. */
function restOrOnline(duration: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, duration);
    window.addEventListener("online", end);
    stop.addEventListener("abort", end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      stop.removeEventListener("abort", end);
      resolve();
    }
  });
}
