import { ApiError, isConnectionError } from "@errand/core/api-error";
import { isServer, onlineManager, QueryClient } from "@tanstack/react-query";

/** Retries only temporary failures: no response, 429 and 5xx. */
function shouldRetry(failures: number, error: Error): boolean {
  const isTemporary = error instanceof ApiError && (error.status >= 500 || error.status === 429);
  return failures < 2 && (isTemporary || isConnectionError(error));
}

export function newQueryClient(): QueryClient {
  // It believes that a new page is online until an event says otherwise.
  if (!isServer) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // On the server a timer would keep the rendered page and its data in memory.
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * 60_000,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
      },
      // `call` itself repeats a write whose response was lost, with the same key.
      mutations: { retry: false },
    },
  });
}

/**
 * The `meta` of a query whose reply does not depend on who is signed in, such as a store's menu.
 */
export const publicQueryMeta = { isForEverybody: true };

/**
 * Clears personal data after signing in or out, and reloads what is on the screen. Another module
 * or location needs no clearing, because its query keys differ.
 */
export function resetPersonalQueries(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  void client.resetQueries({ predicate: ({ meta }) => meta !== publicQueryMeta });
}
