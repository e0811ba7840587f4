import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { buyNowInput } from "../checkout/testing.ts";
import type { Database } from "../database/database.ts";
import { contact, deliveryLocation } from "../orders/testing.ts";
import { sending } from "../parcel/testing.ts";
import { sandboxCheckouts } from "../payments/sandbox/sandbox.tables.ts";
import { toCallback } from "../payments/sandbox/sandbox-callback.ts";
import type { SandboxCheckout } from "../payments/sandbox/sandbox-gateway.ts";
import { type Signer, signedReturnUrl } from "../payments/signature.ts";
import { requestFor } from "../testing.ts";
import { type Random, randomFrom } from "./random.ts";
import type { ServerProcess } from "./server-process.ts";

/** A guest, or a customer whose wallet pays a part and who may have the code of a coupon. */
export type Buyer = { guestId: string } | { token: string; coupon: string | null };

export interface ShopperParts {
  db: Database;
  server: ServerProcess;
  signer: Signer;
  random: Random;
  /** Distinguishes the idempotency keys of shoppers. */
  name: string;
  buyer: Buyer;
  storeId: number;
  itemId: number;
  /** What to order as a run, with what it costs; null for who buys in one store. */
  run: { stops: object[]; amount: number } | null;
  /** The module and category of parcels. */
  parcel: { module: number; category: number };
  /** Headers of the module and its zones. */
  scope: { module: number; zones: number[] };
  url: string;
}

/** The gateway's outcomes; after `never`, the customer has closed the page. */
const outcomes = ["paid", "paid", "paid", "declined", "canceled", "never"] as const;

/**
 * A shopper buys a piece of an item, alone or in a run, or sends a parcel, through the gateway,
 * which delays, repeats, loses and reorders its callbacks, while the server is killed. Some never
 * start to pay, some pay again after a refusal, some pay in cash instead, some cancel. Some
 * customers fill their wallets at the same time.
 */
export async function shop(parts: ShopperParts): Promise<void> {
  const { buyer, random } = parts;
  const purchase = await buy(parts);
  const paying = { ...parts, random: randomFrom(random.below(2 ** 31)) };
  await Promise.all([
    purchase === null ? null : payFor(paying, purchase),
    // Not before the order, which the wallet pays in part only.
    "token" in buyer && random.chance(0.5) ? addFunds(parts) : null,
  ]);
}

/** Null when the item was sold out. */
async function buy(parts: ShopperParts): Promise<Purchase | null> {
  if (parts.run) return placeRun(parts, parts.run);
  const orderId = parts.random.chance(0.3) ? await sendParcel(parts) : await place(parts);
  return orderId === null ? null : { kind: "order", id: orderId };
}

/** What is paid and canceled as a whole. */
export interface Purchase {
  kind: "order" | "run";
  id: number;
}

/** Pays for what was bought, or not, or in cash, or cancels it. */
export async function payFor(parts: ShopperParts, purchase: Purchase): Promise<void> {
  const { random } = parts;
  const attempts = random.pick([0, 1, 1, 1, 1, 2, 2]);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const paymentId = await startPayment(parts, purchase, attempt);
    if (paymentId === null) break;
    await pay(parts, paymentId);
  }
  if (random.chance(0.2)) await payInCash(parts, purchase);
  if (random.chance(0.25)) await cancel(parts, purchase);
}

/** Null when the item was sold out. A customer whose coupon is used up orders without it. */
async function place(parts: ShopperParts): Promise<number | null> {
  const { buyer } = parts;
  if ("token" in buyer && buyer.coupon !== null) {
    const placed = await placeWith(parts, { coupon_code: buyer.coupon, order_amount: 8.8 });
    if (placed !== "coupon_used_up") return placed;
  }
  const placed = await placeWith(parts, { order_amount: 11 });
  if (placed === "coupon_used_up") throw new Error("an order without a coupon was refused for it");
  return placed;
}

