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

test("opens an item over a page and keeps the page's query", () => {
  const { to } = itemDialogLink(at("/home?data_type=new"), testItem({ slug: "rye-loaf" }));
  expect(to).toEqual({ pathname: "/home", search: "?data_type=new&item=rye-loaf" });
  expect(openItem(at(`${to.pathname}${to.search}`))).toEqual({
    slug: "rye-loaf",
    known: null,
    preview: null,
  });
  expect(withoutItem(at(`${to.pathname}${to.search}`)).search).toBe("?data_type=new");
});

test("keeps what the list knows of the item, and the picture that it has loaded", () => {
  const rye = testItem({ slug: "rye-loaf" });
  const { to, state } = itemDialogLink(at("/home"), rye, "/images/rye/160.webp");
  expect(openItem(at(`${to.pathname}${to.search}`, state))).toEqual({
    slug: "rye-loaf",
    known: rye,
    preview: "/images/rye/160.webp",
  });
  expect(openItem(at("/home?item=oat-loaf", state))?.preview).toBeNull();
});

test("drops the review filter of one item when the next opens", () => {
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
  // A shared link opened the first item: there is no page to go back to.
  expect(itemDialogLink(at("/home?item=oat-loaf"), rye).state).toEqual({
    item: rye,
    preview: null,
  });
});

test("uses the data in the history state for the open item only", () => {
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
])("navigating from %s to %s revalidates the page: %s", (from, to, revalidates) => {
  const url = (path: string) => new URL(path, "http://shop.test");
  const change = { currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true };
  expect(
    revalidateExceptForItemDialog(change as Parameters<typeof revalidateExceptForItemDialog>[0]),
  ).toBe(revalidates);
});

test("stores the scroll position under an item dialog apart from that of the item's own page", () => {
  expect(scrollKey(at("/home"))).toBe(at("/home").key);
  expect(scrollKey(at("/home?item=rye-loaf"))).not.toBe(at("/home?item=rye-loaf").key);
});
