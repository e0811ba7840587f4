import type { ChangeFeed } from "../database/change-feed.ts";

/** A change feed whose notifications the test sends itself. */
export function manualChanges() {
  const listeners: ((payload: string) => void)[] = [];
  const changes: ChangeFeed = {
    on: (_channel, listener) => {
      listeners.push(listener);
      return () => {};
    },
    onSubject: () => () => {},
    flushed: async () => {},
    isConnected: () => true,
    close: async () => {},
  };
  return {
    changes,
    notify(payload = "items") {
      for (const listener of listeners) listener(payload);
    },
  };
}
