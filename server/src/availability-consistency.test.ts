import { isItemAvailable, isOpen } from "@errand/core/catalog/availability";
import { localTime } from "@errand/core/time";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { addGuest, type Cart, cartOf } from "./cart/testing.ts";
import { items, stores } from "./catalog/catalog.tables.ts";
import { addItem, addStore, seedShop } from "./catalog/testing.ts";
import { startTestApi } from "./testing.ts";

/** Cards, pages, lists, search and cart apply the same rule, so they agree at any moment. */

const { ask, db, setNow, changes } = await startTestApi();
const { food, zoneId } = await seedShop(db, { timeZone: "Europe/Paris" });
const here = { zones: [zoneId], module: food.moduleId };

const minute = 60_000;
const two = (number: number) => String(number).padStart(2, "0");
const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${two(Math.floor(half / 2))}:${two((half % 2) * 30)}:00`);
const hours = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  opening_time: clock,
  closing_time: clock,
});
const anyStore = fc.record({
  schedules: fc.array(hours, { minLength: 4, maxLength: 12 }),
  closedDates: fc.subarray(["2026-03-29", "2026-10-24", "2026-10-25"], { maxLength: 1 }),
});
const anyWindow = fc.record({ availableFrom: fc.option(clock), availableUntil: fc.option(clock) });

const seed = 20_261_025;
const storeCount = 12;
/** Moments around the nights in which the clocks change, in order. */
const moments = ["2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"].flatMap((night) =>
  fc
    .sample(fc.integer({ min: -30 * 60, max: 30 * 60 }), { seed, numRuns: 13 })
    .toSorted((a, b) => a - b)
    .map((minutes) => new Date(Date.parse(night) + minutes * minute)),
);

interface TestStore {
  store: typeof stores.$inferSelect;
  item: typeof items.$inferSelect;
  cart: Cart;
}

let all: TestStore[] = [];

beforeAll(async () => {
  const windows = fc.sample(anyWindow, { seed, numRuns: storeCount });
  const hoursOf = fc.sample(anyStore, { seed, numRuns: storeCount });
  all = await Promise.all(
    hoursOf.map(async (schedule, index): Promise<TestStore> => {
      const storeId = await addStore(db, {
        ...schedule,
        moduleId: food.moduleId,
        zoneId,
        name: { en: `Bistro ${index}`, fr: `Bistro ${index}` },
        scheduleOrder: false,
      });
      const itemId = await addItem(db, {
        ...windows[index],
        storeId,
        name: { en: `Bouillabaisse ${index}`, fr: `Bouillabaisse ${index}` },
      });
      const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
      const [item] = await db.select().from(items).where(eq(items.id, itemId));
      if (!store || !item) throw new Error("nothing was inserted");
      return { store, item, cart: cartOf(ask, await addGuest(db), food.moduleId) };
    }),
  );
  await changes.flushed();
});

const page = { limit: 50, offset: 1 };
const idsOf = (entries: { id: number }[]) => new Set(entries.map(({ id }) => id));

async function shown(at: Date) {
  setNow(at);
  const [cards, found, nowOpen, available, searched] = await Promise.all([
    ask("GET /stores/get-stores/{filter_data}", { filter_data: "all", ...page }, here),
    ask("GET /stores/search", { name: "bistro", ...page }, here),
    ask(
      "GET /stores/get-stores/{filter_data}",
      { filter_data: "all", filter: ["currently_open"], ...page },
      here,
    ),
    ask("GET /items/latest", { filter: ["available_now"], ...page }, here),
    ask("GET /items/search", { name: "bouillabaisse", filter: ["available_now"], ...page }, here),
  ]);
  const open = (list: { id: number; open: 0 | 1 }[]) =>
    new Map(list.map((store) => [store.id, store.open === 1]));
  return {
    card: open(cards.body.stores),
    search: open(found.body.stores),
    openList: idsOf(nowOpen.body.stores),
    availableList: idsOf(available.body.products),
    availableSearch: idsOf(searched.body.products),
  };
}

describe("availability", () => {
  const cases = moments.map((at) => [at.toISOString(), at] as const);

  test.each(cases)("is the same everywhere at %s", async (_title, at) => {
    const seen = await shown(at);
    for (const { store, item, cart } of all) {
      const time = localTime(at, "Europe/Paris");
      const open = isOpen(store, time);
      const inWindow = isItemAvailable(item, time);
      const [storePage, itemPage, added] = await Promise.all([
        ask("GET /stores/details/{id}", { id: store.slug }, here),
        ask("GET /items/details/{id}", { id: item.id }, here),
        cart.add({ item_id: item.id }),
      ]);
      const { available_time_starts, available_time_ends } = itemPage.body;
      expect(
        {
          card: seen.card.get(store.id),
          search: seen.search.get(store.id),
          openList: seen.openList.has(store.id),
          storePage: storePage.body.open === 1,
          itemPage: itemPage.body.store_details.open === 1,
          availableList: seen.availableList.has(item.id),
          availableSearch: seen.availableSearch.has(item.id),
          itemPageWindow: isItemAvailable(
            {
              availableFrom: available_time_starts,
              availableUntil: available_time_ends,
              campaignStarts: null,
              campaignEnds: null,
              soldOutUntil: null,
            },
            time,
          ),
          cart: added.status === 200,
        },
        store.name.en,
      ).toEqual({
        card: open,
        search: open,
        openList: open,
        storePage: open,
        itemPage: open,
        availableList: open && inWindow,
        availableSearch: open && inWindow,
        itemPageWindow: inWindow,
        // A cart may be for a later time, so only the item's own window counts.
        cart: inWindow,
      });
      if (added.status === 200) await cart.clear();
      else expect(added.body.errors).toMatchObject([{ code: "not_available" }]);
    }
  });

  test("keeps a line in the cart and reports when it is unavailable", async () => {
    const [timed] = all.filter(({ item }) => item.availableFrom && item.availableUntil);
    if (!timed) throw new Error("no item has a window");
    const { item, cart } = timed;
    const inside = (at: Date) => isItemAvailable(item, localTime(at, "Europe/Paris"));
    setNow(moments.find(inside) ?? null);
    expect((await cart.add({ item_id: item.id })).status).toBe(200);
    for (const at of moments) {
      setNow(at);
      const [line] = (await cart.list()).body;
      expect(
        line?.problems.map(({ code }) => code),
        at.toISOString(),
      ).toEqual(inside(at) ? [] : ["not_available"]);
    }
  });
});
