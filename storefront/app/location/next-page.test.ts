import { expect, test } from "vitest";
import { nextPage, placeFirst } from "./next-page.ts";

test("leads from the landing page to the requested page", () => {
  const target = "/category/fruit?module_id=2&filter=organic&max_price=4";
  const landing = new URL(placeFirst(new URL(target, "http://shop.test")), "http://shop.test");
  expect(landing.pathname).toBe("/");
  expect(nextPage(landing.search)).toBe(target);
});

test("leads to the home page by default", () => {
  expect(placeFirst(new URL("http://shop.test/home"))).toBe("/");
  expect(nextPage("")).toBe("/home");
});

test.each(["https://elsewhere.test", "//elsewhere.test", "/\\elsewhere.test", "javascript:1", ""])(
  "ignores %j, which is not a page of the shop",
  (next) => {
    expect(nextPage(`?${new URLSearchParams({ next })}`)).toBe("/home");
  },
);
