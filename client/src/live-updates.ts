import type { ApiError } from "@errand/core/api-error";
import { isOnline, onConnection, reportNoResponse, reportResponse } from "./connection.ts";
import type { AnyContract, EndpointOf } from "./contract-types.ts";
import type { Client } from "./create-client.ts";
import { readEvents } from "./event-stream.ts";

/** The state of a live stream. `waiting`: it is disconnected and pauses before the next attempt. */
export type LiveState = "connecting" | "live" | "waiting" | "ended";

interface Listener {
  onEvent(name: string, data: unknown): void;
  onState(state: LiveState): void;
  /** The server has sent something, if only a comment: what was received last is still true. */
  onAlive?(): void;
  /** The position after the events received so far, from which a later page resumes. */
  onPosition?(lastId: string): void;
  /** The server refuses the stream; it is not requested again. */
  onRefused(error: ApiError): void;
}

const minPauseMs = 1000;
const maxPauseMs = 30_000;
/** The server sends a comment every 15 seconds: a connection silent for this long is dead. */
const maxSilenceMs = 40_000;

/** Creates the function that listens to the live streams of a client. */
export function createListen<Contract extends AnyContract, Scope>(
  client: Pick<Client<Contract, Scope>, "request" | "errorOf">,
) {
  /**
   * Listens to a live stream until it ends; returns a function that stops it earlier. A lost
   * connection resumes after the last event received (`Last-Event-ID`): immediately when the server
   * can be reached again, else after growing pauses. `resumeAfter` is the position of an earlier
   * page. Uses `fetch` because `EventSource` cannot send
   * the token's header.
   */
  return <E extends EndpointOf<Contract> & `GET ${string}`>(
    endpoint: E,
    input: Contract[E]["input"],
    listener: Listener,
    resumeAfter = "",
  ): (() => void) => {
    const stop = new AbortController();
    const request = () => client.request(endpoint, input);
    const stream = {
      request,
      errorOf: client.errorOf,
      listener,
      lastId: resumeAfter,
      pause: minPauseMs,
    };
    void keepListening(stream, stop.signal);
    return () => stop.abort();
  };
}

interface Stream {
  request(): Promise<Request>;
  errorOf(request: Request, response: Response): Promise<ApiError>;
  listener: Listener;
  lastId: string;
  pause: number;
}

async function keepListening(stream: Stream, stop: AbortSignal) {
  const { listener } = stream;
  while (!stop.aborted) {
    listener.onState("connecting");
    const outcome = await listenOnce(stream, stop);
    if (stop.aborted) return;
    if (outcome === "ended") return listener.onState("ended");
    if (outcome !== "lost") return listener.onRefused(outcome);
    listener.onState("waiting");
    // Spread the reconnections after an outage.
    await pauseUntilOnline(stream.pause * (0.75 + Math.random() / 2), stop);
    stream.pause = Math.min(maxPauseMs, stream.pause * 2);
  }
}

async function listenOnce(stream: Stream, stop: AbortSignal): Promise<"ended" | "lost" | ApiError> {
  const silence = startSilenceTimer();
  try {
    const request = await stream.request();
    request.headers.set("Accept", "text/event-stream");
    if (stream.lastId !== "") request.headers.set("Last-Event-ID", stream.lastId);
    const response = await fetch(request, { signal: AbortSignal.any([stop, silence.signal]) });
    reportResponse();
    if (response.status === 204) return "ended";
    if (response.status === 429 || response.status >= 500) return "lost";
    if (!response.ok || !response.body) return await stream.errorOf(request, response);

    stream.listener.onState("live");
    const alive = () => {
      silence.restart();
      stream.listener.onAlive?.();
    };
    for await (const { id, name, data } of readEvents(response.body, alive)) {
      // An end with a code is an error: the next request receives the reason.
      if (name === "end") return isRefused(data) ? "lost" : "ended";
      stream.lastId = id ?? stream.lastId;
      stream.pause = minPauseMs;
      stream.listener.onEvent(name, data);
      stream.listener.onPosition?.(stream.lastId);
    }
    return "lost";
  } catch {
    if (!stop.aborted) reportNoResponse();
    return "lost";
  } finally {
    silence.end();
  }
}

/** The end carries a `code` when the session is over (contract 4.10). */
function isRefused(data: unknown): boolean {
  return typeof data === "object" && data !== null && "code" in data;
}

/** Aborts its signal unless it is restarted within `maxSilenceMs`. */
function startSilenceTimer() {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), maxSilenceMs);
  let timer = start();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    end: () => clearTimeout(timer),
  };
}

/** Resolves after `duration` milliseconds, or as soon as the server can be reached again. */
function pauseUntilOnline(duration: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, duration);
    const unwatch = onConnection(() => isOnline() && end());
    stop.addEventListener("abort", end);
    function end() {
      clearTimeout(timer);
      unwatch();
      stop.removeEventListener("abort", end);
      resolve();
    }
  });
}
