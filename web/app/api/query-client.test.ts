// @vitest-environment node
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { Scope } from "./api-request.ts";
import {
  endpointQuery,
  everyScope,
  forEverybody,
  forgetReplies,
  keepWithin,
  newQueryClient,
  otherScopes,
  scopedQuery,
} from "./query-client.ts";

const scope: Scope = { language: "en", zoneIds: [1], moduleId: 1, place: { lat: 43.6, lng: 3.9 } };

test("what is read while a page is drawn on the server leaves no timer behind to hold the page", () => {
  vi.useFakeTimers();
  const client = newQueryClient();
  client.setQueryData(endpointQuery(scope, "GET /module").queryKey, []);
  client.getQueryCache().build(client, { queryKey: ["asked, not answered yet"] });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test.each<[string, Partial<Scope>]>([
  ["module", { moduleId: 2 }],
  ["zone", { zoneIds: [2] }],
  ["language", { language: "fr" }],
  ["place", { place: { lat: 43.7, lng: 3.9 } }],
])("a reply is not the one of another %s", (_what, change) => {
  const client = newQueryClient();
  client.setQueryData(endpointQuery(scope, "GET /categories").queryKey, []);
  const other = endpointQuery({ ...scope, ...change }, "GET /categories");
  expect(client.getQueryData(endpointQuery({ ...scope }, "GET /categories").queryKey)).toEqual([]);
  expect(client.getQueryData(other.queryKey)).toBeUndefined();
});

test("an endpoint is invalidated in every scope, or in all but the one that was changed", () => {
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

test("what is shown until a filter is answered is never of another scope", () => {
  const query = scopedQuery(scope, ["stores", { veg: 1 }], async () => "stores");
  expect(keepWithin({ ...scope })("stores", query)).toBe("stores");
  expect(keepWithin({ ...scope, moduleId: 2 })("stores", query)).toBeUndefined();
});

test("who signs in or out reads again what is theirs, not what is the same for everybody", () => {
  const client = newQueryClient();
  const read = vi.fn(async (name: string) => name);
  const shown = (name: string, meta?: typeof forEverybody) =>
    new QueryObserver(client, {
      ...scopedQuery(scope, [name], () => read(name)),
      initialData: name,
      meta,
    }).subscribe(() => {});
  const ends = [shown("my coupons"), shown("the menu of a store", forEverybody)];
  forgetReplies(client);
  expect(read.mock.calls).toEqual([["my coupons"]]);
  for (const end of ends) end();
});
