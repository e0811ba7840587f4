import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { same, seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { contact } from "../orders/testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { addTrip, assign, providerOf, seedRental } from "./testing.ts";
import { tripToken } from "./trip-link.ts";
import { transitionTrip } from "./trip-transitions.ts";

const { api, ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
await db
  .update(stores)
  .set({ name: same("Harbour Wheels") })
  .where(eq(stores.id, rental.providerId));
const provider = providerOf(rental);
const contact_number = contact.contact_person_number;
const now = new Date();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let ada: Customer;

beforeEach(async () => {
  ada = await addCustomer(db);
});

const own = () => ({ token: ada.token, module: rental.moduleId });
const tripOfAda = () => addTrip(db, rental, { customerId: ada.customerId });

async function guestTrip() {
  const { guestId: guest_id } = await addGuest(db);
  const trip_id = await addTrip(db, rental, { guestId: decodeGuestId(guest_id) });
  return { trip_id, guest_id };
}

describe("the list of trips", () => {
  const list = async (type: string, input: object = {}) => {
    const path = "GET /rental/user/trip/get-trip-list/{type}";
    const { status, body } = await ask(path, { type, ...input }, own());
    expect(status).toBe(200);
    return body.trips.map(({ id }: { id: number }) => id);
  };

  test("has the running and the past ones of the customer", async () => {
    const [pending, ongoing, completed, canceled] = [
      await tripOfAda(),
      await addTrip(db, rental, { customerId: ada.customerId, status: "ongoing" }),
      await addTrip(db, rental, { customerId: ada.customerId, status: "completed" }),
      await addTrip(db, rental, { customerId: ada.customerId, status: "canceled" }),
    ];
    await addTrip(db, rental, { customerId: (await addCustomer(db)).customerId });
    expect(await list("running")).toEqual([ongoing, pending]);
    expect(await list("completed")).toEqual([canceled, completed]);
    expect(await list("all")).toEqual([canceled, completed, ongoing, pending]);
    expect(await list("all", { trip_status: "completed" })).toEqual([completed]);
    expect(await list("all", { limit: 1, offset: 2 })).toEqual([completed]);
  });

  test("finds a number and a provider", async () => {
    const [first, second] = [await tripOfAda(), await tripOfAda()];
    expect(await list("all", { search: String(first) })).toEqual([first]);
    expect(await list("all", { search: "wheels" })).toEqual([second, first]);
    expect(await list("all", { search: "gondola" })).toEqual([]);
  });

  test("refuses a page before the first one, and a module that does not exist", async () => {
    const path = "GET /rental/user/trip/get-trip-list/{type}";
    const refused = await ask(path, { type: "all", offset: 0 }, own());
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: "offset" }] } });
    const other = await ask(path, { type: "all" }, { ...own(), module: 999_999 });
    expect(other).toMatchObject({ status: 422, body: { errors: [{ code: "moduleId" }] } });
  });
});

describe("the details of a trip", () => {
  const details = (input: Record<string, unknown>, options: object = {}) =>
    ask("GET /rental/user/trip/get-trip-details", input, options);

  test("are for its customer, its guest with the number, and whoever has the link", async () => {
    const trip_id = await tripOfAda();
    expect((await details({ trip_id }, own())).body.id).toBe(trip_id);
    const guest = await guestTrip();
    expect((await details({ ...guest, contact_number })).body.id).toBe(guest.trip_id);
    const [trip] = await db.select().from(orders).where(eq(orders.id, trip_id));
    if (!trip) throw new Error("no trip");
    const trip_token = tripToken(api.settings.secret, trip);
    const { guestId: guest_id } = await addGuest(db);
    expect((await details({ trip_id, trip_token, guest_id })).body.id).toBe(trip_id);
  });

  test("are unknown to everybody else", async () => {
    const guest = await guestTrip();
    const { guestId } = await addGuest(db);
    const refused = [
      await details({ trip_id: guest.trip_id }, own()),
      await details({ ...guest, contact_number: "0699999999" }),
      await details({ ...guest, guest_id: guestId, contact_number }),
      await details({ ...guest, trip_token: "A".repeat(43), guest_id: guestId }),
      await details({ trip_id: 999_999_999 }, own()),
    ];
    for (const response of refused) {
      expect(response).toMatchObject({ status: 404, body: { errors: [{ code: "trip" }] } });
    }
  });

  test("limit guesses of the number", async () => {
    const guest = await guestTrip();
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guesses.push((await details({ ...guest, contact_number: `06999999${10 + guess}` })).status);
    }
    expect(guesses.at(-1)).toBe(429);
  });

  test("of an order of items are unknown", async () => {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.kind, "cart"))
      .limit(1);
    const { status } = await details({ trip_id: order?.id ?? 1 }, own());
    expect(status).toBe(404);
  });
});

