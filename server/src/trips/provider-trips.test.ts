import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { rentalDrivers, vehicleUnits } from "../rental/fleet.tables.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { addTrip, assign, providerOf, seedRental, type TripOverrides } from "./testing.ts";
import { cashPayment } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

const { api, ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const [car, otherCar] = rental.carUnits;
const hour = 3_600_000;
let owner: Awaited<ReturnType<typeof addStaff>>;
let days = 0;

beforeEach(async () => {
  owner = await addStaff(db, {
    kind: "rental_staff",
    role: "owner",
    storeId: rental.providerId,
  });
});

/** A trip on a day of its own, so that trips of other tests do not take its vehicles. */
function newTrip(overrides: TripOverrides = {}): Promise<number> {
  days += 1;
  return addTrip(db, rental, { pickupTime: new Date(Date.now() + days * 24 * hour), ...overrides });
}

let keys = 0;
type Act = "confirm" | "refuse" | "start" | "complete";
function act(id: number, action: Act, input: Record<string, unknown> = {}, token = owner.token) {
  keys += 1;
  const key = `key-of-a-providers-change-${keys}`;
  return ask(`POST /provider/trips/{id}/${action}`, { id, ...input }, { token, key });
}

function assignUnits(id: number, units: (number | { unit: number; driver: number })[]) {
  keys += 1;
  const vehicles = units.map((each) =>
    typeof each === "number"
      ? { vehicle_identity_id: each }
      : { vehicle_identity_id: each.unit, driver_id: each.driver },
  );
  const key = `key-of-an-assignment-${keys}`;
  return ask("PUT /provider/trips/{id}/vehicles", { id, vehicles }, { token: owner.token, key });
}

const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

test("a trip is confirmed, gets vehicles and drivers, starts and is completed, each with an entry of the audit log", async () => {
  const id = await newTrip({ paymentMethod: cashPayment });
  expect((await act(id, "confirm")).body.trip.trip_status).toBe("confirmed");
  const assigned = await assignUnits(id, [{ unit: car, driver: rental.driverId }]);
  expect(assigned.body.trip.vehicle_identity).toMatchObject([
    { vehicle_identity_id: car, driver_data: { first_name: "Dora" } },
  ]);
  expect((await act(id, "start")).body.trip.trip_status).toBe("ongoing");
  expect((await act(id, "complete")).body.trip).toMatchObject({
    trip_status: "completed",
    payment_status: "paid",
    vehicle_identity: [{ is_completed: 1 }],
  });
  const { body } = await ask("GET /provider/trips/{id}", { id }, { token: owner.token });
  expect(
    body.transitions.map(({ to, actor }: { to: string; actor: object }) => ({ to, actor })),
  ).toEqual([
    { to: "pending", actor: { kind: "guest", name: null } },
    { to: "confirmed", actor: { kind: "store", name: "Grace Hopper" } },
    { to: "ongoing", actor: { kind: "store", name: "Grace Hopper" } },
    { to: "completed", actor: { kind: "store", name: "Grace Hopper" } },
  ]);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `trip:${id}`));
  expect(entries.map(({ action }) => action)).toEqual([
    "POST /provider/trips/{id}/confirm",
    "PUT /provider/trips/{id}/vehicles",
    "POST /provider/trips/{id}/start",
    "POST /provider/trips/{id}/complete",
  ]);
});

test("lists trips by stage and finds numbers and customers", async () => {
  const list = async (state: string, search?: string) => {
    const input = { state, limit: 100, ...(search && { search }) };
    const { body } = await ask("GET /provider/trips", input, { token: owner.token });
    return body.trips.map(({ id }: { id: number }) => id);
  };
  const [later, sooner] = [
    await addTrip(db, rental, {
      pickupTime: new Date(Date.now() + 900 * hour),
      contactName: "Zoé",
    }),
    await addTrip(db, rental, { pickupTime: new Date(Date.now() + hour) }),
  ];
  const fresh = await list("new");
  expect(fresh.indexOf(sooner)).toBeLessThan(fresh.indexOf(later));
  expect(await list("new", "zoé")).toEqual([later]);
  expect(await list("new", String(sooner))).toEqual([sooner]);
  await act(later, "refuse", { reason: "Closed" });
  expect(await list("past")).toContain(later);
  const page = await ask(
    "GET /provider/trips",
    { state: "new", offset: 0 },
    { token: owner.token },
  );
  expect(page).toMatchObject(refused(422, "offset"));
});

