// @vitest-environment node
import { expect, test, vi } from "vitest";
import { newQueryClient, reading } from "./query-client.ts";

test("what is read while a page is drawn on the server leaves no timer behind to hold the page", () => {
  vi.useFakeTimers();
  const client = newQueryClient();
  client.setQueryData(reading("GET /module").queryKey, []);
  client.getQueryCache().build(client, { queryKey: ["asked, not answered yet"] });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
