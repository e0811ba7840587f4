import type { Run } from "@errand/core/runs/placed-runs.contract";
import { usualRunTerms } from "@errand/core/runs/run-terms";
import { expect } from "vitest";
import { addCustomer, cartOf } from "../cart/testing.ts";
import { addItem, addStore, middle } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { fundWallet } from "../ledger/testing.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { contact, deliveryLocation } from "../orders/testing.ts";
import { applyPayment } from "../payments/apply-payment.ts";
import { findPayment } from "../payments/payments.data.ts";
import { sandboxPages } from "../payments/sandbox/sandbox-pages.ts";
import { createSigner } from "../payments/sandbox/sandbox-signature.ts";

/** Whoever orders: a guest or a customer. */
export type RunShopper = { guest_id: string } | { token: string };

/** The order of a store. */
export function getOrderOf({ orders }: Pick<Run, "orders">, storeId: number) {
  const order = orders.find(({ store_id }) => store_id === storeId);
  if (!order) throw new Error(`store ${storeId} has no order`);
  return order;
}

export const toCents = (amount: number) => Math.round(amount * 100);

/** The real API of a shop that takes errand runs, and carts to place as one. */
export async function startRunTest() {
  const test = await startCheckoutTest();
  const { api, ask, db, seeded, food, grocery, nextKey } = test;
  const zones = [seeded.zoneId];
  const pages = sandboxPages({ api, signer: createSigner(api.settings.secret) });
  const errandRun = { ...usualRunTerms, isOn: true };
  const callerOf = (shopper: RunShopper) =>
    "token" in shopper
      ? { input: {}, options: { token: shopper.token } }
      : { input: { guest_id: shopper.guest_id }, options: {} };

  const body = (shopper: RunShopper, stops: object[], overrides: object) => ({
    ...callerOf(shopper).input,
    address: "2 Place des Essais",
    ...deliveryLocation,
    ...contact,
    stops,
    ...overrides,
  });

  /** A cart with one item at 10.00 in a store; another one in the module is parked. */
  async function fill(shopper: RunShopper, storeId: number, module: number, stock?: number) {
    const item_id = await addItem(db, { storeId, ...(stock !== undefined && { stock }) });
    await put(shopper, item_id, module);
    return item_id;
  }

  async function put(shopper: RunShopper, item_id: number, module: number) {
    const owner = "token" in shopper ? shopper : { guestId: shopper.guest_id };
    const { status } = await cartOf(ask, owner, module).add({ item_id, replaces_cart: 1 });
    expect(status).toBe(200);
  }

  const quote = (shopper: RunShopper, stops: object[], overrides: object = {}) =>
    ask("POST /customer/run/quote", body(shopper, stops, overrides), {
      zones,
      ...callerOf(shopper).options,
    });

  const place = (shopper: RunShopper, stops: object[], overrides: object = {}) =>
    ask(
      "POST /customer/run/place",
      body(shopper, stops, { payment_method: "cash_on_delivery", ...overrides }),
      { zones, key: nextKey(), ...callerOf(shopper).options },
    );

  /** Presses a button of the simulated gateway, and returns as the browser does. */
  async function press(link: string, action: string) {
    const form = new URLSearchParams({ action });
    const response = await pages.request(link, { method: "POST", body: form });
    await api.app.request(new URL(response.headers.get("location") ?? "", link).href);
  }

  /** Identifies a run to the API as its shopper does. */
  const proof = (shopper: RunShopper, run_id: number) => ({
    ...callerOf(shopper).input,
    run_id,
    contact_number: contact.contact_person_number,
  });

  const pay = (shopper: RunShopper, run_id: number) =>
    ask(
      "POST /customer/run/pay",
      {
        ...proof(shopper, run_id),
        ...{ payment_method: "sandbox", payment_platform: "web" },
        callback: `${api.settings.url}/run/${run_id}`,
      },
      { key: nextKey(), ...callerOf(shopper).options },
    );

  return {
    ...test,
    zones,
    errandRun,
    proof,
    press,
    pay,
    /** Starts to pay a run and presses a button of the gateway's page; returns the payment's id. */
    payOnPage: async (shopper: RunShopper, runId: number, action: "pay" | "decline") => {
      const { status, body } = await pay(shopper, runId);
      expect([status, body.errors]).toEqual([200, undefined]);
      await press(body.redirect_link, action);
      return body.payment_id;
    },
    /** The gateway reports that a payment has succeeded after all. */
    arriveLate: async (publicId: string) => {
      const payment = await findPayment(db, publicId);
      if (!payment) throw new Error("the payment is unknown");
      const { amount, currency } = payment;
      const report = { publicId, event: "paid", source: "callback", amount, currency } as const;
      await inTransaction(db, (tx) =>
        applyPayment(tx, api.paymentSubjects, { ...report, now: new Date() }),
      );
    },
    /** A customer with so much in the wallet. */
    addPayer: async (amount: number) => {
      const { token, customerId } = await addCustomer(db);
      await fundWallet(db, customerId, amount);
      return { token, customerId };
    },
    /** The store refuses its order of a run. */
    refuse: (placed: Pick<Run, "orders">, storeId: number) =>
      transitionOrder(
        db,
        getOrderOf(placed, storeId).id,
        "canceled",
        { kind: "store", staffId: null, storeId },
        { at: new Date(), reason: "Sold out" },
      ),
    fill,
    put,
    quote,
    place,
    /** Turns runs on, with digital payments and the wallet. */
    begin: async () => {
      const guest_id = await test.ctx();
      await test.configure({ errandRun, digitalPayment: true, wallet: true });
      return { guest_id };
    },
    addStores: async () => {
      const at = { ...middle, zoneId: seeded.zoneId };
      return {
        bakery: await addStore(db, { moduleId: seeded.food.moduleId, ...at }),
        kitchen: await addStore(db, { moduleId: seeded.food.moduleId, ...at }),
        grocer: await addStore(db, { moduleId: seeded.grocery.moduleId, ...at }),
      };
    },
    stop: (store_id: number, module_id: number) => ({
      kind: "store" as const,
      module_id,
      store_id,
    }),
    options: (shopper: RunShopper) => callerOf(shopper).options,
    /** Quotes the carts of a bakery and a grocer, and places them as quoted. */
    placeTwo: async (
      shopper: RunShopper,
      stores: { bakery: number; grocer: number },
      overrides: object = {},
    ) => {
      await fill(shopper, stores.bakery, food.module);
      await fill(shopper, stores.grocer, grocery.module, 5);
      const stops = [
        { kind: "store", module_id: food.module, store_id: stores.bakery },
        { kind: "store", module_id: grocery.module, store_id: stores.grocer },
      ];
      const quoted = (await quote(shopper, stops, overrides)).body;
      const { run_amount } = quoted;
      const placed = await place(shopper, stops, { run_amount, ...overrides });
      expect([placed.status, placed.body.errors]).toEqual([201, undefined]);
      return { quoted, run: placed.body.run };
    },
  };
}
