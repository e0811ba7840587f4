// @vitest-environment node
import { expect, test } from "vitest";
import { pageKey } from "./page-handler.ts";

const keyFor = (cookie: string) =>
  pageKey(new Request("http://shop.test/home", { headers: { Cookie: cookie } }));

test("caches a page per hint cookie", () => {
  const guest = keyFor("zoneid=[1]; language-setting=en");
  expect(keyFor("zoneid=[1]; language-setting=en; other=1")).toBe(guest);
  for (const change of ["zoneid=[2]; language-setting=en", "zoneid=[1]; language-setting=fr"]) {
    expect(keyFor(change)).not.toBe(guest);
  }
  expect(keyFor("zoneid=[1]; language-setting=en; signed_in=1")).not.toBe(guest);
});

test("caches pages for crawlers separately, because they contain every section", () => {
  const keyOf = (agent: string) =>
    pageKey(new Request("http://shop.test/home", { headers: { "User-Agent": agent } }));
  expect(keyOf("Mozilla/5.0 (compatible; Googlebot/2.1)")).not.toBe(
    keyOf("Mozilla/5.0 Firefox/140"),
  );
});
