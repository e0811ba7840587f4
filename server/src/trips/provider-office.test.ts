import { localTime } from "@errand/core/time";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { vehicleReviews } from "../rental/fleet.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { addTrip, assign, providerOf, seedRental, type TripOverrides } from "./testing.ts";
import { cashPayment } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

const { api, ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const provider = providerOf(rental);
let manager: { token: string };
let other: { token: string };

beforeAll(async () => {
  const of = (storeId: number) => addStaff(db, { kind: "rental_staff", role: "manager", storeId });
  manager = await of(rental.providerId);
  other = await of(rental.otherProviderId);
});

const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

describe("the figures of a rental provider", () => {
  const bookedAt = (at: string, overrides: TripOverrides = {}) =>
    addTrip(db, rental, {
      createdAt: new Date(at),
      statusTimestamps: { pending: at },
      paymentMethod: cashPayment,
      ...overrides,
    });
  const day = { from: "2026-02-03", to: "2026-02-03" };
  const read = async (caller = manager) => (await ask("GET /store/figures", day, caller)).body;

  test("count trips, what completed ones sold, refusals and vehicles", async () => {
    const done = await bookedAt("2026-02-03T09:00:00Z");
    await assign(db, done, [rental.carUnits[0]]);
    const at = new Date("2026-02-03T09:12:00Z");
    for (const to of ["confirmed", "ongoing"] as const) {
      await transitionTrip(db, done, to, provider, { at });
    }
    const { token } = await addStaff(db, {
      kind: "rental_staff",
      role: "owner",
      storeId: rental.providerId,
    });
    const key = "completes-the-trip-of-figures";
    await ask("POST /provider/trips/{id}/complete", { id: done }, { token, key });
    const refusedTrip = await bookedAt("2026-02-03T22:30:00Z", {
      booked: [{ vehicleId: rental.vanId, quantity: 1 }],
    });
    await transitionTrip(db, refusedTrip, "canceled", provider, { at, reason: "no_vehicle" });
    const canceled = await bookedAt("2026-02-03T10:00:00Z");
    await transitionTrip(db, canceled, "canceled", { kind: "desk", staffId: null }, { at });

    const figures = await read();
    expect(figures).toMatchObject({
      ...{ orders: 3, delivered: 1, refusals: 1, sales: 20 },
      times: { accept: 12, prepare: null, deliver: null },
      promises: { made: 0, kept: 0 },
      refusal_reasons: [{ reason: "No vehicle is free after all.", count: 1 }],
      best_items: [],
      best_vehicles: [{ vehicle_id: rental.carId, name: "Car", quantity: 1, sales: 20 }],
    });
    expect(figures.hours[23]).toMatchObject({ orders: 1, refusals: 1 });
    expect(await read(other)).toMatchObject({ orders: 0, best_vehicles: [] });
  });

  test("are a table with the vehicles", async () => {
    const request = requestFor("GET /store/figures", day, manager);
    request.headers.set("accept", "text/csv");
    const response = await api.app.fetch(request, { address: "203.0.113.8" });
    expect((await response.text()).split("\r\n")).toContain("Vehicle,Car,,,,20.00,1,");
  });

  test("sell what the statement of the provider says", async () => {
    const owner = await addStaff(db, {
      kind: "rental_staff",
      role: "owner",
      storeId: rental.providerId,
    });
    const month = localTime(new Date(), "Europe/Paris").day.slice(0, 7);
    const { body } = await ask("GET /store/statements/{month}", { month }, owner);
    expect([body.sales, body.collected_cash]).toEqual([20, 20]);
  });
});

describe("the reviews of a rental provider", () => {
  async function addReview(rating: number, vehicleId = rental.carId): Promise<number> {
    const [review] = await db
      .insert(vehicleReviews)
      .values({ vehicleId, providerId: rental.providerId, customerName: "Ana B.", rating })
      .returning({ id: vehicleReviews.id });
    return review?.id ?? 0;
  }
  const read = async (input: Record<string, unknown> = {}, caller = manager) =>
    (await ask("GET /store/reviews", input, caller)).body;
  const reply = (id: number, caller = manager) =>
    ask("POST /store/reviews/{id}/reply", { id, reply: "Thank you, Ana!" }, caller);

  test("are those of its vehicles, and are answered once", async () => {
    const [car, van] = [await addReview(5), await addReview(2, rental.vanId)];
    expect(await read()).toMatchObject({ total_size: 2, ratings: [1, 0, 0, 1, 0] });
    expect((await read({ rating: 2 })).reviews).toMatchObject([
      { id: van, vehicle_id: rental.vanId, item_id: null, item_name: "Van", reply: null },
    ]);
    expect(await read({}, other)).toMatchObject({ total_size: 0, reviews: [] });
    expect((await reply(car)).body.review).toMatchObject({ id: car, reply: "Thank you, Ana!" });
    expect(await reply(car)).toMatchObject(refused(409, "reply"));
    expect((await read({ replied: 1 })).reviews.map(({ id }) => id)).toEqual([car]);
    expect((await read({ replied: 0 })).reviews.map(({ id }) => id)).toEqual([van]);
    expect(await reply(van, other)).toMatchObject(refused(404, "review"));
    expect(await db.$count(auditLog, eq(auditLog.subject, `review:${car}`))).toBe(1);
    const reported = await ask(
      "POST /store/reviews/{id}/report",
      { id: van, reason: "An insult" },
      { ...manager, key: "key-of-the-report-of-a-review" },
    );
    expect(reported.status).toBe(200);
    expect((await read({ rating: 2 })).reviews).toMatchObject([
      { report: { reason: "An insult" } },
    ]);
    const visit = { module: rental.moduleId };
    const shown = await ask("GET /rental/vehicle/reviews/{id}", { id: rental.carId }, visit);
    expect(shown.body.reviews).toMatchObject([{ id: car, reply: "Thank you, Ana!" }]);
  });
});

test("reviews and figures need their permissions", async () => {
  const kitchen = await addStaff(db, {
    kind: "store_staff",
    role: "kitchen",
    storeId: shop.grocery.storeIds[0],
  });
  for (const path of ["GET /store/reviews", "GET /store/figures"] as const) {
    expect(await ask(path, {}, kitchen)).toMatchObject(refused(403, "permission"));
  }
});
