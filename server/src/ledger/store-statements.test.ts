import { refund, storePayout } from "@errand/core/ledger/order-journals";
import { basisPoints, fromMinor, minor } from "@errand/core/money";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { reconcile } from "../operations/reconcile.ts";
import { salesOfStores } from "../operations/reconcile-stores.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCourier, addOrder, type OrderOverrides, storeOf } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { completeTripOf } from "../trips/complete-trip.ts";
import { addTrip, seedRental } from "../trips/testing.ts";
import { cashPayment } from "../trips/trip-row.ts";
import { balanceOf, postJournal } from "./ledger.ts";
import { balanceBefore } from "./period-statement.data.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db, { storeCommission: basisPoints(1500), payoutDay: "wednesday" });
const [storeId, otherId] = shop.grocery.storeIds;
const account = { kind: "store", storeId } as const;
const itemId = await addItem(db, { storeId, stock: 1000 });
let token = "";

beforeAll(async () => {
  token = (await addStaff(db, { kind: "store_staff", role: "owner", storeId })).token;
});

const read = async (month: string, caller = token) =>
  (await ask("GET /store/statements/{month}", { month }, { token: caller })).body;

async function deliverByCourier(at: string, overrides: Partial<OrderOverrides> = {}) {
  const courierId = await addCourier(db);
  const status = "picked_up";
  const fields = { itemId, courierId, status, ...overrides } as const;
  const orderId = await addOrder(db, shop, shop.grocery, fields);
  await deliverOrder(db, orderId, { kind: "courier", courierId }, { at: new Date(at) });
}

async function collectAtStore(at: string) {
  const orderId = await addOrder(db, shop, shop.grocery, {
    itemId,
    status: "handover",
    amount: minor(1000),
    receipt: [{ key: "items", amount: minor(1000), added: true, itemId, quantity: 1 }],
    cart: { type: "take_away" },
    address: null,
  });
  await deliverOrder(db, orderId, storeOf(shop.grocery), { at: new Date(at) });
}

let facts = 0;
const cause = () => `test:${++facts}`;
const payOut = (at: string, amount: number, id = storeId) =>
  inTransaction(db, (tx) =>
    postJournal(tx, {
      ...storePayout({ cause: cause(), amount: minor(amount), storeId: id }),
      at: new Date(at),
    }),
  );
const refundAtItsExpense = (at: string, amount: number) =>
  inTransaction(db, (tx) =>
    postJournal(tx, {
      ...refund({ cause: cause(), amount: minor(amount), to: { kind: "bank" }, bearer: account }),
      at: new Date(at),
    }),
  );

