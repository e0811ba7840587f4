import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { testItem, testStore } from "../catalog/testing.tsx";
import { store } from "../client/storage.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { ProductCard } from "../items/product-card.tsx";
import { StoreCard } from "../stores/store-card.tsx";
import { errorReply, fakeApi, readToasts } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { WishlistDrawer } from "./wishlist-drawer.tsx";
import type { Wishlist } from "./wishlist-entries.ts";
import { WishlistProvider } from "./wishlist-provider.tsx";

let list: Wishlist;
let toasts: string[];

const margherita = testItem();
const soup = testItem({ id: 8, slug: "soup", name: "Soup" });

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  store("zoneid", [1]);
  store("module", { id: 1, slug: "food", module_name: "Food", module_type: "food" });
  list = { item: [], store: [] };
  toasts = readToasts();
});

function answer(changes: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    "GET /customer/wish-list": () => list,
    "POST /customer/wish-list/add": () => ({ message: "Added to your wishlist" }),
    "DELETE /customer/wish-list/remove": () => ({ message: "Removed from your wishlist" }),
    ...changes,
  });
}

function showCards() {
  return renderApp(
    <ShopContext value={testShop()}>
      <WishlistProvider>
        <ProductCard item={margherita} />
        <StoreCard store={testStore()} />
      </WishlistProvider>
    </ShopContext>,
  );
}

function showDrawer(routes: Record<string, ReactNode> = {}) {
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop()}>
      <WishlistProvider>
        <WishlistDrawer open onClose={onClose} input={undefined} />
      </WishlistProvider>
    </ShopContext>,
    { routes },
  );
  return onClose;
}

const add = (name: string) => screen.findByRole("button", { name: `Add ${name} to your wishlist` });
const takeOut = (name: string) =>
  screen.findByRole("button", { name: `Take ${name} out of your wishlist` });
const changesOf = (asked: ReturnType<typeof answer>) =>
  asked
    .filter(({ endpoint }) => !endpoint.startsWith("GET"))
    .map(({ endpoint, input }) => [endpoint.split("/").at(-1), input]);

test("hearts show what is liked, and fill before the server has answered", async () => {
  list = { item: [margherita], store: [] };
  const asked = answer();
  showCards();
  await takeOut("Margherita");
  await userEvent.click(await add("Forno"));
  await takeOut("Forno");
  await userEvent.click(await takeOut("Margherita"));
  await add("Margherita");
  await waitFor(() =>
    expect(changesOf(asked)).toEqual([
      ["add", { store_id: 3 }],
      ["remove", { item_id: "7" }],
    ]),
  );
  await waitFor(() =>
    expect(toasts).toEqual(["Added to your wishlist", "Removed from your wishlist"]),
  );
});

test("of many quick presses the first and the last are sent", async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const asked = answer({
    "POST /customer/wish-list/add": () => gate.then(() => ({ message: "Added" })),
  });
  showCards();
  const heart = await add("Margherita");
  await waitFor(() => expect(asked).toHaveLength(1));
  for (let press = 0; press < 6; press++) await userEvent.click(heart);
  await add("Margherita");
  release();
  await waitFor(() => expect(changesOf(asked).map(([kind]) => kind)).toEqual(["add", "remove"]));
  await add("Margherita");
});

test("a heart comes back when the server refuses, which says why", async () => {
  answer({
    "POST /customer/wish-list/add": () =>
      errorReply(404, "item", "This item is no longer offered."),
  });
  showCards();
  await userEvent.click(await add("Margherita"));
  await waitFor(() => expect(toasts).toEqual(["This item is no longer offered."]));
  await add("Margherita");
});

test("what another tab has already added is there, and nothing is said", async () => {
  answer({ "POST /customer/wish-list/add": () => errorReply(409, "wishlist", "Already there.") });
  showCards();
  await userEvent.click(await add("Margherita"));
  await takeOut("Margherita");
  expect(toasts).toEqual([]);
});

test("a guest is told to be signed in, and nothing is asked", async () => {
  localStorage.removeItem("token");
  const asked = answer();
  showCards();
  await userEvent.click(await add("Margherita"));
  expect(toasts).toEqual(["You are not logged in"]);
  expect(asked).toEqual([]);
  await add("Margherita");
});

test("there are no hearts where there is no wishlist", () => {
  store("module", { id: 5, slug: "parcel", module_name: "Parcel", module_type: "parcel" });
  answer();
  showCards();
  expect(screen.queryByRole("button", { name: /wishlist/ })).toBeNull();
});

test("the drawer asks before an item goes", async () => {
  list = { item: [soup, margherita], store: [] };
  const asked = answer();
  showDrawer();
  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Soup from your wishlist" }),
  );
  const question = await screen.findByRole("dialog", { name: "Remove this item?" });
  expect(question.textContent).toContain("Soup will be taken out");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(changesOf(asked)).toEqual([]);

  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Soup from your wishlist" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Soup" })).toBeNull());
  expect(screen.getByRole("link", { name: "Margherita" })).toBeTruthy();
  await waitFor(() => expect(changesOf(asked)).toEqual([["remove", { item_id: "8" }]]));
});

test("the drawer has the stores on a tab of their own, and one goes at once", async () => {
  list = { item: [], store: [testStore()] };
  const asked = answer();
  const onClose = showDrawer();
  expect(await screen.findByText("No items yet")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Stores (1)" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove Forno from your wishlist" }));
  expect(await screen.findByText("No stores yet")).toBeTruthy();
  await waitFor(() => expect(changesOf(asked)).toEqual([["remove", { store_id: "3" }]]));
  expect(onClose).not.toHaveBeenCalled();
});

test("the drawer closes when it leads to a store", async () => {
  list = { item: [], store: [testStore()] };
  answer();
  const onClose = showDrawer({ "/store/forno": <p>At the store</p> });
  await userEvent.click(await screen.findByRole("tab", { name: "Stores (1)" }));
  await userEvent.click(screen.getByRole("link", { name: "Forno" }));
  expect(await screen.findByText("At the store")).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a wishlist that cannot be read can be tried again", async () => {
  let isDown = true;
  list = { item: [soup], store: [] };
  answer({
    "GET /customer/wish-list": () => (isDown ? errorReply(403, "feature_off", "Not now.") : list),
  });
  showDrawer();
  expect(await screen.findByText("Your wishlist could not be loaded.")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Soup" })).toBeTruthy();
});
