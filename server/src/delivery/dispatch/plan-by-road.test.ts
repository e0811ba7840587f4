import type { Position } from "@errand/core/location/geometry";
import { expect, test } from "vitest";
import { addItem, middle, seedShop } from "../../catalog/testing.ts";
import type { Router } from "../../integrations/map-services/router.ts";
import { addCourier, addOrder } from "../../orders/testing.ts";
import { addStaff } from "../../staff/testing.ts";
import { startTestApi } from "../../testing.ts";

/** South of the store lies a river, which is crossed 30 km away. */
const river = middle.latitude - 0.001;
const isNorth = ([, latitude]: Position) => latitude > river;
const router: Router = {
  route: async () => null,
  distances: async (starts, ends) =>
    starts.map((start) => ends.map((end) => (isNorth(start) === isNorth(end) ? 2_000 : 30_000))),
};
const { ask, db, setNow, runDueJobs } = await startTestApi(undefined, { router });

test("a delivery is offered to the courier who is near by road, not to one across the river", async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  const shop = await seedShop(db);
  const storeId = shop.grocery.storeIds[0];
  const itemId = await addItem(db, { storeId });
  const { token: cook } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  const [across, near] = await Promise.all(
    [-0.002, 0.02].map(async (away) => {
      const position = { ...middle, latitude: middle.latitude + away };
      const courierId = await addCourier(db, { position });
      const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
      return token;
    }),
  );
  const id = await addOrder(db, shop, shop.grocery, { itemId });
  const options = { token: cook, key: crypto.randomUUID() };
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
  await runDueJobs();
  const offered = (token = "") => ask("GET /courier/jobs", { state: "offered" }, { token });
  expect((await offered(near)).body.jobs).toMatchObject([{ id }]);
  expect((await offered(across)).body.jobs).toEqual([]);
});
