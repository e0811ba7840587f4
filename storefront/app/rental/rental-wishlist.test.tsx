import type { RentalWishlist } from "@errand/core/rental/rental-wishlist.contract";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { store } from "../visitor/storage.ts";
import { WishlistProvider } from "../wishlist/wishlist-provider.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { RentalWishlistDrawer } from "./rental-wishlist-drawer.tsx";
import { enterRental, testProvider, testVehicle } from "./testing.ts";
import { VehicleCard } from "./vehicle-card.tsx";

let list: RentalWishlist;
let toasts: string[];

beforeEach(() => {
  enterRental();
  store("token", "t".repeat(43));
  list = { vehicles: [], providers: [] };
  toasts = readToasts();
});

function serve(changes: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    "GET /rental/user/wish-list": () => list,
    "POST /rental/user/wish-list/add": () => ({ message: "Added to your wishlist" }),
    "DELETE /rental/user/wish-list/remove": () => ({ message: "Removed from your wishlist" }),
    ...changes,
  });
}

const heart = (name: string) => screen.findByRole("button", { name });
const changesOf = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ endpoint }) => !endpoint.startsWith("GET"))
    .map(({ endpoint, input }) => [endpoint.split("/").at(-1), input]);

function showCards() {
  renderInShop(
    <WishlistProvider>
      <VehicleCard vehicle={testVehicle()} />
      <ProviderCard provider={testProvider()} />
    </WishlistProvider>,
  );
}

function showDrawer() {
  const onClose = vi.fn();
  renderInShop(
    <WishlistProvider>
      <RentalWishlistDrawer open onClose={onClose} input={undefined} />
    </WishlistProvider>,
  );
}

test("adds vehicles and providers by their hearts", async () => {
  const calls = serve();
  showCards();
  await userEvent.click(await heart("Add City hatchback to your wishlist"));
  await userEvent.click(await heart("Add Two Wheels to your wishlist"));
  await heart("Remove City hatchback from your wishlist");
  await heart("Remove Two Wheels from your wishlist");
  await waitFor(() =>
    expect(changesOf(calls)).toEqual([
      ["add", { vehicle_id: 12 }],
      ["add", { provider_id: 40 }],
    ]),
  );
});

test("shows guests a toast and sends no request", async () => {
  localStorage.removeItem("token");
  const calls = serve();
  showCards();
  await userEvent.click(await heart("Add City hatchback to your wishlist"));
  expect(toasts).toEqual(["You are not logged in"]);
  expect(calls).toEqual([]);
});

test("opens on the vehicles after a provider was added while the wishlist was loading", async () => {
  const saved = { vehicles: [testVehicle()], providers: [testProvider()] };
  const { promise: firstReply } = Promise.withResolvers<RentalWishlist>();
  const { promise: isAdded, resolve: add } = Promise.withResolvers<void>();
  let reads = 0;
  const calls = serve({
    "GET /rental/user/wish-list": () => (reads++ === 0 ? firstReply : saved),
    "POST /rental/user/wish-list/add": () => isAdded.then(() => ({ message: "Added" })),
  });
  renderInShop(
    <WishlistProvider>
      <ProviderCard provider={testProvider()} />
      <RentalWishlistDrawer open onClose={() => {}} input={undefined} />
    </WishlistProvider>,
  );
  const hearts = { name: "Add Two Wheels to your wishlist", hidden: true };
  await userEvent.click(await screen.findByRole("button", hearts));
  await waitFor(() => expect(changesOf(calls)).toHaveLength(1));
  expect(screen.queryByRole("tab")).toBeNull();
  add();
  const selected = await screen.findByRole("tab", { selected: true });
  expect(selected.textContent).toBe("Vehicles (1)");
});

test("has tabs of vehicles and providers, and removes a vehicle after a confirmation", async () => {
  list = { vehicles: [testVehicle()], providers: [testProvider()] };
  const calls = serve();
  showDrawer();
  const selected = await screen.findByRole("tab", { selected: true });
  expect(selected.textContent).toBe("Vehicles (1)");
  expect(screen.getByRole("tab", { name: "Providers (1)" })).toBeTruthy();
  await userEvent.click(await heart("Remove City hatchback from your wishlist"));
  const question = await screen.findByRole("dialog", { name: "Remove this vehicle?" });
  expect(changesOf(calls)).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("No vehicles yet")).toBeTruthy();
  await waitFor(() => expect(changesOf(calls)).toEqual([["remove", { vehicle_id: "12" }]]));
});

test("opens on the providers when only they are saved, and removes one immediately", async () => {
  list = { vehicles: [], providers: [testProvider()] };
  const calls = serve();
  showDrawer();
  const selected = await screen.findByRole("tab", { selected: true });
  expect(selected.textContent).toBe("Providers (1)");
  await userEvent.click(await heart("Remove Two Wheels from your wishlist"));
  expect(await screen.findByText("No providers yet")).toBeTruthy();
  await waitFor(() => expect(changesOf(calls)).toEqual([["remove", { provider_id: "40" }]]));
});
