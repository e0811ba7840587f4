import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { hasEarlierOrder } from "../order-rows/order-count.data.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addOrder, contact } from "../orders/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { readTrip, readTrips } from "./read-trip.ts";
import { addTrip, assign, seedRental } from "./testing.ts";

const { api, db, ask } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const options = { language: "en" as const, now: new Date(), url: api.settings.url };

test("a trip shows what was booked, where and when", async () => {
  const pickupTime = new Date(Date.now() + 3_600_000);
  const id = await addTrip(db, rental, { pickupTime, hours: 3, note: "Two child seats" });
  await assign(db, id, [rental.carUnits[0]]);
  const trip = await readTrip(db, id, options);
  expect(trip).toMatchObject({
    id,
    trip_status: "pending",
    provider_id: rental.providerId,
    pickup_time: pickupTime.toISOString(),
    estimated_trip_end_time: new Date(pickupTime.getTime() + 3 * 3_600_000).toISOString(),
    rental_type: "hourly",
    estimated_hours: 3,
    distance: 12.3,
    destination_time: 14,
    trip_amount: 20,
    receipt: { total: 20, due: 20, lines: [{ label: "Car", amount: 20 }] },
    payment_method: null,
    payment_status: "unpaid",
    user_info: { contact_person_name: contact.contact_person_name },
    trip_note: "Two child seats",
    quantity: 1,
    trip_details: [{ vehicle_id: rental.carId, price: 20, vehicle_details: { name: "Car" } }],
    vehicle_identity: [
      { vehicle_identity_id: rental.carUnits[0], vehicle_name: "Car", rating: null },
    ],
    canceled_by: null,
    actions: ["cancel", "pay", "change"],
  });
  expect(trip.provider.logo_full_url).toBe(pictureUrl(api.settings.url, null));
});

test("lists trips alone, newest first", async () => {
  const { customerId } = await addCustomer(db);
  const first = await addTrip(db, rental, { customerId });
  const second = await addTrip(db, rental, {
    customerId,
    booked: [{ vehicleId: rental.vanId, quantity: 1 }],
  });
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1 });
  await addOrder(db, shop, shop.grocery, { itemId, customerId });
  const page = { limit: 10, offset: 1 };
  const condition = and(eq(orders.customerId, customerId));
  const { total, trips } = await readTrips(db, condition, page, options);
  expect(trips.map(({ id }) => id)).toEqual([second, first]);
  expect(total).toBe(2);
});

test("counts as an earlier order, unless it is canceled, for the offers of a first order", async () => {
  const { customerId } = await addCustomer(db);
  await addTrip(db, rental, { customerId, status: "canceled" });
  expect(await hasEarlierOrder(db, customerId)).toBe(false);
  await addTrip(db, rental, { customerId });
  expect(await hasEarlierOrder(db, customerId)).toBe(true);
});

test("is no order to the endpoints and the counts of orders", async () => {
  const ada = await addCustomer(db);
  const id = await addTrip(db, rental, { customerId: ada.customerId });
  const token = { token: ada.token };
  for (const path of ["track", "details", "invoice"] as const) {
    const { status, body } = await ask(`GET /customer/order/${path}`, { order_id: id }, token);
    expect({ status, body }).toMatchObject({ status: 404, body: { errors: [{ code: "order" }] } });
  }
  expect((await ask("GET /customer/order/running-orders", {}, token)).body.orders).toEqual([]);
  expect((await ask("GET /customer/order/list", {}, token)).body.orders).toEqual([]);
  expect((await ask("GET /customer/info", {}, token)).body.order_count).toBe(0);
});