/** One piece at 10.00 with 10 % tax, which a coupon lowers by 2.00 before tax. */
async function placeWith(
  { buyer, server, itemId, storeId, name, scope }: ShopperParts,
  amount: { order_amount: number; coupon_code?: string },
): Promise<number | null | "coupon_used_up"> {
  const input = {
    ...("guestId" in buyer ? { guest_id: buyer.guestId } : { partial_payment: 1 }),
    order_type: "take_away",
    payment_method: "digital_payment",
    store_id: storeId,
    ...amount,
    ...contact,
    ...buyNowInput(itemId),
  };
  const key = `place-order-${name}-${amount.coupon_code ?? "plain"}`;
  const options = { ...scope, ...toSession(buyer), key };
  const response = await server.send(requestFor("POST /customer/order/place", input, options));
  const body = (await response.json()) as { order_id?: number; errors?: { code: string }[] };
  if (response.status === 201 && body.order_id) return body.order_id;
  if (body.errors?.every(({ code }) => code === "stock")) return null;
  // Beside it may be the price without the coupon, and that the last piece is sold.
  if (body.errors?.some(({ code }) => code === "coupon_used_up")) return "coupon_used_up";
  throw new Error(`placing answered ${response.status}: ${JSON.stringify(body)}`);
}

/** One piece of the item, and what else the run has, brought together. */
async function placeRun(
  { buyer, server, name, scope }: ShopperParts,
  { stops, amount }: { stops: object[]; amount: number },
): Promise<Purchase | null> {
  const input = {
    ...("guestId" in buyer ? { guest_id: buyer.guestId } : { partial_payment: 1 }),
    ...{ address: "2 Place des Essais", ...deliveryLocation, ...contact },
    ...{ payment_method: "digital_payment", stops, run_amount: amount },
  };
  const options = { zones: scope.zones, ...toSession(buyer), key: `place-run-${name}` };
  const response = await server.send(requestFor("POST /customer/run/place", input, options));
  const body = (await response.json()) as { run_id?: number; errors?: { code: string }[] };
  if (response.status === 201 && body.run_id) return { kind: "run", id: body.run_id };
  if (body.errors?.every(({ code }) => code === "stock")) return null;
  throw new Error(`placing a run answered ${response.status}: ${JSON.stringify(body)}`);
}

/** A parcel for 4.80. */
async function sendParcel({ buyer, server, name, scope, parcel }: ShopperParts): Promise<number> {
  const input = {
    ...("guestId" in buyer ? { guest_id: buyer.guestId } : { partial_payment: 1 }),
    ...sending,
    payment_method: "digital_payment",
    parcel_category_id: parcel.category,
    order_amount: 4.8,
  };
  const options = {
    ...{ zones: scope.zones, module: parcel.module },
    ...toSession(buyer),
    key: `send-parcel-${name}`,
  };
  const response = await server.send(requestFor("POST /customer/order/place", input, options));
  const body = (await response.json()) as { order_id?: number };
  if (response.status === 201 && body.order_id) return body.order_id;
  throw new Error(`sending answered ${response.status}: ${JSON.stringify(body)}`);
}

/** A customer pays money into the wallet, on most amounts with a bonus. */
async function addFunds(parts: ShopperParts): Promise<void> {
  const { buyer, random, name, url } = parts;
  const times = random.pick([1, 1, 2]);
  for (let time = 1; time <= times; time++) {
    const input = {
      amount: random.pick([5, 20, 30.5]),
      payment_method: "sandbox",
      payment_platform: "web",
      callback: `${url}/profile?page=wallet`,
    };
    const options = { ...toSession(buyer), key: `add-funds-${name}-${time}` };
    const response = await parts.server.send(
      requestFor("POST /customer/wallet/add-fund", input, options),
    );
    const body = (await response.json()) as { payment_id?: string };
    if (!response.ok || !body.payment_id) {
      throw new Error(`adding funds answered ${response.status}: ${JSON.stringify(body)}`);
    }
    await pay(parts, body.payment_id);
  }
}

