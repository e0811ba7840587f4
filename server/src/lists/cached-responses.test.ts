import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId } = await seedShop(db);
const here = { zones: [zoneId], module: food.moduleId };

afterEach(() => setNow(null));

describe("a cached response", () => {
  test("has the same ETag, and is 304 for a client that has it", async () => {
    setNow(new Date("2026-03-02T11:00:10Z"));
    await addItem(db, { storeId: food.storeIds[0] });
    await changes.flushed();
    const first = await ask("GET /items/popular", {}, here);
    const second = await ask("GET /items/popular", {}, here);
    const tag = first.headers.get("etag") ?? "";
    expect(second.headers.get("etag")).toBe(tag);
    const third = await ask(
      "GET /items/popular",
      {},
      { ...here, headers: { "If-None-Match": tag } },
    );
    expect(third).toMatchObject({ status: 304, body: null });
  });

  test("shows a committed write on the next read", async () => {
    const id = await addItem(db, { storeId: food.storeIds[1], price: minor(1000) });
    await changes.flushed();
    const read = async () => (await ask("GET /items/details/{id}", { id })).body.price;
    expect(await read()).toBe(10);
    await db
      .update(items)
      .set({ price: minor(1100) })
      .where(eq(items.id, id));
    await changes.flushed();
    expect(await read()).toBe(11);
  });

  test("does not show a write that was rolled back", async () => {
    const id = await addItem(db, { storeId: food.storeIds[1], price: minor(1000) });
    await changes.flushed();
    const read = async () => (await ask("GET /items/details/{id}", { id })).body.price;
    await read();
    await expect(
      db.transaction(async (tx) => {
        await tx
          .update(items)
          .set({ price: minor(1) })
          .where(eq(items.id, id));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await changes.flushed();
    expect(await read()).toBe(10);
  });

  test("expires at the end of the minute, because opening hours change then", async () => {
    const storeId = await addStore(db, {
      moduleId: grocery.moduleId,
      zoneId,
      schedules: [{ day: 1, opening_time: "08:00:00", closing_time: "12:00:00" }],
    });
    await changes.flushed();
    const isOpen = async () => (await ask("GET /stores/details/{id}", { id: storeId })).body.open;
    setNow(new Date("2026-03-02T10:59:59.999Z"));
    expect(await isOpen()).toBe(1);
    setNow(new Date("2026-03-02T11:00:00Z"));
    expect(await isOpen()).toBe(0);
  });
});

describe("the location of the visitor", () => {
  const at = (latitude: string) => ({ ...here, headers: { latitude, longitude: "3.9" } });

  test("does not change a list of items, which all visitors share", async () => {
    await addItem(db, { storeId: food.storeIds[0] });
    await changes.flushed();
    const near = await ask("GET /items/popular", {}, at("43.6"));
    const far = await ask("GET /items/popular", {}, at("43.7"));
    expect(far.headers.get("etag")).toBe(near.headers.get("etag"));
  });

  test("changes the distance of a store", async () => {
    const storeId = food.storeIds[0];
    const distance = async (latitude: string) =>
      (await ask("GET /stores/details/{id}", { id: storeId }, at(latitude))).body.distance;
    expect(await distance("43.6")).not.toBe(await distance("43.7"));
    // Within a cell of 200 m, visitors share a response.
    expect(await distance("43.6")).toBe(await distance("43.6001"));
  });
});

describe("a cached item and its store", () => {
  let visitors = 0;
  /** Requests the item from a new location each time, so that no complete response is cached. */
  const view = async (id: number) => {
    visitors += 1;
    const headers = { latitude: String(43.5 + visitors / 100), longitude: "3.9" };
    return (await ask("GET /items/details/{id}", { id }, { ...here, headers })).body;
  };

  test("contain the distance of each visitor", async () => {
    const id = await addItem(db, { storeId: food.storeIds[0] });
    await changes.flushed();
    const near = await view(id);
    const far = await view(id);
    expect(near.store_details.distance).toBeGreaterThan(far.store_details.distance ?? Infinity);
    const ofVisitor = { distance: null, delivery_charge: null };
    expect({ ...far.store_details, ...ofVisitor }).toEqual({
      ...near.store_details,
      ...ofVisitor,
    });
  });

  test("are read once for all visitors", async () => {
    const id = await addItem(db, { storeId: food.storeIds[0] });
    await changes.flushed();
    await view(id);
    const query = vi.spyOn(pg.Client.prototype, "query");
    onTestFinished(() => query.mockRestore());
    await view(id);
    expect(query).not.toHaveBeenCalled();
  });

  test("show a write to either on the next read, and the removal of the item", async () => {
    const id = await addItem(db, { storeId: food.storeIds[1], price: minor(1000) });
    await changes.flushed();
    expect((await view(id)).price).toBe(10);
    await db
      .update(items)
      .set({ price: minor(1100) })
      .where(eq(items.id, id));
    await db
      .update(stores)
      .set({ minimumOrder: minor(700) })
      .where(eq(stores.id, food.storeIds[1]));
    await changes.flushed();
    expect(await view(id)).toMatchObject({ price: 11, store_details: { minimum_order: 7 } });
    await db.update(items).set({ active: false }).where(eq(items.id, id));
    await changes.flushed();
    expect((await view(id)).errors).toMatchObject([{ code: "item" }]);
  });

  test("are read again at the end of the minute, because opening hours change then", async () => {
    const storeId = await addStore(db, {
      moduleId: food.moduleId,
      zoneId,
      schedules: [{ day: 1, opening_time: "08:00:00", closing_time: "12:00:00" }],
    });
    const id = await addItem(db, { storeId });
    await changes.flushed();
    setNow(new Date("2026-03-02T10:59:59.999Z"));
    expect((await view(id)).store_details.open).toBe(1);
    setNow(new Date("2026-03-02T11:00:00Z"));
    expect((await view(id)).store_details.open).toBe(0);
  });
});

describe("cached values are not invalidated", () => {
  test("by an update that matches no row", async () => {
    setNow(new Date("2026-03-02T11:00:10Z"));
    await ask("GET /stores/popular", {}, here);
    let notifications = 0;
    const stop = changes.on("catalogue", () => {
      notifications += 1;
    });
    await db.update(items).set({ popularity: 1 }).where(eq(items.id, 999999));
    await changes.flushed();
    expect(notifications).toBe(0);
    await db.update(stores).set({ popularity: 1 }).where(eq(stores.id, food.storeIds[0]));
    await changes.flushed();
    expect(notifications).toBe(1);
    stop();
  });
});