test("a refused trip tells its customer why", async () => {
  const { customerId, token } = await addCustomer(db);
  const trip_id = await newTrip({ customerId });
  await act(trip_id, "refuse", { reason: "Broken down" });
  const { body } = await ask("GET /rental/user/trip/get-trip-details", { trip_id }, { token });
  expect(body).toMatchObject({ canceled_by: "vendor", cancellation_reason: "Broken down" });
});

test.each(["confirm", "refuse", "start", "complete"] as const)(
  "cannot %s a trip that is over or another provider's",
  async (action) => {
    const input = action === "refuse" ? { reason: "No" } : {};
    const id = await newTrip();
    await transitionTrip(db, id, "canceled", providerOf(rental), { at: new Date() });
    expect(await act(id, action, input)).toMatchObject(refused(409, "trip_status"));
    const other = await addStaff(db, {
      kind: "rental_staff",
      role: "owner",
      storeId: rental.otherProviderId,
    });
    expect(await act(id, action, input, other.token)).toMatchObject(refused(404, "trip"));
  },
);

test("staff of stores and roles without trips may do nothing", async () => {
  const id = await newTrip();
  const grocer = await addStaff(db, {
    kind: "store_staff",
    role: "owner",
    storeId: shop.grocery.storeIds[0],
  });
  expect(await act(id, "confirm", {}, grocer.token)).toMatchObject(refused(403, "permission"));
  for (const path of ["GET /provider/drivers", "GET /provider/vehicles"] as const) {
    expect(await ask(path, {}, { token: grocer.token })).toMatchObject(refused(403, "permission"));
  }
  const settings = await ask("GET /provider/settings", {}, { token: grocer.token });
  expect(settings).toMatchObject(refused(403, "permission"));
});

