import { usualRunTerms } from "@errand/core/runs/run-terms";
import { expect } from "vitest";
import { cartOf } from "../cart/testing.ts";
import { addItem, addStore, middle } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { contact, deliveryLocation } from "../orders/testing.ts";
import { sandboxPages } from "../payments/sandbox/sandbox-pages.ts";
import { createSigner } from "../payments/sandbox/sandbox-signature.ts";

/** Whoever orders: a guest or a customer. */
export type RunShopper = { guest_id: string } | { token: string };

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

  return {
    ...test,
    zones,
    errandRun,
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
    /** Identifies a run to the API as its shopper does. */
    proof: (shopper: RunShopper, run_id: number) => ({
      ...callerOf(shopper).input,
      run_id,
      contact_number: contact.contact_person_number,
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
    /** Presses a button of the simulated gateway, and returns as the browser does. */
    press: async (link: string, action: string) => {
      const form = new URLSearchParams({ action });
      const response = await pages.request(link, { method: "POST", body: form });
      await api.app.request(new URL(response.headers.get("location") ?? "", link).href);
    },
  };
}
