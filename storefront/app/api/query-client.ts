import { ApiError, isConnectionError } from "@errand/core/api-error";
import { hashKey, isServer, onlineManager, QueryClient, queryOptions } from "@tanstack/react-query";
import type { Call, Endpoint, InputArguments, Reply, Scope } from "./api-request.ts";
import { callWith } from "./call.ts";

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

/** The `meta` of a query whose reply does not depend on who is signed in, such as a store's menu. */
export const publicQueryMeta = { isForEverybody: true };

/**
 * Clears personal data after signing in or out, and reloads what is on the screen. Another module or
 * location needs no clearing, because its query keys differ.
 */
export function resetPersonalQueries(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  void client.resetQueries({ predicate: ({ meta }) => meta !== publicQueryMeta });
}

/**
 * All query keys are created here (`query-keys.grit`). Each key ends with the scope, which the requests
 * of the query also send in their headers. Cached replies of different modules, zones, locations and
 * languages therefore stay separate.
 */
const scopedKey = (name: readonly unknown[], scope: Scope) => [...name, scope] as const;

/** A query that calls several endpoints, or caches data other than a reply. */
export function scopedQuery<Data>(
  scope: Scope,
  name: readonly unknown[],
  read: (call: Call) => Promise<Data>,
) {
  return queryOptions({
    queryKey: scopedKey(name, scope),
    queryFn: ({ signal }) => read(callIn(scope, signal)),
  });
}

/**
 * The query of one endpoint: `useQuery(endpointQuery(useScope(), "GET /module"))`. Loader data is valid
 * as initial data only in the scope of the page: `usePageScope()`.
 */
export function endpointQuery<E extends Endpoint & `GET ${string}`>(
  scope: Scope,
  endpoint: E,
  ...input: InputArguments<E>
) {
  return scopedQuery(
    scope,
    [endpoint, input[0] ?? {}],
    (call): Promise<Reply<E>> => call(endpoint, ...input),
  );
}

/** The options of `useInfiniteQuery` for a paginated list; pages start at 1. */
export function scopedPages<Page>(
  scope: Scope,
  name: readonly unknown[],
  read: (call: Call, page: number) => Promise<Page>,
) {
  return {
    queryKey: scopedKey([...name, "pages"], scope),
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      read(callIn(scope, signal), pageParam),
    initialPageParam: 1,
  };
}

/** The filter for the queries of an endpoint in every scope. */
export function everyScope(endpoint: Endpoint) {
  return { queryKey: [endpoint] };
}

/** The filter for all scopes but one: after a change in that scope, the data of the others is stale. */
export function otherScopes(endpoint: Endpoint, scope: Scope) {
  return { ...everyScope(endpoint), predicate: (query: AnyQuery) => !isOf(scope, query) };
}

/** The previous data while a new filter loads, but only within the same scope. */
export function keepPreviousWithin(scope: Scope) {
  return <Data>(previous: Data | undefined, query?: AnyQuery) =>
    query && isOf(scope, query) ? previous : undefined;
}

interface AnyQuery {
  queryKey: readonly unknown[];
}

function isOf(scope: Scope, { queryKey }: AnyQuery): boolean {
  return hashKey([queryKey.at(-1)]) === hashKey([scope]);
}

function callIn(scope: Scope, signal: AbortSignal): Call {
  return (endpoint, ...[input]) => callWith(endpoint, input, { scope, signal });
}