describe("canceling a trip", () => {
  const cancel = (input: Record<string, unknown>, options: object = {}) =>
    ask("PUT /rental/user/trip/cancel-trip", input, options);

  test("ends it for its customer, with the reason", async () => {
    const trip_id = await tripOfAda();
    const { body } = await cancel({ trip_id, cancellation_reason: "No time" }, own());
    expect(body).toMatchObject({
      message: "Trip cancelled",
      trip: {
        trip_status: "canceled",
        canceled_by: "customer",
        cancellation_reason: "No time",
        actions: [],
      },
    });
  });

  test("needs no reason, and is possible for its guest", async () => {
    const { status, body } = await cancel({ ...(await guestTrip()), contact_number });
    expect({ status, state: body.trip.trip_status }).toEqual({ status: 200, state: "canceled" });
  });

  test("is refused once the vehicles are handed over, and to others", async () => {
    const trip_id = await tripOfAda();
    const other = await addCustomer(db);
    const foreign = await cancel({ trip_id }, { token: other.token });
    expect(foreign).toMatchObject({ status: 404, body: { errors: [{ code: "trip" }] } });
    await transitionTrip(db, trip_id, "confirmed", provider, { at: now });
    await assign(db, trip_id, [rental.carUnits[0]]);
    await transitionTrip(db, trip_id, "ongoing", provider, { at: now });
    const late = await cancel({ trip_id }, own());
    expect(late).toMatchObject({ status: 409, body: { errors: [{ code: "trip_status" }] } });
  });
});

describe("the stream of a trip", () => {
  async function open(input: object, options: { token?: string; after?: string } = {}) {
    const headers: Record<string, string> = {};
    if (options.after !== undefined) headers["last-event-id"] = options.after;
    const request = requestFor(
      "GET /rental/user/trip/stream",
      { ...input },
      { ...options, headers },
    );
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    return { response, events: readEvents<{ trip_status?: string }>(response) };
  }

  test("sends the trip, each change, and the end, and resumes", async () => {
    const trip_id = await tripOfAda();
    const { events } = await open({ trip_id }, own());
    const first = await nextOf(events);
    expect(first).toMatchObject({ event: "trip", data: { trip_status: "pending" } });
    await transitionTrip(db, trip_id, "confirmed", provider, { at: now });
    const second = await nextOf(events);
    expect(second.data).toMatchObject({ trip_status: "confirmed" });
    await transitionTrip(db, trip_id, "canceled", provider, { at: now, reason: "Broken" });
    const third = await nextOf(events);
    expect(third.data).toMatchObject({ trip_status: "canceled" });
    expect(await nextOf(events)).toMatchObject({ event: "end" });

    const resumed = await open({ trip_id }, { ...own(), after: first.id ?? "" });
    expect((await nextOf(resumed.events)).data).toMatchObject({ trip_status: "canceled" });
    const over = await open({ trip_id }, { ...own(), after: third.id ?? "" });
    expect(over.response.status).toBe(204);
  });

  test("is unknown to others", async () => {
    const trip_id = await tripOfAda();
    const other = await addCustomer(db);
    expect((await open({ trip_id }, { token: other.token })).response.status).toBe(404);
  });
});
