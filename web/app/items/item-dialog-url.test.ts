import { expect, test } from "vitest";
import { testItem } from "../catalog/testing.tsx";
import {
  itemDialogLink,
  openItem,
  revalidateExceptForItemDialog,
  scrollKey,
  withoutItem,
} from "./item-dialog-url.ts";

const at = (path: string, state: unknown = null) => {
  const { pathname, search } = new URL(path, "http://shop.test");
  return { pathname, search, state, hash: "", key: "k" };
};

test("opens an item over a page and keeps what the page's address asks", () => {
  const { to } = itemDialogLink(at("/home?data_type=new"), testItem({ slug: "rye-loaf" }));
  expect(to).toEqual({ pathname: "/home", search: "?data_type=new&item=rye-loaf" });
  expect(openItem(at(`${to.pathname}${to.search}`))).toEqual({
    slug: "rye-loaf",
    known: null,
  });
  expect(withoutItem(at(`${to.pathname}${to.search}`)).search).toBe("?data_type=new");
});

test("what is looked at of one item is not asked of the next", () => {
  const rye = testItem({ slug: "rye-loaf" });
  const { search } = itemDialogLink(at("/home?item=oat-loaf&reviews=4"), rye).to;
  expect(search).toBe("?item=rye-loaf");
  expect(withoutItem(at("/home?item=oat-loaf&reviews=4")).search).toBe("");
  expect(withoutItem(at("/store/forno?reviews=4")).search).toBe("?reviews=4");
});

test("an item opened from another replaces it, so that the page stays one step back", () => {
  const rye = testItem({ slug: "rye-loaf" });
  const oat = testItem({ slug: "oat-loaf" });
  const first = itemDialogLink(at("/home"), oat);
  expect(first).toMatchObject({ replace: false, state: { isDialogEntry: true, item: oat } });

  const over = itemDialogLink(at("/home?item=oat-loaf", first.state), rye);
  expect(over).toMatchObject({ replace: true, state: { isDialogEntry: true, item: rye } });
  // A shared link led straight to the first one: there is no page to go back to.
  expect(itemDialogLink(at("/home?item=oat-loaf"), rye).state).toEqual({ item: rye });
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
  expect(
    revalidateExceptForItemDialog(change as Parameters<typeof revalidateExceptForItemDialog>[0]),
  ).toBe(isRead);
});

test("the scroll position below an item is not taken for the one of the item's own page", () => {
  expect(scrollKey(at("/home"))).toBe(at("/home").key);
  expect(scrollKey(at("/home?item=rye-loaf"))).not.toBe(at("/home?item=rye-loaf").key);
});
