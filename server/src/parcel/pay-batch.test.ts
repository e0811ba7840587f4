import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { middle } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { paymentAllocations, payments } from "../payments/payments.tables.ts";
import { sandboxPages } from "../payments/sandbox/sandbox-pages.ts";
import { createSigner } from "../payments/sandbox/sandbox-signature.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { api, db, ask, category, headers, reset, configure } = await startParcelTest();
const signer = createSigner(api.settings.secret);
const pages = sandboxPages({ api, signer });

let customer: Awaited<ReturnType<typeof addCustomer>>;
beforeEach(async () => {
  await reset();
  await configure({ digitalPayment: true });
  customer = await addCustomer(db);
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

/** A batch of two parcels of 4.80 that are to be paid online. */
async function placed() {
  const second = { ...receiver, latitude: middle.latitude + 0.02 };
  const { status, body } = await ask(
    "POST /customer/parcel-batch/place",
    {
      parcel_category_id: category.id,
      address: "2 Place des Essais",
      ...deliveryLocation,
      contact_person_name: "Ada",
      contact_person_number: "0612345678",
      payment_method: "digital_payment",
      receivers: [receiver, second],
      order_amount: 9.6,
    },
    { ...headers, ...customer, key: crypto.randomUUID() },
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body.orders.map(({ order_status }) => order_status)).toEqual(["pending", "pending"]);
  return body.batch_id;
}

const pay = (id: number, overrides: object = {}, who: object = customer) =>
  ask(
    "POST /customer/parcel-batch/{id}/pay",
    {
      id,
      payment_method: "sandbox",
      payment_platform: "web",
      callback: `${api.settings.url}/parcel-labels?batch_id=${id}`,
      ...overrides,
    },
    { ...who, key: crypto.randomUUID() },
  );
const read = async (id: number) =>
  (await ask("GET /customer/parcel-batch/{id}", { id }, customer)).body.orders;

/** Presses a button of the simulated gateway, and returns as the browser does. */
async function press(link: string, action: string) {
  const body = new URLSearchParams({ action });
  const response = await pages.request(link, { method: "POST", body });
  await api.app.request(new URL(response.headers.get("location") ?? "", link).href);
}

test("one payment pays all parcels of a batch", async () => {
  const id = await placed();
  const { status, body } = await pay(id);
  expect(status).toBe(200);
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, body.payment_id));
  expect(payment?.amount).toBe(960);
  expect(
    await db.$count(paymentAllocations, eq(paymentAllocations.paymentId, payment?.id ?? 0)),
  ).toBe(2);
  await press(body.redirect_link, "pay");
  expect(await read(id)).toMatchObject([
    { order_status: "confirmed", payment_status: "paid", receipt: { paid: 4.8, due: 0 } },
    { order_status: "confirmed", payment_status: "paid", receipt: { paid: 4.8, due: 0 } },
  ]);
  expect(codes(await pay(id))).toEqual([409, "order_status"]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("a batch whose payment was declined can be paid again", async () => {
  const id = await placed();
  await press((await pay(id)).body.redirect_link, "decline");
  expect((await read(id)).map(({ order_status }) => order_status)).toEqual(["failed", "failed"]);
  await press((await pay(id)).body.redirect_link, "pay");
  expect((await read(id)).map(({ payment_status }) => payment_status)).toEqual(["paid", "paid"]);
});

test("a parcel that is canceled is not paid, and gets its share back once it is", async () => {
  const id = await placed();
  const [first] = await read(id);
  const cancel = (order_id: number) =>
    ask("PUT /customer/order/cancel", { order_id, reason: "Too late" }, customer);
  expect((await cancel(first?.id ?? 0)).status).toBe(200);
  const { body } = await pay(id);
  await press(body.redirect_link, "pay");
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, body.payment_id));
  expect(payment?.amount).toBe(480);
  const rest = (await read(id)).find(({ payment_status }) => payment_status === "paid");
  await cancel(rest?.id ?? 0);
  expect((await read(id)).map(({ order_status }) => order_status)).toEqual([
    "canceled",
    "canceled",
  ]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("nobody else pays a batch", async () => {
  const id = await placed();
  expect(codes(await pay(id, {}, await addCustomer(db)))).toEqual([404, "parcel_batch"]);
  expect(codes(await pay(id, { payment_method: "unknown" }))).toEqual([422, "payment_method"]);
});
