// @vitest-environment node

import { keepPreviousWithin } from "@errand/client/queries.ts";
import {
  newQueryClient,
  publicQueryMeta,
  resetPersonalQueries,
} from "@errand/client/query-client.ts";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { Scope } from "./api-request.ts";
import { endpointQuery, everyScope, otherScopes, scopedQuery } from "./queries.ts";

const scope: Scope = { language: "en", zoneIds: [1], moduleId: 1, place: { lat: 43.6, lng: 3.9 } };

test("queries of a page rendered on the server start no timers", () => {
  vi.useFakeTimers();
  const client = newQueryClient();
  client.setQueryData(endpointQuery(scope, "GET /module").queryKey, []);
  client.getQueryCache().build(client, { queryKey: ["pending"] });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test.each<[string, Partial<Scope>]>([
  ["module", { moduleId: 2 }],
  ["zone", { zoneIds: [2] }],
  ["language", { language: "fr" }],
  ["place", { place: { lat: 43.7, lng: 3.9 } }],
])("caches a reply separately for another %s", (_title, change) => {
  const client = newQueryClient();
  client.setQueryData(endpointQuery(scope, "GET /categories").queryKey, []);
  const other = endpointQuery({ ...scope, ...change }, "GET /categories");
  expect(client.getQueryData(endpointQuery({ ...scope }, "GET /categories").queryKey)).toEqual([]);
  expect(client.getQueryData(other.queryKey)).toBeUndefined();
});

test("invalidates an endpoint in every scope, or in all scopes but one", () => {
  const client = newQueryClient();
  const queries = [scope, { ...scope, moduleId: 2 }].map((each) =>
    endpointQuery(each, "GET /customer/cart/list"),
  );
  const stale = () => queries.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
  for (const { queryKey } of queries) client.setQueryData(queryKey, []);
  void client.invalidateQueries(otherScopes("GET /customer/cart/list", { ...scope }));
  expect(stale()).toEqual([false, true]);
  void client.invalidateQueries(everyScope("GET /customer/cart/list"));
  expect(stale()).toEqual([true, true]);
});

test("previous data stays only within the same scope", () => {
  const query = scopedQuery(scope, ["stores", { veg: 1 }], async () => "stores");
  expect(keepPreviousWithin({ ...scope })("stores", query)).toBe("stores");
  expect(keepPreviousWithin({ ...scope, moduleId: 2 })("stores", query)).toBeUndefined();
});

test("signing in or out reloads personal data, but not public data", () => {
  const client = newQueryClient();
  const load = vi.fn(async (name: string) => name);
  const observe = (name: string, meta?: typeof publicQueryMeta) =>
    new QueryObserver(client, {
      ...scopedQuery(scope, [name], () => load(name)),
      initialData: name,
      meta,
    }).subscribe(() => {});
  const unsubscribes = [observe("my coupons"), observe("the menu of a store", publicQueryMeta)];
  resetPersonalQueries(client);
  expect(load.mock.calls).toEqual([["my coupons"]]);
  for (const unsubscribe of unsubscribes) unsubscribe();
});
