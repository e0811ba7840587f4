import type { LiveState } from "@errand/client/live-updates.ts";
import type { ApiError } from "@errand/core/api-error";
import type { DeskClient } from "../desk-client.ts";

type Heard = (data: unknown) => void;

/** What the server tells the desk as it happens: one connection for all its screens. */
export interface DeskStream {
  connection(): LiveState;
  subscribe(listener: () => void): () => void;
  /** Calls `heard` with the data of each event of a name, until the returned function is called. */
  on(event: string, heard: Heard): () => void;
  /** The data of the last event of a name, such as the counters; undefined before the first. */
  last(event: string): unknown;
  /** Listens until the returned function is called. */
  start(): () => void;
}

interface DeskStreamOptions {
  client: Pick<DeskClient, "listen">;
  onRefused(error: ApiError): void;
}

/** Creates the stream of the desk. */
export function createDeskStream({ client, onRefused }: DeskStreamOptions): DeskStream {
  let connection: LiveState = "connecting";
  const subscribers = new Set<() => void>();
  const hearers = new Map<string, Set<Heard>>();
  const lastOf = new Map<string, unknown>();
  function tell() {
    for (const subscriber of subscribers) subscriber();
  }
  return {
    connection: () => connection,
    subscribe(listener) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    on(event, heard) {
      const others = hearers.get(event) ?? new Set();
      hearers.set(event, others.add(heard));
      return () => others.delete(heard);
    },
    last: (event) => lastOf.get(event),
    start: () =>
      client.listen(
        "GET /desk/stream",
        {},
        {
          onEvent(name, data) {
            lastOf.set(name, data);
            for (const heard of hearers.get(name) ?? []) heard(data);
            tell();
          },
          onState(state) {
            connection = state;
            tell();
          },
          onRefused,
        },
      ),
  };
}
