import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { testItem, testStore } from "../catalog/testing.tsx";
import { useWishlistContext } from "../catalog/wishlist-context.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { StoreCard } from "../stores/store-card.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { hydrateApp, renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { WishlistDrawer } from "./wishlist-drawer.tsx";
import type { Wishlist } from "./wishlist-entries.ts";
import { WishlistProvider } from "./wishlist-provider.tsx";

let list: Wishlist;
let toasts: string[];

const margherita = testItem();
const soup = testItem({ id: 8, slug: "soup", name: "Soup" });

beforeEach(() => {
  localStorage.clear();
  panelStore.set(null);
  store("token", "t".repeat(43));
  store("zoneid", [1]);
  store("module", { id: 1, slug: "food", module_name: "Food", module_type: "food" });
  list = { item: [], store: [] };
  toasts = readToasts();
});

function serve(changes: Parameters<typeof fakeApi>[0] = {}) {
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
        <WishlistToggle target={{ item: margherita }} />
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

const addButton = (name: string) =>
  screen.findByRole("button", { name: `Add ${name} to your wishlist` });
const removeButton = (name: string) =>
  screen.findByRole("button", { name: `Remove ${name} from your wishlist` });
const changesOf = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ endpoint }) => !endpoint.startsWith("GET"))
    .map(({ endpoint, input }) => [endpoint.split("/").at(-1), input]);

/** Presses as soon as it can, before the effects of what it is in have run. */
function PressedAtOnce() {
  const wishlist = useWishlistContext();
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) wishlist?.toggle({ item: margherita });
    isPressed.current = true;
  }, [wishlist]);
  return null;
}

test.each([
  ["of the page", renderApp],
  ["of hydration, which renders the page of a guest", hydrateApp],
])("adds what is pressed before the effects %s have run", async (_when, show) => {
  const calls = serve();
  show(
    <ShopContext value={testShop()}>
      <WishlistProvider>
        <PressedAtOnce />
      </WishlistProvider>
    </ShopContext>,
  );
  await waitFor(() => expect(changesOf(calls)).toEqual([["add", { item_id: 7 }]]));
  await waitFor(() => expect(toasts).toEqual(["Added to your wishlist"]));
  expect(panelStore.get()).toBeNull();
});

test("shows hearts of wishlist entries as filled, before the server responds", async () => {
  list = { item: [margherita], store: [] };
  const calls = serve();
  showCards();
  await removeButton("Margherita");
  await userEvent.click(await addButton("Forno"));
  await removeButton("Forno");
  await userEvent.click(await removeButton("Margherita"));
  await addButton("Margherita");
  await waitFor(() =>
    expect(changesOf(calls)).toEqual([
      ["add", { store_id: 3 }],
      ["remove", { item_id: "7" }],
    ]),
  );
  await waitFor(() =>
    expect(toasts).toEqual(["Added to your wishlist", "Removed from your wishlist"]),
  );
});

test("sends the first and the last of many quick presses", async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const calls = serve({
    "POST /customer/wish-list/add": () => gate.then(() => ({ message: "Added" })),
  });
  showCards();
  const heart = await addButton("Margherita");
  await waitFor(() => expect(calls).toHaveLength(1));
  for (let press = 0; press < 6; press++) await userEvent.click(heart);
  await addButton("Margherita");
  release();
  await waitFor(() => expect(changesOf(calls).map(([kind]) => kind)).toEqual(["add", "remove"]));
  await addButton("Margherita");
});

test("reverts a heart and shows the error when the server rejects the change", async () => {
  serve({
    "POST /customer/wish-list/add": () =>
      errorReply(404, "item", "This item is no longer offered."),
  });
  showCards();
  await userEvent.click(await addButton("Margherita"));
  await waitFor(() => expect(toasts).toEqual(["This item is no longer offered."]));
  await addButton("Margherita");
});

test("shows no error for an entry that another tab has already added", async () => {
  serve({ "POST /customer/wish-list/add": () => errorReply(409, "wishlist", "Already there.") });
  showCards();
  await userEvent.click(await addButton("Margherita"));
  await removeButton("Margherita");
  expect(toasts).toEqual([]);
});

test("shows guests a toast and sends no request", async () => {
  localStorage.removeItem("token");
  const calls = serve();
  showCards();
  await userEvent.click(await addButton("Margherita"));
  expect(toasts).toEqual(["You are not logged in"]);
  expect(calls).toEqual([]);
  await addButton("Margherita");
});

test("lets a guest sign in, and then adds what the guest wanted", async () => {
  localStorage.removeItem("token");
  const calls = serve();
  showCards();
  await userEvent.click(await addButton("Margherita"));
  expect(panelStore.get()?.name).toBe("sign-in");
  act(() => store("token", "t".repeat(43)));
  await waitFor(() => expect(changesOf(calls).map(([kind]) => kind)).toEqual(["add"]));
});

test("shows no hearts in a module without a wishlist", () => {
  store("module", { id: 5, slug: "parcel", module_name: "Parcel", module_type: "parcel" });
  serve();
  showCards();
  expect(screen.queryByRole("button", { name: /wishlist/ })).toBeNull();
});

test("removes an item in the drawer after a confirmation", async () => {
  list = { item: [soup, margherita], store: [] };
  const calls = serve();
  showDrawer();
  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Soup from your wishlist" }),
  );
  const question = await screen.findByRole("dialog", { name: "Remove this item?" });
  expect(question.textContent).toContain("Soup will be removed");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(changesOf(calls)).toEqual([]);

  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Soup from your wishlist" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Soup" })).toBeNull());
  expect(screen.getByRole("link", { name: "Margherita" })).toBeTruthy();
  await waitFor(() => expect(changesOf(calls)).toEqual([["remove", { item_id: "8" }]]));
});

test.each([
  ["on the items when items are saved", [soup], [testStore()], "Items (1)"],
  ["on the stores when only stores are saved", [], [testStore()], "Stores (1)"],
  ["on the items when nothing is saved", [], [], "Items (0)"],
])("opens %s", async (_title, item, savedStores, tab) => {
  list = { item, store: savedStores };
  serve();
  showDrawer();
  const selected = await screen.findByRole("tab", { selected: true });
  expect(selected.textContent).toBe(tab);
});

test("removes a store in the drawer without a confirmation", async () => {
  list = { item: [], store: [testStore()] };
  const calls = serve();
  const onClose = showDrawer();
  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Forno from your wishlist" }),
  );
  expect(await screen.findByText("No stores yet")).toBeTruthy();
  await waitFor(() => expect(changesOf(calls)).toEqual([["remove", { store_id: "3" }]]));
  expect(onClose).not.toHaveBeenCalled();
});

test("closes the drawer when a store is opened", async () => {
  list = { item: [], store: [testStore()] };
  serve();
  const onClose = showDrawer({ "/store/forno": <p>At the store</p> });
  await userEvent.click(await screen.findByRole("link", { name: "Forno" }));
  expect(await screen.findByText("At the store")).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test("loads the wishlist again after a failed request", async () => {
  let isDown = true;
  list = { item: [soup], store: [] };
  serve({
    "GET /customer/wish-list": () => (isDown ? errorReply(403, "feature_off", "Not now.") : list),
  });
  showDrawer();
  expect(await screen.findByText("Your wishlist could not be loaded.")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Soup" })).toBeTruthy();
});
