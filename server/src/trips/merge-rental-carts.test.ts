import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { hashPassword } from "../account/passwords.ts";
import { setLogin } from "../account/testing.ts";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { type Renter, renterOf, startBookingTest } from "./booking-testing.ts";
import { rentalCarts } from "./trips.tables.ts";

/** A guest fills a rental cart and then signs in. */

const tested = await startBookingTest();
const { ask, db, car, harbour, headers } = tested;
let guestId: string;
let email: string;
let customerId: number;
let mine: Renter & { token: string };
let guests: Renter;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword("a secret word");
});

beforeEach(async () => {
  await tested.reset();
  tested.setNow(null);
  const customer = await addCustomer(db);
  ({ customerId } = customer);
  email = `ada${customerId}@example.org`;
  await db.update(customers).set({ email, passwordHash }).where(eq(customers.id, customerId));
  ({ guestId } = await addGuest(db));
  mine = { ...renterOf(ask, customer, headers), token: customer.token };
  guests = renterOf(ask, { guestId }, headers);
});

/** A trip in the future of the real time, by which sessions end. */
const soon = { pickup_time: new Date(Date.now() + 48 * 3_600_000).toISOString() };
const signIn = async (language = "en") => {
  const login = { login_type: "manual", email_or_phone: email, password: "a secret word" };
  const { status, body } = await ask(
    "POST /auth/login",
    { ...login, guest_id: guestId },
    { language },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.cart_notices;
};
const vehiclesOf = async (renter: Renter) =>
  (await renter.list()).body.carts.map(({ vehicle_id }) => vehicle_id);

test("the guest's cart becomes the customer's", async () => {
  const id = await car();
  await guests.add(id, { ...soon, quantity: 2 });
  const before = (await guests.list()).body;
  expect(await signIn()).toEqual([]);
  expect((await mine.list()).body).toEqual(before);
  expect(await vehiclesOf(guests)).toEqual([]);
});

test("the guest's cart replaces the customer's own, of any provider, with a notice", async () => {
  const [old, fresh] = [await car(), await car({ providerId: harbour })];
  await mine.add(old, soon);
  await guests.add(fresh, soon);
  expect(await signIn("fr")).toEqual([
    {
      code: "cart_replaced",
      message:
        "Votre ancien panier de location a été remplacé par celui que vous venez de remplir.",
    },
  ]);
  expect(await vehiclesOf(mine)).toEqual([fresh]);
});

test("a guest without a cart leaves the customer's own as it is", async () => {
  const id = await car();
  await mine.add(id, soon);
  expect(await signIn()).toEqual([]);
  expect(await vehiclesOf(mine)).toEqual([id]);
});

test("notices say what speaks against a moved cart", async () => {
  const id = await car({ name: { en: "City", fr: "Cité" } });
  await guests.add(id, soon);
  await db.update(vehicles).set({ active: false }).where(eq(vehicles.id, id));
  await tested.changeProvider({ active: false });
  expect(await signIn()).toEqual([
    { code: "gone", message: "City: We do not find this vehicle." },
    { code: "store_closed", message: expect.any(String) },
  ]);
  expect(await vehiclesOf(mine)).toEqual([id]);
});

test("ten concurrent sign-ins move a cart once", async () => {
  const id = await car();
  await guests.add(id, soon);
  await Promise.all(Array.from({ length: 10 }, () => signIn()));
  expect(await vehiclesOf(mine)).toEqual([id]);
});

test("a cart that cannot be moved stays with the guest, who is signed in", async () => {
  const id = await car();
  await guests.add(id, soon);
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await db.execute(sql`
    create trigger refuse before update on rental_carts for each row execute function refuse()`);
  expect(await signIn()).toEqual([]);
  await db.execute(sql`drop trigger refuse on rental_carts`);
  expect(await vehiclesOf(guests)).toEqual([id]);
  await signIn();
  expect(await vehiclesOf(mine)).toEqual([id]);
});

test("a cart is deleted with the account of its customer", async () => {
  await setLogin(tested, { manual_login_status: 1 });
  await mine.add(await car(), soon);
  const { token } = mine;
  const removed = await ask(
    "DELETE /customer/remove-account",
    { current_password: "a secret word" },
    { ...headers, token },
  );
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  expect(await db.$count(rentalCarts, eq(rentalCarts.customerId, customerId))).toBe(0);
});
