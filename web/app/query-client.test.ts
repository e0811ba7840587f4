// @vitest-environment node
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { forEverybody, forgetReplies, newQueryClient, reading } from "./query-client.ts";

test("what is read while a page is drawn on the server leaves no timer behind to hold the page", () => {
  vi.useFakeTimers();
  const client = newQueryClient();
  client.setQueryData(reading("GET /module").queryKey, []);
  client.getQueryCache().build(client, { queryKey: ["asked, not answered yet"] });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("who shops elsewhere reads again what is theirs, not what is the same for everybody", () => {
  const client = newQueryClient();
  const read = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0]);
  const shown = (name: string, meta?: typeof forEverybody) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: read,
      initialData: name,
      meta,
    }).subscribe(() => {});
  const ends = [shown("stores near me"), shown("the menu of a store", forEverybody)];
  forgetReplies(client);
  expect(read.mock.calls.map(([{ queryKey }]) => queryKey[0])).toEqual(["stores near me"]);
  for (const end of ends) end();
});
