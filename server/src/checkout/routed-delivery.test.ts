import type { Position } from "@errand/core/location/geometry";
import { encodePolyline } from "@errand/core/location/polyline";
import { beforeEach, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { osrm } from "../integrations/map-services/osrm.ts";
import { connectTo, startMapServer } from "../integrations/map-services/testing.ts";
import { deleteExpiredLengths } from "../location/route-lengths.data.ts";
import { routeLengths } from "../location/route-lengths.tables.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const server = await startMapServer();
const hour = 60 * 60 * 1000;
// A clock of its own, so that a test decides when the router is called again after failures.
let serviceTime = 0;
const router = osrm(connectTo(server, { now: () => serviceTime }), "driving");
const { api, ask, db, bakery, ctx, order, place, food, setNow } = await startCheckoutTest({
  router,
});
const itemId = await addItem(db, { storeId: bakery });

const way: Position[] = [
  [3.87, 43.61],
  [3.88, 43.62],
];
function routed(meters: number) {
  const found = { distance: meters, duration: meters / 5, geometry: encodePolyline(way), legs: [] };
  server.reply = () => ({ body: { code: "Ok", routes: [found], waypoints: [] } });
}
const away = () => {
  server.reply = () => ({ status: 503, body: {} });
};

beforeEach(async () => {
  await ctx();
  serviceTime += hour;
  server.seen = [];
});

/** The quote of an order to a door of its own for each test. */
async function quote(door: number) {
  const terms = { ...buyNowInput(itemId), longitude: deliveryLocation.longitude + door / 1e6 };
  const { body } = await ask("POST /customer/order/get-Tax", order(terms), food);
  return { terms, receipt: body.receipt };
}

test("an order costs what its quote said, also when the router is away by then", async () => {
  routed(5_000);
  const { terms, receipt } = await quote(1);
  away();
  const placed = await place({ ...terms, order_amount: receipt.total });
  expect(placed).toMatchObject({ status: 201, body: { order: { distance: 5 } } });
  expect(server.seen).toHaveLength(1);
});

test("an order costs what its quote estimated, also when the router is back by then", async () => {
  away();
  const { terms, receipt } = await quote(2);
  routed(9_000);
  serviceTime += hour;
  const placed = await place({ ...terms, order_amount: receipt.total });
  expect(placed).toMatchObject({ status: 201, body: { order: { distance: 2.224 } } });
});

test("a length is measured again after a day", async () => {
  const [from, to] = way as [Position, Position];
  routed(1_000);
  const measured = await api.maps.measure(from, to);
  routed(1_100);
  expect([measured, await api.maps.measure(from, to)]).toEqual([
    { distanceMeters: 1_000, durationSeconds: 200 },
    { distanceMeters: 1_000, durationSeconds: 200 },
  ]);
  setNow(new Date(Date.now() + 25 * hour));
  await db.update(routeLengths).set({ expiresAt: new Date() });
  await deleteExpiredLengths(db);
  expect(await db.$count(routeLengths)).toBe(0);
});

test("concurrent measurements of one way return the same length", async () => {
  let meters = 2_000;
  server.reply = () => {
    meters += 100;
    const found = { distance: meters, duration: 300, geometry: encodePolyline(way) };
    return { body: { code: "Ok", routes: [found] } };
  };
  const ends: [Position, Position] = [
    [3.9, 43.6],
    [3.91, 43.61],
  ];
  const lengths = await Promise.all([1, 2, 3].map(() => api.maps.measure(...ends)));
  expect(new Set(lengths.map((length) => length?.distanceMeters)).size).toBe(1);
});

test("the map shows the way of the router; without one that of the offline maps, if it has streets", async () => {
  const input = {
    origin_lat: 43.61,
    origin_lng: 3.87,
    destination_lat: 43.62,
    destination_lng: 3.8801,
  };
  away();
  const nothing = await ask("GET /config/direction-api", input);
  expect(nothing.body).toMatchObject({ status: "ZERO_RESULTS", polyline: null });
  routed(1_700);
  const { body } = await ask("GET /config/direction-api", { ...input, origin_lng: 3.8701 });
  expect(body).toMatchObject({
    status: "OK",
    distanceMeters: 1_700,
    polyline: encodePolyline(way),
  });
  const length = await ask("GET /config/distance-api", { ...input, origin_lng: 3.8702 });
  expect(length.body).toMatchObject({ distanceMeters: 1_700, duration: 340 });
});

test("no way is remembered as none", async () => {
  const ends: [Position, Position] = [
    [4.1, 43.6],
    [4.2, 43.61],
  ];
  server.reply = () => ({ status: 400, body: { code: "NoRoute" } });
  expect([await api.maps.measure(...ends), await api.maps.measure(...ends)]).toEqual([null, null]);
  expect(server.seen).toHaveLength(1);
});
