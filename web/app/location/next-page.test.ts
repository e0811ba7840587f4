import { expect, test } from "vitest";
import { nextPage, placeFirst } from "./next-page.ts";

test("who is asked for a place goes on to where they wanted to go", () => {
  const wanted = "/category/fruit?module_id=2&filter=organic&max_price=4";
  const landing = new URL(placeFirst(new URL(wanted, "http://shop.test")), "http://shop.test");
  expect(landing.pathname).toBe("/");
  expect(nextPage(landing.search)).toBe(wanted);
});

test("who wanted to go to the shop itself goes there", () => {
  expect(placeFirst(new URL("http://shop.test/home"))).toBe("/");
  expect(nextPage("")).toBe("/home");
});

test.each(["https://elsewhere.test", "//elsewhere.test", "/\\elsewhere.test", "javascript:1", ""])(
  "%j is no page of the shop",
  (next) => {
    expect(nextPage(`?${new URLSearchParams({ next })}`)).toBe("/home");
  },
);
