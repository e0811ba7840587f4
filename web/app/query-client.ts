import { isServer, QueryClient, queryOptions } from "@tanstack/react-query";
import { callWith } from "./api.ts";
import { ApiError, isConnectionError } from "./api-error.ts";
import type { Endpoint, InputArguments, Reply } from "./api-request.ts";

/** Only what may go better next time is tried again: no answer, a busy or a failing server. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const isPassing = error instanceof ApiError && (error.status >= 500 || error.status === 429);
  return failures < 2 && (isPassing || isConnectionError(error));
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // On the server a timer would hold the drawn page and all its data until it ends.
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * 60_000,
        retry: isWorthRepeating,
        refetchOnWindowFocus: false,
      },
      // `call` itself repeats a write whose answer was lost, under the same key.
      mutations: { retry: false },
    },
  });
}

/** The `meta` of a query whose answer is the same for everybody, wherever they are: a store's menu. */
export const forEverybody = { isForEverybody: true };

/**
 * For when the place, the module or the person has changed: what was read for another is not true
 * any more, and what is on the screen is read again.
 */
export function forgetReplies(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  void client.resetQueries({ predicate: ({ meta }) => meta !== forEverybody });
}

/**
 * The query that reads one endpoint: `useQuery(reading("GET /module"))`. A loader's reply is its
 * first data: `useQuery({ ...reading("GET /module"), initialData: loaderData.modules })`.
 */
export function reading<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  ...[input]: InputArguments<E>
) {
  return queryOptions<Reply<E>, Error, Reply<E>, readonly [E, unknown]>({
    queryKey: [endpoint, input ?? {}],
    queryFn: ({ signal }) => callWith(endpoint, input, { signal }),
  });
}