/** Null when it can no longer be paid. */
async function startPayment(
  parts: ShopperParts,
  purchase: Purchase,
  attempt: number,
): Promise<string | null> {
  const input = {
    ...proofOf(parts, purchase),
    payment_method: "sandbox",
    payment_platform: "web",
    callback: `${parts.url}/track-order`,
  };
  const options = { ...toSession(parts.buyer), key: `pay-order-${parts.name}-${attempt}` };
  const path = `POST /customer/${purchase.kind}/pay`;
  const response = await parts.server.send(requestFor(path, input, options));
  const body = (await response.json()) as { payment_id?: string };
  if (response.ok && body.payment_id) return body.payment_id;
  if (response.status === 409) return null;
  throw new Error(`paying answered ${response.status}: ${JSON.stringify(body)}`);
}

/** The customer pays at the gateway, which reports it in its own way. */
export async function pay({ db, server, signer, random }: ShopperParts, publicId: string) {
  const outcome = random.pick(outcomes);
  if (outcome === "never") return;
  const settlesAt = new Date(Date.now() + (random.chance(0.3) ? 40 : 0));
  const [checkout] = await db
    .update(sandboxCheckouts)
    .set({ outcome, settlesAt })
    .where(eq(sandboxCheckouts.publicId, publicId))
    .returning();
  if (!checkout) throw new Error(`the gateway does not know ${publicId}`);
  const reports: Promise<void>[] = [];
  const later = (report: () => Request) => {
    const delay = random.below(80);
    const isRepeatedUntilHeard = random.chance(0.5);
    reports.push(
      pause(delay).then(async () => {
        // The rest is lost when the server is away.
        if (isRepeatedUntilHeard) await server.send(report());
        else await server.sendOnce(report());
      }),
    );
  };
  const callbacks = random.pick([0, 1, 1, 2, 3]);
  for (let sent = 0; sent < callbacks; sent++) {
    // Some report the state before, and arrive after the others.
    const at = random.chance(0.3) ? new Date(settlesAt.getTime() - 1) : settlesAt;
    later(() => toCallback(checkout, signer, at));
  }
  if (random.chance(0.6)) later(() => returnOf(checkout, signer));
  await Promise.all(reports);
}

function returnOf(checkout: SandboxCheckout, signer: Signer): Request {
  const flag = checkout.outcome === "paid" ? "success" : "fail";
  const exit = { publicId: checkout.publicId, flag } as const;
  return new Request(signedReturnUrl(checkout.returnUrl, exit, signer));
}

async function cancel(parts: ShopperParts, purchase: Purchase) {
  await change(parts, `PUT /customer/${purchase.kind}/cancel`, {
    ...proofOf(parts, purchase),
    note: "Changed my mind",
  });
}

async function payInCash(parts: ShopperParts, purchase: Purchase) {
  const path = `PUT /customer/${purchase.kind}/payment-method`;
  await change(parts, path, proofOf(parts, purchase));
}

/** A change that the state of the order may no longer allow. */
async function change(parts: ShopperParts, path: string, input: object) {
  const options = {
    ...toSession(parts.buyer),
    key: `${path.replaceAll(/\W/g, "-")}-${parts.name}`,
  };
  const response = await parts.server.send(requestFor(path, { ...input }, options));
  if (!response.ok && response.status !== 409) {
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
}

export function toSession(buyer: Buyer): { token?: string } {
  return "token" in buyer ? { token: buyer.token } : {};
}

function proofOf({ buyer }: ShopperParts, { kind, id }: Purchase) {
  const subject = { [`${kind}_id`]: id };
  if ("token" in buyer) return subject;
  return {
    guest_id: buyer.guestId,
    ...subject,
    contact_number: contact.contact_person_number,
  };
}
