import type { OrderStatus } from "@errand/core/orders/orders.types";
import { addItem, seedShop } from "@errand/server/catalog/testing";
import type { Maps } from "@errand/server/integrations/maps";
import { findOrderRow } from "@errand/server/orders/orders.data";
import { addCourier, addOrder } from "@errand/server/orders/testing";
import { startTestApi } from "@errand/server/testing";
import { expect, test, vi } from "vitest";
import { fillStaff } from "../fill/staff.ts";
import { estimateDemoArrival } from "./estimate-demo-arrival.ts";
import { createSimulator } from "./simulator.ts";

// A test is a few hundred ticks, each with several calls.
vi.setConfig({ testTimeout: 60_000 });

const { api, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
const placed = new Date("2026-03-20T10:00:00Z");
const maps: Pick<Maps, "route"> = {
  route: async (from, to) => ({ distanceMeters: 2200, durationSeconds: 300, polyline: [from, to] }),
};

test.each([
  ["delivery", 1, 4],
  ["delivery", 5, 4],
  ["take_away", 1, 2],
] as const)(
  "a %s order at speed %i arrives within %i seconds of every estimate",
  async (type, speed, tolerance) => {
    await addCourier(db, { locatedAt: placed });
    await fillStaff(db, api.settings.secret);
    const orderId = await addOrder(db, shop, shop.grocery, {
      itemId,
      cart: { type },
      distanceMeters: 2200,
      statusTimestamps: { pending: placed.toISOString() },
      createdAt: placed,
      scheduleAt: placed,
      ...(type === "take_away" && { address: null }),
    });
    const simulator = createSimulator({ api: { ...api, maps: maps as Maps }, speed });
    const estimate = estimateDemoArrival(speed);
    const end: OrderStatus = type === "take_away" ? "handover" : "delivered";
    const estimates: number[] = [];
    for (let second = 0; second < 200; second++) {
      const now = new Date(placed.getTime() + second * 1000);
      setNow(now);
      await simulator.tick(now);
      await api.positionRecorder.flush();
      const row = await findOrderRow(db, orderId);
      if (!row) throw new Error("no such order");
      const expected = estimate(row, now);
      if (row.order.status === end) {
        expect(expected).toBeNull();
        const errors = estimates.map((at) => Math.abs(at - now.getTime()) / 1000);
        expect(errors.length).toBeGreaterThan(15);
        expect(Math.max(...errors)).toBeLessThanOrEqual(tolerance);
        return;
      }
      if (expected) estimates.push(expected.getTime());
    }
    throw new Error("the order did not arrive");
  },
);
