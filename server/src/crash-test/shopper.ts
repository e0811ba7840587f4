import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { buyNowInput } from "../checkout/testing.ts";
import type { Database } from "../database/database.ts";
import { contact } from "../orders/testing.ts";
import { sandboxCheckouts } from "../payments/sandbox/sandbox.tables.ts";
import { callbackOf } from "../payments/sandbox/sandbox-callback.ts";
import { returnMessage, type SandboxCheckout } from "../payments/sandbox/sandbox-gateway.ts";
import type { Signer } from "../payments/sandbox/sandbox-signature.ts";
import { requestFor } from "../testing.ts";
import type { Random } from "./random.ts";
import type { ServerProcess } from "./server-process.ts";

export interface ShopperParts {
  db: Database;
  server: ServerProcess;
  signer: Signer;
  random: Random;
  /** Distinguishes the idempotency keys of shoppers. */
  name: string;
  guestId: string;
  storeId: number;
  itemId: number;
  /** Headers of the module and its zones. */
  scope: { module: number; zones: number[] };
  url: string;
}

/** The gateway's outcomes; after `never`, the customer has closed the page. */
const outcomes = ["paid", "paid", "paid", "declined", "canceled", "never"] as const;

/**
 * One guest buys a piece of an item through the gateway, which delays, repeats, loses and reorders its
 * callbacks, while the server is killed. Some pay again after a refusal, some cancel.
 */
export async function shop(parts: ShopperParts): Promise<void> {
  const { random } = parts;
  const orderId = await place(parts);
  if (orderId === null) return;
  const attempts = random.chance(0.3) ? 2 : 1;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const paymentId = await startPayment(parts, orderId, attempt);
    if (paymentId === null) break;
    await pay(parts, paymentId);
  }
  if (random.chance(0.25)) await cancel(parts, orderId);
}

/** Null when the item was sold out. */
async function place(parts: ShopperParts): Promise<number | null> {
  const { guestId, itemId, storeId, name, scope } = parts;
  const input = {
    guest_id: guestId,
    order_type: "take_away",
    payment_method: "digital_payment",
    order_amount: 11,
    store_id: storeId,
    ...contact,
    ...buyNowInput(itemId),
  };
  const options = { ...scope, key: `place-order-${name}` };
  const response = await parts.server.send(
    requestFor("POST /customer/order/place", input, options),
  );
  const body = (await response.json()) as { order_id?: number; errors?: { code: string }[] };
  if (response.status === 201 && body.order_id) return body.order_id;
  if (body.errors?.every(({ code }) => code === "stock")) return null;
  throw new Error(`placing answered ${response.status}: ${JSON.stringify(body)}`);
}

/** Null when the order can no longer be paid. */
async function startPayment(
  parts: ShopperParts,
  orderId: number,
  attempt: number,
): Promise<string | null> {
  const input = {
    ...proofOf(parts, orderId),
    payment_method: "sandbox",
    payment_platform: "web",
    callback: `${parts.url}/track-order`,
  };
  const options = { key: `pay-order-${parts.name}-${attempt}` };
  const response = await parts.server.send(requestFor("POST /customer/order/pay", input, options));
  const body = (await response.json()) as { payment_id?: string };
  if (response.ok && body.payment_id) return body.payment_id;
  if (response.status === 409) return null;
  throw new Error(`paying answered ${response.status}: ${JSON.stringify(body)}`);
}

/** The customer pays at the gateway, which reports it in its own way. */
async function pay({ db, server, signer, random }: ShopperParts, publicId: string) {
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
    later(() => callbackOf(checkout, signer, at));
  }
  if (random.chance(0.6)) later(() => returnOf(checkout, signer));
  await Promise.all(reports);
}

function returnOf(checkout: SandboxCheckout, signer: Signer): Request {
  const page = new URL(checkout.returnUrl);
  const flag = checkout.outcome === "paid" ? "success" : "fail";
  const exit = { payment_id: checkout.publicId, flag } as const;
  for (const [name, value] of Object.entries(exit)) page.searchParams.set(name, value);
  page.searchParams.set("signature", signer.sign(returnMessage(exit)));
  return new Request(page);
}

async function cancel(parts: ShopperParts, orderId: number) {
  const input = { ...proofOf(parts, orderId), note: "Changed my mind" };
  const response = await parts.server.send(
    requestFor("PUT /customer/order/cancel", input, { key: `cancel-order-${parts.name}` }),
  );
  if (!response.ok && response.status !== 409) {
    throw new Error(`canceling answered ${response.status}: ${await response.text()}`);
  }
}

function proofOf({ guestId }: ShopperParts, orderId: number) {
  return {
    guest_id: guestId,
    order_id: orderId,
    contact_number: contact.contact_person_number,
  };
}