describe("the vehicles of a trip", () => {
  async function confirmed(overrides: TripOverrides = {}) {
    const id = await newTrip(overrides);
    await act(id, "confirm");
    return id;
  }
  const assignment = refused(422, "vehicles");

  test("are as many of each as were booked, active ones, each once", async () => {
    const id = await confirmed({ booked: [{ vehicleId: rental.carId, quantity: 2 }] });
    expect(await assignUnits(id, [car])).toMatchObject(assignment);
    expect(await assignUnits(id, [car, car])).toMatchObject(assignment);
    expect(await assignUnits(id, [car, rental.vanUnit])).toMatchObject(assignment);
    expect(await assignUnits(id, [car, otherCar, rental.vanUnit])).toMatchObject(assignment);
    expect(await assignUnits(id, [car, 999_999])).toMatchObject(assignment);
    await db.update(vehicleUnits).set({ active: false }).where(eq(vehicleUnits.id, otherCar));
    expect(await assignUnits(id, [car, otherCar])).toMatchObject(assignment);
    await db.update(vehicleUnits).set({ active: true }).where(eq(vehicleUnits.id, otherCar));
    expect((await assignUnits(id, [car, otherCar])).status).toBe(200);
  });

  test("are free at that time, from the end of one trip on", async () => {
    const pickupTime = new Date(Date.now() + 5000 * hour);
    const first = await confirmed({ pickupTime, hours: 2 });
    const overlapping = await confirmed({ pickupTime: new Date(pickupTime.getTime() + hour) });
    const next = await confirmed({ pickupTime: new Date(pickupTime.getTime() + 2 * hour) });
    expect((await assignUnits(first, [car])).status).toBe(200);
    expect(await assignUnits(overlapping, [car])).toMatchObject(assignment);
    expect((await assignUnits(next, [car])).status).toBe(200);
    await act(first, "refuse", { reason: "No" });
    await act(next, "refuse", { reason: "No" });
    expect((await assignUnits(overlapping, [car])).status).toBe(200);
  });

  test("of two overlapping trips at once are not the same", async () => {
    const pickupTime = new Date(Date.now() + 6000 * hour);
    const ids = [await confirmed({ pickupTime }), await confirmed({ pickupTime })];
    const results = await Promise.all(ids.map((id) => assignUnits(id, [car])));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test("are assigned once the trip is confirmed, with drivers of the provider", async () => {
    expect(await assignUnits(await newTrip(), [car])).toMatchObject(refused(409, "trip_status"));
    const [stranger] = await db
      .insert(rentalDrivers)
      .values({
        ...{ providerId: rental.otherProviderId, firstName: "Max", lastName: "" },
        phone: "+33600000001",
      })
      .returning();
    const id = await confirmed({ booked: [{ vehicleId: rental.carId, quantity: 2 }] });
    const byStranger = [{ unit: car, driver: stranger?.id ?? 0 }, otherCar];
    expect(await assignUnits(id, byStranger)).toMatchObject(refused(404, "driver"));
    const twice = [car, otherCar].map((unit) => ({ unit, driver: rental.driverId }));
    expect(await assignUnits(id, twice)).toMatchObject(assignment);
  });

  test("are needed to start, and back from the trip before", async () => {
    const id = await confirmed();
    expect(await act(id, "start")).toMatchObject(assignment);
    const late = await newTrip({ status: "ongoing" });
    await assign(db, late, [otherCar]);
    await assignUnits(id, [otherCar]);
    expect(await act(id, "start")).toMatchObject(assignment);
    await transitionTrip(db, late, "canceled", providerOf(rental), { at: new Date() });
    expect((await act(id, "start")).status).toBe(200);
    expect(await act(id, "complete")).toMatchObject(refused(409, "trip_status"));
    const [trip] = await db.select().from(orders).where(eq(orders.id, id));
    expect(trip?.status).toBe("ongoing");
  });
});

describe("the desk", () => {
  const operator = (zoneIds: number[]) =>
    addStaff(db, { kind: "operator", role: "owner", zoneIds });

  test("lists the trips of its zones, and cancels them", async () => {
    const { token } = await operator([shop.zoneId]);
    const id = await newTrip();
    await act(id, "confirm");
    const list = async (input: object) => {
      const { body } = await ask("GET /desk/trips", { limit: 100, ...input }, { token });
      return body.trips.map((trip: { id: number }) => trip.id);
    };
    expect(await list({ state: "confirmed" })).toContain(id);
    expect(await list({ state: "active", search: String(id) })).toEqual([id]);
    expect(await list({ store_id: rental.otherProviderId })).toEqual([]);
    const cancel = (reason: string, as = token) => {
      keys += 1;
      const key = `key-of-a-change-of-the-desk-${keys}`;
      return ask("POST /desk/trips/{id}/cancel", { id, reason }, { token: as, key });
    };
    const elsewhere = await operator([shop.otherZoneId]);
    expect(await cancel("No", elsewhere.token)).toMatchObject(refused(404, "trip"));
    expect((await cancel("Flooded")).body.trip).toMatchObject({
      trip_status: "canceled",
      canceled_by: "admin",
      cancellation_reason: "Flooded",
    });
    expect(await cancel("Again")).toMatchObject(refused(409, "trip_status"));
    expect((await ask("GET /desk/trips", { offset: 0 }, { token })).status).toBe(422);
  });

  test("reads a trip with its history, and its contacts until it has been over for a day", async () => {
    const { token } = await operator([shop.zoneId]);
    const id = await newTrip();
    await act(id, "confirm");
    const read = async () => (await ask("GET /desk/trips/{id}", { id }, { token })).body;
    const phone = (await read()).user_info.contact_person_number;
    expect(phone).toMatch(/^\+\d{6,}$/);
    expect((await read()).transitions.map(({ to }: { to: string }) => to)).toEqual([
      "pending",
      "confirmed",
    ]);
    const { body } = await ask("GET /desk/trips", { search: String(id) }, { token });
    expect(body.trips[0]?.user_info.contact_person_number).toMatch(/^\+\d\d •• \d\d$/);
    await act(id, "refuse", { reason: "Broken down" });
    expect((await read()).user_info.contact_person_number).toBe(phone);
    const longAgo = new Date(Date.now() - 25 * hour).toISOString();
    await db
      .update(orders)
      .set({ statusTimestamps: { pending: longAgo, confirmed: longAgo, canceled: longAgo } })
      .where(eq(orders.id, id));
    expect((await read()).user_info.contact_person_number).toMatch(/••/);
    const elsewhere = await operator([shop.otherZoneId]);
    expect(await ask("GET /desk/trips/{id}", { id }, elsewhere)).toMatchObject(
      refused(404, "trip"),
    );
  });
});

test("the stream sends the running trips of the provider, then each change", async () => {
  const storeId = rental.otherProviderId;
  const other = { ...rental, providerId: storeId };
  const running = await addTrip(db, other);
  const staff = await addStaff(db, { kind: "rental_staff", role: "owner", storeId });
  const request = requestFor("GET /provider/stream", {}, { token: staff.token });
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<{ id: number; trip_status: string }>(response);
  expect(await nextOf(events)).toMatchObject({
    event: "trip",
    data: { id: running, trip_status: "pending" },
  });
  await newTrip();
  await transitionTrip(db, running, "confirmed", providerOf(other), { at: new Date() });
  // A stream may repeat what it has sent: the notification of the new trip arrives late on a busy
  // machine.
  let changed = await nextOf(events);
  while (changed.data?.trip_status !== "confirmed") changed = await nextOf(events);
  expect(changed.data).toMatchObject({ id: running, trip_status: "confirmed" });
  await response.body?.cancel().catch(() => {});
});
