import { expect, test } from "vitest";
import { testItem } from "../catalog/testing.tsx";
import {
  handedOn,
  openItem,
  overlayUrl,
  scrollKey,
  staysUnderItem,
  withoutItem,
} from "./item-over-page.ts";

const at = (path: string, state: unknown = null) => {
  const { pathname, search } = new URL(path, "http://shop.test");
  return { pathname, search, state, hash: "", key: "k" };
};

test("opens an item over a page and keeps what the page's address asks", () => {
  const { to } = overlayUrl(at("/home?data_type=new"), "rye-loaf");
  expect(to).toEqual({ pathname: "/home", search: "?data_type=new&item=rye-loaf" });
  expect(openItem(at(`${to.pathname}${to.search}`))).toEqual({
    slug: "rye-loaf",
    known: null,
    depth: 1,
  });
  expect(withoutItem(at(`${to.pathname}${to.search}`)).search).toBe("?data_type=new");
});

test("what is looked at of one item is not asked of the next", () => {
  const { search } = overlayUrl(at("/home?item=oat-loaf&reviews=4"), "rye-loaf").to;
  expect(search).toBe("?item=rye-loaf");
  expect(withoutItem(at("/home?item=oat-loaf&reviews=4")).search).toBe("");
  expect(withoutItem(at("/store/forno?reviews=4")).search).toBe("?reviews=4");
});

test("counts the items that lie over a page, so that closing the last leads back to it", () => {
  const item = testItem({ slug: "rye-loaf" });
  expect(handedOn(at("/home"), item).depth).toBe(1);
  const state = handedOn(at("/home?item=oat-loaf", handedOn(at("/home"), item)), item);
  expect(openItem(at("/home?item=rye-loaf", state))?.depth).toBe(2);
});

test("knows what the list knew of the item, and nothing of another", () => {
  const item = testItem({ slug: "rye-loaf" });
  expect(openItem(at("/home?item=rye-loaf", { item }))?.known).toBe(item);
  expect(openItem(at("/home?item=oat-loaf", { item }))?.known).toBeNull();
  expect(openItem(at("/home"))).toBeNull();
});

test.each([
  ["/home", "/home?item=a", false],
  ["/home?item=a", "/home", false],
  ["/home?data_type=new&item=a", "/home?data_type=all&item=a", true],
  ["/home?item=a", "/home?item=a&reviews=4", false],
  ["/home?item=a&reviews=4", "/home", false],
  ["/home", "/store/forno", true],
  ["/home", "/home", true],
])("from %s to %s the page is read again: %s", (from, to, isRead) => {
  const url = (path: string) => new URL(path, "http://shop.test");
  const change = { currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true };
  expect(staysUnderItem(change as Parameters<typeof staysUnderItem>[0])).toBe(isRead);
});

test("the scroll position below an item is not taken for the one of the item's own page", () => {
  expect(scrollKey(at("/home"))).toBe(at("/home").key);
  expect(scrollKey(at("/home?item=rye-loaf"))).not.toBe(at("/home?item=rye-loaf").key);
});
