import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, assign, providerOf, seedRental } from "./testing.ts";
import { cashPayment } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const [car] = rental.carUnits;
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
const picture = (name: string) => new File([pixel], `${name}.gif`, { type: "image/gif" });
let owner: Awaited<ReturnType<typeof addStaff>>;
let days = 0;

beforeEach(async () => {
  setNow(null);
  owner = await addStaff(db, { kind: "rental_staff", role: "owner", storeId: rental.providerId });
});

async function confirmedTrip(more: Parameters<typeof addTrip>[2] = {}): Promise<number> {
  days += 1;
  const pickupTime = new Date(Date.now() + days * 24 * 3_600_000);
  const id = await addTrip(db, rental, {
    ...{ pickupTime, status: "confirmed", paymentMethod: cashPayment },
    contactNumber: "+33612345678",
    ...more,
  });
  await assign(db, id, [car]);
  return id;
}

const out = {
  moment: "out" as "out" | "back",
  ticks: ["licence", "keys"],
  meters: [{ vehicle_identity_id: car, odometer: 18_412, fuel: 96 }],
  notes: "Scratch at the back",
};

/** Replaces what is stored, unless `input` states another version. */
async function save(id: number, input: typeof out & Record<string, unknown>, token = owner.token) {
  const version = (await read(id))[input.moment]?.version ?? 0;
  const key = crypto.randomUUID();
  return ask("PUT /provider/trips/{id}/checks", { id, version, ...input }, { token, key });
}

const read = async (id: number, token = owner.token) =>
  (await ask("GET /provider/trips/{id}", { id }, { token })).body.checks;

test("what is checked at a hand-over is read on other devices and at the desk, with its photos", async () => {
  const id = await confirmedTrip();
  const stored = await save(id, { ...out, image: [picture("front"), picture("side")] });
  expect(stored.status).toBe(200);
  const checks = await read(id);
  expect(checks).toMatchObject({
    out: { ticks: ["licence", "keys"], meters: out.meters, notes: out.notes },
    back: null,
  });
  expect(checks.out?.pictures).toHaveLength(2);
  const colleague = await addStaff(db, {
    ...{ kind: "rental_staff", role: "manager", storeId: rental.providerId },
  });
  expect(await read(id, colleague.token)).toEqual(checks);
  const desk = await addStaff(db, { kind: "operator", role: "support" });
  const seen = await ask("GET /desk/trips/{id}", { id }, desk);
  expect(seen.body.checks).toEqual(checks);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `trip:${id}`));
  expect(entries).toMatchObject([{ after: { moment: "out", pictures: 2 } }]);
});

test("a photo that does not stay is gone, and the others keep their place", async () => {
  const id = await confirmedTrip();
  await save(id, { ...out, image: [picture("front"), picture("side")] });
  const [front, side] = (await read(id)).out?.pictures ?? [];
  await save(id, { ...out, pictures: [side?.key], image: [picture("inside")] });
  const after = (await read(id)).out?.pictures.map(({ key }) => key);
  expect(after).toEqual([side?.key, expect.any(String)]);
  const [file] = await db
    .select()
    .from(privateFiles)
    .where(eq(privateFiles.key, front?.key ?? ""));
  expect(file?.subject).toBeNull();
});

test("a photo of another trip is not taken over, and seven are too many", async () => {
  const [first, second] = [await confirmedTrip(), await confirmedTrip()];
  await save(first, { ...out, image: [picture("front")] });
  const [foreign] = (await read(first)).out?.pictures ?? [];
  await save(second, { ...out, pictures: [foreign?.key] });
  expect((await read(second)).out?.pictures).toEqual([]);
  const image = Array.from({ length: 6 }, (_, index) => picture(String(index)));
  expect((await save(second, { ...out, pictures: [foreign?.key], image })).status).toBe(422);
});

test("a return is checked once the trip has begun, and nobody else's trip is", async () => {
  const id = await confirmedTrip();
  const back = { ...out, moment: "back" as const };
  expect(await save(id, back)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "trip_status" }] },
  });
  await transitionTrip(db, id, "ongoing", providerOf(rental), { at: new Date() });
  expect((await save(id, back)).status).toBe(200);
  // What a phone had no connection for arrives later.
  expect((await save(id, out)).status).toBe(200);
  const other = await addStaff(db, {
    ...{ kind: "rental_staff", role: "owner", storeId: rental.otherProviderId },
  });
  expect((await save(id, back, other.token)).status).toBe(404);
});

test("a provider reads no contact of a trip that has been over for a day, nor one of a list of past trips", async () => {
  const id = await confirmedTrip();
  await transitionTrip(db, id, "canceled", providerOf(rental), { at: new Date() });
  const contact = async () => {
    const { body } = await ask("GET /provider/trips/{id}", { id }, owner);
    return body.user_info.contact_person_number;
  };
  expect(await contact()).toBe("+33612345678");
  const { body } = await ask("GET /provider/trips", { state: "past", limit: 100 }, owner);
  const listed = body.trips.find((trip) => trip.id === id);
  expect(listed?.user_info.contact_person_number).toBe("+33 •• 78");
  setNow(new Date(Date.now() + 25 * 3_600_000));
  expect(await contact()).toBe("+33 •• 78");
});

test("of two devices that change one checklist the second is told, and changes nothing", async () => {
  const id = await confirmedTrip();
  const changes = ["Scratch at the back", "Scratch at the front"].map((notes) =>
    save(id, { ...out, version: 0, notes, image: [picture("side")] }),
  );
  const answers = await Promise.all(changes);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    errors: [{ code: "version", data: { version: 1 } }],
  });
  const stored = (await read(id)).out;
  expect(stored).toEqual(answers.find(({ status }) => status === 200)?.body.checks.out);
  expect(stored?.pictures).toHaveLength(1);

  const later = await save(id, { ...out, version: 1, notes: "Both scratches" });
  expect(later.body.checks.out).toMatchObject({ version: 2, notes: "Both scratches" });
  expect((await save(id, { ...out, version: 1 })).status).toBe(409);
  expect((await read(id)).out?.notes).toBe("Both scratches");
});

test("the customer sees when the deposit is settled at the return", async () => {
  const { customerId, token } = await addCustomer(db);
  const id = await confirmedTrip({ customerId });
  const path = "GET /rental/user/trip/get-trip-details";
  const seen = async () => (await ask(path, { trip_id: id }, { token })).body.deposit_settled_at;
  await save(id, { ...out, ticks: ["deposit"] });
  expect(await seen()).toBeNull();
  await transitionTrip(db, id, "ongoing", providerOf(rental), { at: new Date() });
  const { body } = await save(id, { ...out, moment: "back", ticks: ["deposit", "keys"] });
  expect(await seen()).toBe(body.checks.back?.updated_at);
});
