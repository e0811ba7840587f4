import { hashKey, isServer, QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, isConnectionError } from "./api-error.ts";
import type { Call, Endpoint, InputArguments, Reply, Scope } from "./api-request.ts";
import { callWith } from "./call.ts";

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

/** The `meta` of a query whose reply does not depend on who is signed in, such as a store's menu. */
export const forEverybody = { isForEverybody: true };

/**
 * For when somebody has signed in or out: what was read for another person is not true any more, and
 * what is on the screen is read again. Another module or place needs none of this: it has other keys.
 */
export function forgetReplies(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  void client.resetQueries({ predicate: ({ meta }) => meta !== forEverybody });
}

/**
 * The query keys of the app are made here and nowhere else (`query-keys.grit`). The scope ends each key
 * and is what the requests of the query say in their headers, so that no reply is ever taken for the
 * one of another module, zone, place or language.
 */
const scopedKey = (name: readonly unknown[], scope: Scope) => [...name, scope] as const;

/** A query that reads from several endpoints, or keeps something else than a reply. */
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
 * The query that reads one endpoint: `useQuery(endpointQuery(useScope(), "GET /module"))`. Data of a
 * loader is its first data only in the scope of the page: `usePageScope()`.
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

/** What a list is read with, page by page; pages start at 1. For `useInfiniteQuery`. */
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

/** A file beside the pages, which is the same for everybody and changes with a deployment alone. */
export function fileQuery<Data>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Data> => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The queries of an endpoint in every scope, to invalidate them. */
export function everyScope(endpoint: Endpoint) {
  return { queryKey: [endpoint] };
}

/** The same but for one scope, for a list that was changed in that one: what the others hold is old. */
export function otherScopes(endpoint: Endpoint, scope: Scope) {
  return { ...everyScope(endpoint), predicate: (query: AnyQuery) => !isOf(scope, query) };
}

/** Keeps what is shown until a new filter is answered, but nothing of another scope. */
export function keepWithin(scope: Scope) {
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
