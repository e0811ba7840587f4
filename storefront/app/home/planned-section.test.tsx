import { fakeIntersectionObserver } from "@errand/ui/testing/fake-intersection.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Scope } from "../api/api-request.ts";
import { PageScope } from "../api/scope.tsx";
import { renderInShop, testItem, testItemDetails, testStore } from "../catalog/testing.tsx";
import { ItemDialogProvider } from "../items/item-dialog-provider.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { store, stored } from "../visitor/storage.ts";
import type { HomeData } from "./home-data.ts";
import { HomeSections } from "./home-sections.tsx";
import { someItems } from "./testing.ts";

beforeAll(() => import("../items/item-dialog.tsx"));

beforeEach(() => {
  localStorage.clear();
  fakeIntersectionObserver();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As the server loads a store for a zone, and as the API returns it for a location. */
const forZone = testStore({ distance: null, delivery_charge: null });
const forPlace = testStore({ delivery_charge: 2.5 });
const zoneScope: Scope = { language: "en", zoneIds: [1], moduleId: 1, place: null };

const home: HomeData = {
  plan: {
    top: [],
    first: [{ name: "popularStores", ids: [3] }, { name: "popularItems" }],
    further: [],
  },
  content: { popularStores: [forZone], popularItems: [testItem(), ...someItems(20)] },
  allStores: null,
  storeCount: null,
};

const storesOf = (...list: ReturnType<typeof testStore>[]) => ({
  total_size: list.length,
  limit: 12,
  offset: 1,
  stores: list,
});

const openHome = (content = home.content) =>
  act(async () =>
    renderInShop(
      <PageScope scope={zoneScope}>
        <ItemDialogProvider>
          <HomeSections type="food" home={{ ...home, content }} />
          <Query />
        </ItemDialogProvider>
      </PageScope>,
    ),
  );

function Query() {
  return <p>{useLocation().search}</p>;
}

const card = () =>
  within(screen.getByRole("region", { name: "Popular stores" })).getByRole("article");

function locate() {
  store("zoneid", [1]);
  store("currentLatLng", { lat: 44.11, lng: -1.2 });
}

test("a store of the server shows the delivery charge at the visitor's location once it is loaded", async () => {
  locate();
  const reply = Promise.withResolvers<ReturnType<typeof storesOf>>();
  const calls = fakeApi({ "GET /stores/popular": () => reply.promise });
  await openHome();
  const before = card();
  expect(before.textContent).not.toContain("2.50");
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(["GET /stores/popular"]);
  expect(calls[0]?.headers.get("latitude")).toBe("44.11");

  await act(async () => reply.resolve(storesOf(forPlace)));
  await waitFor(() => expect(card().textContent).toContain("€2.50 delivery"));
  expect(card()).toBe(before);
});

test("stores that the location brings near are not added to a planned rail", async () => {
  locate();
  fakeApi({ "GET /stores/popular": () => storesOf(testStore({ id: 9, name: "Near" }), forPlace) });
  await openHome();
  await waitFor(() => expect(card().textContent).toContain("€2.50 delivery"));
  expect(screen.queryByText("Near")).toBeNull();
});

test("a rail that has become empty keeps the stores of the page", async () => {
  locate();
  const calls = fakeApi({ "GET /stores/popular": () => storesOf() });
  await openHome();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(card().textContent).toContain("Forno");
});

test("a visitor without a location requests no stores again", async () => {
  const calls = fakeApi({});
  await openHome();
  expect(card().textContent).toContain("Forno");
  expect(calls).toEqual([]);
});

/** The entry, with a name that is observed: a card reads it whenever it is rendered. */
function observed<Entry extends { name: string }>(entry: Entry, onRead: () => void): Entry {
  const { name } = entry;
  const get = () => {
    onRead();
    return name;
  };
  return Object.defineProperty({ ...entry }, "name", { get, enumerable: true });
}

test("opening an item renders no card of the home page again", async () => {
  const onRender = vi.fn();
  const others = someItems(20).map((item) => observed(item, onRender));
  fakeApi({ "GET /items/details/{id}": () => testItemDetails() });
  await openHome({
    popularStores: [observed(forZone, onRender)],
    popularItems: [testItem(), ...others],
  });
  expect(onRender).toHaveBeenCalled();
  onRender.mockClear();

  await userEvent.click(screen.getByRole("link", { name: "Margherita" }));
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
  expect(await screen.findByText("?item=margherita")).toBeTruthy();
  await waitFor(() => expect(stored("viewed")).toEqual({ 1: [7] }));
  expect(onRender).not.toHaveBeenCalled();
});
