import type { Language } from "@errand/core/language";
import { minor } from "@errand/core/money";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import {
  readNotificationSettings,
  writeNotificationSettings,
} from "../notifications/notification-settings.data.ts";
import { addGuest } from "../orders/testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, assign, providerOf, seedRental, type TripOverrides } from "./testing.ts";
import { tellOfTrip } from "./trip-message.job.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripVehicles } from "./trips.tables.ts";

const { ask, db, runDueJobs, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const provider = providerOf(rental);
let guestId = "";

beforeEach(async () => {
  setNow(null);
  guestId = decodeGuestId(await addGuest(db)) ?? "";
  await runDueJobs();
  await db.delete(outbox);
});

const newTrip = (overrides: TripOverrides = {}) =>
  addTrip(db, rental, { ...(overrides.customerId ? {} : { guestId }), ...overrides });

/** Runs the jobs and returns what they sent, oldest first. */
async function sentMessages() {
  await runDueJobs();
  return (await db.select().from(outbox).orderBy(desc(outbox.id))).reverse();
}

const plain = (html: string | null | undefined) =>
  (html ?? "").replaceAll(/<[^>]+>/g, " ").replaceAll(/[ \n]+/g, " ");

async function changed(tripId: number, to: TripStatus, details: { reason?: string } = {}) {
  await transitionTrip(db, tripId, to, provider, { at: new Date(), ...details });
  const [mail, ...others] = await sentMessages();
  expect(others).toEqual([]);
  return mail;
}

test("a booking is answered with its number, its vehicles, its receipt and what is left to pay", async () => {
  const tripId = await newTrip({ booked: [{ vehicleId: rental.carId, quantity: 2 }] });
  await tellOfTrip(db, tripId, "booked", new Date());
  const [mail, ...others] = await sentMessages();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`We have your trip #${tripId}`);
  for (const version of [mail?.text ?? "", plain(mail?.html)]) {
    for (const text of [
      String(tripId),
      "2 × Car",
      "Place des Essais",
      "20.00",
      "is left to pay by",
    ]) {
      expect(version).toContain(text);
    }
  }
});

test("the link opens the trip on a device that knows nothing of it", async () => {
  const tripId = await newTrip({ status: "pending" });
  const mail = await changed(tripId, "confirmed");
  const link = /http\S+#key=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const { pathname, searchParams, hash } = new URL(link);
  expect([pathname, searchParams.get("trip_id")]).toEqual(["/track-order", String(tripId)]);
  const proof = { trip_id: tripId, trip_token: hash.replace("#key=", "") };
  const read = await ask("GET /rental/user/trip/get-trip-details", {
    guest_id: await addGuest(db),
    ...proof,
  });
  expect(read.body.id).toBe(tripId);
});

test("the start names the plates and the drivers", async () => {
  const tripId = await newTrip({ status: "confirmed" });
  await assign(db, tripId, [rental.carUnits[0]]);
  await db
    .update(tripVehicles)
    .set({ driverId: rental.driverId })
    .where(eq(tripVehicles.orderId, tripId));
  const mail = await changed(tripId, "ongoing");
  expect(mail?.text).toMatch(/Vehicle: Car, AA-\d{3}-BB\nDriver: Dora Drive, \+33611111111/);
});

test("the end asks a customer for a review, and not a guest, who cannot give one", async () => {
  const { customerId } = await addCustomer(db);
  for (const [owner, asks] of [
    [customerId, true],
    [null, false],
  ] as const) {
    await db.delete(outbox);
    const paid = { paid: minor(2000), paymentStatus: "paid" } as const;
    const tripId = await newTrip({ status: "ongoing", customerId: owner, ...paid });
    await assign(db, tripId, [rental.carUnits[1]]);
    const mail = await changed(tripId, "completed");
    expect(mail?.html?.includes("Rate your trip")).toBe(asks);
    expect(mail?.text).not.toContain("not paid yet");
  }
});

test("a cancellation says by whom and why, and what happens to the money", async () => {
  const tripId = await newTrip({ status: "confirmed" });
  const mail = await changed(tripId, "canceled", { reason: "The clutch is worn" });
  for (const text of ["cancelled it. We are sorry.", "The clutch is worn", "not been charged"]) {
    expect(mail?.text).toContain(text);
  }
  const own = await newTrip();
  await db.delete(outbox);
  const customer = { kind: "guest", guestId } as const;
  await transitionTrip(db, own, "canceled", customer, { at: new Date() });
  expect((await sentMessages())[0]?.text).toContain("You have cancelled it.");
});

test.each([
  ["en", "Your trip is confirmed"],
  ["fr", "Votre location est confirmée"],
] as [Language, string][])("speaks the language of the booking: %s", async (language, title) => {
  const mail = await changed(await newTrip({ language }), "confirmed");
  expect(plain(mail?.html)).toContain(title);
});

test("what people wrote is escaped", async () => {
  const tripId = await newTrip({ status: "confirmed" });
  const mail = await changed(tripId, "canceled", { reason: "<script>alert(1)</script>" });
  expect(mail?.html).not.toContain("<script>");
  expect(mail?.text).toContain("<script>alert(1)</script>");
});

test("is a text message where no e-mail is known", async () => {
  const tripId = await newTrip({ contactEmail: null });
  const sms = await changed(tripId, "confirmed");
  expect(sms).toMatchObject({ kind: "sms", recipient: "+33612345678" });
  expect(sms?.text).toMatch(/has confirmed your trip #\d+\. http\S+#key=\S+$/);
});

test("is sent once, and not long after the change", async () => {
  const tripId = await newTrip();
  await tellOfTrip(db, tripId, "confirmed", new Date());
  await tellOfTrip(db, tripId, "confirmed", new Date());
  expect(await sentMessages()).toHaveLength(1);
  await tellOfTrip(db, tripId, "completed", new Date(Date.now() - 13 * 3_600_000));
  expect(await sentMessages()).toHaveLength(1);
});

test("customers may do without messages about the progress, and have their notifications", async () => {
  const { customerId, token } = await addCustomer(db);
  await writeNotificationSettings(db, customerId, {
    ...(await readNotificationSettings(db, customerId)),
    ordersEmail: false,
  });
  const tripId = await newTrip({ customerId });
  await transitionTrip(db, tripId, "confirmed", provider, { at: new Date() });
  expect(await sentMessages()).toEqual([]);
  const { body } = await ask("GET /customer/notifications", {}, { token });
  expect(body).toMatchObject([{ data: { type: "trip_status", trip_id: tripId } }]);
  await transitionTrip(db, tripId, "canceled", provider, { at: new Date() });
  expect(await sentMessages()).toHaveLength(1);
});
