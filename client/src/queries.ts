import { hashKey, queryOptions } from "@tanstack/react-query";
import type { AnyContract, CallOf, EndpointOf, InputArgumentsOf } from "./contract-types.ts";
import type { Client } from "./create-client.ts";

/**
 * All query keys are created here (`query-keys.grit`). Each key ends with the scope, which the
 * requests of the query also send in their headers. Cached replies of different modules, zones,
 * locations and languages therefore stay separate.
 */
const scopedKey = <Scope>(name: readonly unknown[], scope: Scope) => [...name, scope] as const;

/** Creates the functions that describe the queries of a client. */
export function createQueries<Contract extends AnyContract, Scope>({
  callIn,
}: Pick<Client<Contract, Scope>, "callIn">) {
  /** A query that calls several endpoints, or caches data other than a reply. */
  function scopedQuery<Data>(
    scope: Scope,
    name: readonly unknown[],
    read: (call: CallOf<Contract>) => Promise<Data>,
  ) {
    return queryOptions({
      queryKey: scopedKey(name, scope),
      queryFn: ({ signal }) => read(callIn(scope, signal)),
    });
  }

  /**
   * The query of one endpoint: `useQuery(endpointQuery(useScope(), "GET /module"))`. Loader data is
   * valid as initial data only in the scope of the page: `usePageScope()`.
   */
  function endpointQuery<E extends EndpointOf<Contract> & `GET ${string}`>(
    scope: Scope,
    endpoint: E,
    ...input: InputArgumentsOf<Contract, E>
  ) {
    return scopedQuery(
      scope,
      [endpoint, input[0] ?? {}],
      (call): Promise<Contract[E]["reply"]> => call(endpoint, ...input),
    );
  }

  /** The options of `useInfiniteQuery` for a paginated list; pages start at 1. */
  function scopedPages<Page>(
    scope: Scope,
    name: readonly unknown[],
    read: (call: CallOf<Contract>, page: number) => Promise<Page>,
  ) {
    return {
      queryKey: scopedKey([...name, "pages"], scope),
      queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
        read(callIn(scope, signal), pageParam),
      initialPageParam: 1,
    };
  }

  /** The filter for the queries of an endpoint in every scope. */
  function everyScope(endpoint: EndpointOf<Contract>) {
    return { queryKey: [endpoint] };
  }

  /**
   * The filter for all scopes but one: after a change in that scope, the data of the others is
   * stale.
   */
  function otherScopes(endpoint: EndpointOf<Contract>, scope: Scope) {
    return { ...everyScope(endpoint), predicate: (query: AnyQuery) => !isOf(scope, query) };
  }

  return { scopedQuery, endpointQuery, scopedPages, everyScope, otherScopes };
}

/** The previous data while a new filter loads, but only within the same scope. */
export function keepPreviousWithin<Scope>(scope: Scope) {
  return <Data>(previous: Data | undefined, query?: AnyQuery) =>
    query && isOf(scope, query) ? previous : undefined;
}

interface AnyQuery {
  queryKey: readonly unknown[];
}

function isOf<Scope>(scope: Scope, { queryKey }: AnyQuery): boolean {
  return hashKey([queryKey.at(-1)]) === hashKey([scope]);
}