describe("the statement of a month", () => {
  test("states each movement of the ledger by the days of the shop, and agrees with it to the cent", async () => {
    // The clocks of the shop, Europe/Paris, change on 29 March: a month of 743 hours.
    await deliverByCourier("2026-02-28T22:59:59Z");
    await deliverByCourier("2026-02-28T23:00:00Z");
    await collectAtStore("2026-03-20T10:00:00Z");
    await deliverByCourier("2026-03-20T11:00:00Z", {
      receipt: [
        { key: "items", amount: minor(1033), added: true, itemId, quantity: 1 },
        { key: "coupon_discount", amount: minor(-33), added: true },
        { key: "delivery_charge", amount: minor(200), added: true },
        { key: "free_delivery", amount: minor(-200), added: true },
        { key: "tax", amount: minor(100), added: true },
        { key: "additional_charge", amount: minor(100), added: true },
      ],
      cart: { freeDeliveryBy: "vendor" },
    });
    await refundAtItsExpense("2026-03-31T21:59:59Z", 305);
    await payOut("2026-03-25T09:00:00Z", 777);
    await payOut("2026-03-31T22:00:00Z", 50);

    const march = await read("2026-03");
    expect(march).toEqual({
      month: "2026-03",
      opening_balance: 8.5,
      sales: 10 + 10 + 11.33,
      commission: 1.5 + 1.5 + 1.55,
      delivery: -2,
      collected_cash: 10,
      refunds: 3.05,
      paid_out: 7.77,
      closing_balance: 12.46,
      commission_rate: 15,
      days: [
        expect.objectContaining({ day: "2026-03-01", sales: 10, commission: 1.5 }),
        expect.objectContaining({ day: "2026-03-20", sales: 21.33, collected_cash: 10 }),
        expect.objectContaining({ day: "2026-03-25", paid_out: 7.77 }),
        expect.objectContaining({ day: "2026-03-31", refunds: 3.05, paid_out: 0 }),
      ],
    });
    const end = await balanceBefore(db, account, new Date("2026-03-31T22:00:00Z"));
    expect(march.closing_balance).toBe(fromMinor(minor(end)));
    const [february, april] = [await read("2026-02"), await read("2026-04")];
    expect([february.opening_balance, february.closing_balance]).toEqual([0, 8.5]);
    expect([april.opening_balance, april.paid_out]).toEqual([12.46, 0.5]);
    expect(april.closing_balance).toBe(fromMinor(minor(await balanceOf(db, account))));
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is of the own store alone, and empty without movements", async () => {
    const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherId });
    await payOut("2026-03-10T09:00:00Z", 99, otherId);
    const { body: own } = await ask("GET /store/statements/{month}", { month: "2026-03" }, other);
    expect(own).toMatchObject({ sales: 0, paid_out: 0.99, closing_balance: -0.99 });
    expect((await read("2026-03")).paid_out).toBe(7.77);
    expect(await read("2020-01")).toMatchObject({ opening_balance: 0, days: [] });
  });

  test("of a rental provider has its trips", async () => {
    const rental = await seedRental(db, shop.zoneId);
    const tripId = await addTrip(db, rental, { status: "ongoing", paymentMethod: cashPayment });
    const at = new Date("2026-03-10T09:00:00Z");
    const provider = { kind: "store", staffId: null, storeId: rental.providerId } as const;
    await inTransaction(db, (tx) => completeTripOf(tx, tripId, provider, at));
    const owner = { kind: "rental_staff", role: "owner", storeId: rental.providerId } as const;
    const staff = await addStaff(db, owner);
    expect(await read("2026-03", staff.token)).toMatchObject({
      sales: 20,
      commission: 3,
      collected_cash: 20,
      closing_balance: -3,
    });
  });

  test.each(["2026-13", "2026-00", "1999-12", "march", "2026-3"])(
    "of %s is refused",
    async (month) => {
      const response = await ask("GET /store/statements/{month}", { month }, { token });
      expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "month" }] } });
    },
  );
});

describe("payouts", () => {
  test("are those of the store, newest first, with what is due now", async () => {
    setNow(new Date("2026-05-01T10:00:00Z"));
    const { body } = await ask("GET /store/payouts", { limit: 1 }, { token });
    expect(body).toMatchObject({
      total_size: 2,
      due: fromMinor(minor(await balanceOf(db, account))),
      next_day: "2026-05-06",
      payouts: [{ amount: 0.5, at: "2026-03-31T22:00:00.000Z" }],
    });
    const next = await ask("GET /store/payouts", { limit: 1, offset: 2 }, { token });
    expect(next.body.payouts).toMatchObject([{ amount: 7.77 }]);
    const far = await ask("GET /store/payouts", { limit: 100, offset: 101 }, { token });
    expect(far).toMatchObject({ status: 422, body: { errors: [{ code: "offset" }] } });
  });

  test.each(["manager", "kitchen", "catalogue"])(
    "and statements are hidden from the role %s",
    async (role) => {
      const member = await addStaff(db, { kind: "store_staff", role, storeId });
      const month = "2026-03";
      for (const response of [
        await ask("GET /store/payouts", {}, member),
        await ask("GET /store/statements/{month}", { month }, member),
      ]) {
        expect(response).toMatchObject({ status: 403, body: { errors: [{ code: "permission" }] } });
      }
    },
  );
});

test("a credit that differs from the receipt of its order is found", async () => {
  await collectAtStore("2026-04-20T10:00:00Z");
  expect(await salesOfStores(db)).toEqual([]);
  const [order] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  const receipt = order?.receipt.map((line) => ({ ...line, amount: minor(line.amount - 1) }));
  await db
    .update(orders)
    .set({ receipt })
    .where(eq(orders.id, order?.id ?? 0));
  expect(await salesOfStores(db)).toEqual([
    `journal order:${order?.id}:store_share: it credits 10, the receipt says 9.99`,
  ]);
});
