import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { hashPassword } from "../account/passwords.ts";
import { addItem, type ItemOverrides, type SeededShop, seedShop } from "../catalog/testing.ts";
import { putStock } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";
import { addCustomer, addGuest, type Cart, cartOf } from "./testing.ts";

/** A guest adds items to a cart and then signs in. */

const { ask, db, changes } = await startTestApi();
let seeded: SeededShop;
let guestId: string;
let email: string;
let mine: { food: Cart; grocery: Cart };
let guests: { food: Cart; grocery: Cart };
let passwordHash: string;

const loaf = (changes: ItemOverrides = {}, store: 0 | 1 = 0) =>
  addItem(db, { storeId: seeded.food.storeIds[store], ...changes });
const soap = (changes: ItemOverrides = {}) =>
  addItem(db, { storeId: seeded.grocery.storeIds[0], ...changes });
const signIn = (language = "en") =>
  ask(
    "POST /auth/login",
    { login_type: "manual", email_or_phone: email, password: "a secret word", guest_id: guestId },
    { language },
  );
const notices = async (language?: string) => (await signIn(language)).body.cart_notices;
const quantities = async (cart: Cart) =>
  Object.fromEntries((await cart.list()).body.map(({ item_id, quantity }) => [item_id, quantity]));

beforeAll(async () => {
  seeded = await seedShop(db);
  passwordHash = await hashPassword("a secret word");
});

beforeEach(async () => {
  const customer = await addCustomer(db);
  email = `ada${customer.customerId}@example.org`;
  await db
    .update(customers)
    .set({ email, passwordHash })
    .where(eq(customers.id, customer.customerId));
  guestId = (await addGuest(db)).guestId;
  const carts = (shopper: { token: string } | { guestId: string }) => ({
    food: cartOf(ask, shopper, seeded.food.moduleId),
    grocery: cartOf(ask, shopper, seeded.grocery.moduleId),
  });
  mine = carts(customer);
  guests = carts({ guestId });
});

test("moves the carts of every module to the customer", async () => {
  const [bread, bar] = [await loaf(), await soap()];
  await guests.food.add({ item_id: bread, quantity: 2 });
  await guests.grocery.add({ item_id: bar });
  const { status, body } = await signIn();
  expect(status).toBe(200);
  expect(body.cart_notices).toEqual([]);
  expect(await quantities(mine.food)).toEqual({ [bread]: 2 });
  expect(await quantities(mine.grocery)).toEqual({ [bar]: 1 });
  expect((await guests.food.list()).body).toEqual([]);
});

test("adds the quantities of the same item and keeps other lines", async () => {
  const [bar, brush, sponge] = [await soap(), await soap(), await soap()];
  await mine.grocery.add({ item_id: bar, quantity: 2 });
  await mine.grocery.add({ item_id: brush });
  await guests.grocery.add({ item_id: bar, quantity: 3 });
  await guests.grocery.add({ item_id: sponge });
  expect(await notices()).toEqual([]);
  expect(await quantities(mine.grocery)).toEqual({ [bar]: 5, [brush]: 1, [sponge]: 1 });
});

test("changes nothing at a second sign-in", async () => {
  const bar = await soap();
  await mine.grocery.add({ item_id: bar, quantity: 2 });
  await guests.grocery.add({ item_id: bar, quantity: 3 });
  await signIn();
  expect(await notices()).toEqual([]);
  expect(await quantities(mine.grocery)).toEqual({ [bar]: 5 });
});

test.each<[string, ItemOverrides, number]>([
  ["stock", { stock: 4 }, 4],
  ["maximum", { maximumCartQuantity: 3 }, 3],
])(
  "limits the merged quantity to the %s and returns a notice",
  async (_limit, limits, expected) => {
    const bar = await soap({ name: { en: "Soap", fr: "Savon" }, ...limits });
    await mine.grocery.add({ item_id: bar, quantity: 3 });
    await guests.grocery.add({ item_id: bar, quantity: 2 });
    expect(await notices("fr")).toEqual([
      {
        code: "quantity_reduced",
        message: "Savon\u00a0: la quantité a été réduite à ce qui peut être commandé.",
      },
    ]);
    expect(await quantities(mine.grocery)).toEqual({ [bar]: expected });
  },
);

test("replaces a customer's cart from another store", async () => {
  const [old, fresh] = [await loaf({}, 1), await loaf({}, 0)];
  await mine.food.add({ item_id: old });
  await guests.food.add({ item_id: fresh });
  expect(await notices()).toMatchObject([{ code: "cart_replaced" }]);
  expect(await quantities(mine.food)).toEqual({ [fresh]: 1 });
});

test("moves lines that can no longer be ordered and returns a notice", async () => {
  const bar = await soap({ name: { en: "Soap", fr: "Savon" } });
  await guests.grocery.add({ item_id: bar, quantity: 2 });
  await putStock(db, bar, 1);
  expect(await notices()).toEqual([{ code: "stock", message: "Soap: Out of Stock" }]);
  expect((await mine.grocery.list()).body).toMatchObject([
    { quantity: 2, problems: [{ code: "stock" }] },
  ]);
});

test("moves a cart once during ten concurrent sign-ins", async () => {
  const bar = await soap();
  await mine.grocery.add({ item_id: bar });
  await guests.grocery.add({ item_id: bar, quantity: 3 });
  const responses = await Promise.all(Array.from({ length: 10 }, () => signIn()));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await quantities(mine.grocery)).toEqual({ [bar]: 4 });
});

test("leaves a cart that cannot be moved to the guest and completes the sign-in", async () => {
  const bar = await soap();
  await guests.grocery.add({ item_id: bar });
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await db.execute(sql`
    create trigger refuse before update on cart_lines for each row execute function refuse()`);
  expect((await signIn()).status).toBe(200);
  expect(await quantities(guests.grocery)).toEqual({ [bar]: 1 });
  await db.execute(sql`drop trigger refuse on cart_lines`);
  await signIn();
  expect(await quantities(mine.grocery)).toEqual({ [bar]: 1 });
});

test("changes nothing for a guest id with an empty cart", async () => {
  const bar = await soap();
  await mine.grocery.add({ item_id: bar });
  expect(await notices()).toEqual([]);
  await changes.flushed();
  expect(await quantities(mine.grocery)).toEqual({ [bar]: 1 });
});
