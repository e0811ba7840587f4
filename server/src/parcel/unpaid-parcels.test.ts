import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addGuest, contact, deliveryLocation } from "../orders/testing.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { ask, db, category, headers, place, reset } = await startParcelTest({ unpaidOrders: 5 });
await reset();

const codes = (responses: { status: number; body: { errors?: { code: string }[] } }[]) =>
  responses.map(({ status, body }) => String(body.errors?.[0]?.code ?? status)).toSorted();

test("a receiver is sent five parcels that are not paid at most, also by many guests at once", async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) =>
      place(
        {
          guest_id: await addGuest(db),
          contact_person_number: `06110000${String(index).padStart(2, "0")}`,
          contact_person_email: `sender-${index}@example.com`,
        },
        { address: `198.51.100.${index}` },
      ),
    ),
  );
  expect(codes(responses)).toEqual([
    ...Array<string>(5).fill("201"),
    ...Array<string>(45).fill("unpaid_orders"),
  ]);
});

test("a batch of more parcels than that is refused as a whole, unless the customer is proven", async () => {
  const { token, customerId } = await addCustomer(db);
  const receivers = Array.from({ length: 8 }, (_, index) => ({
    ...receiver,
    contact_person_number: `06220000${String(index).padStart(2, "0")}`,
  }));
  const { contact_person_email: _mail, ...named } = contact;
  const batch = () =>
    ask(
      "POST /customer/parcel-batch/place",
      {
        ...{ parcel_category_id: category.id, address: "2 Place des Essais" },
        ...{ ...deliveryLocation, ...named, contact_person_number: "0633333333" },
        ...{ payment_method: "cash_on_delivery", order_amount: 38.4, receivers },
      },
      { ...headers, token, key: crypto.randomUUID() },
    );
  const before = await db.$count(orders);
  const refused = await batch();
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, "unpaid_orders"]);
  expect(await db.$count(orders)).toBe(before);
  const verified = { phone: "+33633333333", phoneVerified: true };
  await db.update(customers).set(verified).where(eq(customers.id, customerId));
  expect((await batch()).status).toBe(201);
});
