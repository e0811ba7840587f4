import type { Group } from "@errand/core/groups/groups.contract";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { addGuest, deliveryLocation } from "../orders/testing.ts";

/** Who takes part in a group of a test. */
export interface Person {
  /** What identifies a guest in the parameters. */
  input: { guest_id?: string };
  /** What identifies a customer in the headers. */
  options: { token?: string };
}

const minuteMs = 60_000;

/** Sets up a store that groups can order from, with loaves at 10.00. */
export async function startGroupTest(parts: Parameters<typeof startCheckoutTest>[0] = {}) {
  const api = await startCheckoutTest(parts);
  const { ask, db, bakery, food, configure, nextKey } = api;
  const loaf = await addItem(db, { storeId: bakery });
  const groupOrders = { isOn: true, maxMembers: 4 };

  async function newHost(): Promise<Person & { customerId: number }> {
    const { token, customerId } = await addCustomer(db);
    await db
      .update(customers)
      .set({ phone: `+336${String(customerId).padStart(8, "0")}` })
      .where(eq(customers.id, customerId));
    return { input: {}, options: { token }, customerId };
  }

  const newGuest = async (): Promise<Person> => ({
    input: { guest_id: await addGuest(db) },
    options: {},
  });

  const inMinutes = (minutes: number) =>
    new Date(api.api.clock().getTime() + minutes * minuteMs).toISOString();

  const open = (host: Person, overrides: object = {}) =>
    ask(
      "POST /customer/group",
      {
        store_id: bakery,
        deadline: inMinutes(30),
        order_type: "delivery",
        address: "2 Place des Essais",
        ...deliveryLocation,
        ...overrides,
      },
      { ...food, ...host.options, key: nextKey() },
    );

  async function openedBy(host: Person, overrides: object = {}): Promise<string> {
    const { status, body } = await open(host, overrides);
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
    return body.group.code;
  }

  const read = (person: Person, code: string) =>
    ask("GET /customer/group", { ...person.input, code }, person.options);

  async function seenBy(person: Person, code: string): Promise<Group> {
    const { status, body } = await read(person, code);
    expect(status).toBe(200);
    return body;
  }

  const join = (person: Person, code: string, name = "Priya") =>
    ask("POST /customer/group/join", { ...person.input, code, name }, person.options);

  const add = (person: Person, code: string, overrides: object = {}) =>
    ask(
      "POST /customer/group/add",
      { ...person.input, code, model: "Item", item_id: loaf, quantity: 1, price: 10, ...overrides },
      person.options,
    );

  const update = (person: Person, code: string, overrides: object) =>
    ask(
      "POST /customer/group/update",
      { ...person.input, code, price: 10, ...overrides },
      person.options,
    );

  const setReady = (person: Person, code: string, ready = true) =>
    ask("PUT /customer/group/ready", { ...person.input, code, ready }, person.options);

  const wantNothing = (person: Person, code: string) =>
    ask(
      "PUT /customer/group/ready",
      { ...person.input, code, ready: true, wants_nothing: true },
      person.options,
    );

  const change = (person: Person, code: string, changes: object) =>
    ask("PUT /customer/group", { ...person.input, code, ...changes }, person.options);

  const leave = (person: Person, code: string, overrides: object = {}) =>
    ask("DELETE /customer/group/member", { ...person.input, code, ...overrides }, person.options);

  const cancel = (person: Person, code: string) =>
    ask("DELETE /customer/group", { ...person.input, code }, person.options);

  /** Joins, chooses and is ready, and returns the member. */
  async function chosenBy(person: Person, code: string, name: string, lines: object = {}) {
    await join(person, code, name);
    expect((await add(person, code, lines)).status).toBe(200);
    const { body } = await setReady(person, code);
    return body.me ?? 0;
  }

  const pay = (person: Person, code: string, overrides: object = {}) =>
    ask(
      "POST /customer/group/pay",
      {
        ...person.input,
        code,
        payment_method: "sandbox",
        callback: `${api.api.settings.url}/group/${code}`,
        ...overrides,
      },
      { ...person.options, key: nextKey() },
    );

  const place = (host: Person, code: string, overrides: object = {}) =>
    ask(
      "POST /customer/group/place",
      { code, payment_method: "cash_on_delivery", ...overrides },
      { ...food, ...host.options, key: nextKey() },
    );

  return {
    ...api,
    chosenBy,
    pay,
    place,
    loaf,
    newHost,
    newGuest,
    inMinutes,
    open,
    openedBy,
    read,
    seenBy,
    join,
    add,
    update,
    setReady,
    wantNothing,
    change,
    leave,
    cancel,
    /** Resets clock and settings; groups of at most four people are on. */
    reset: async () => {
      await api.ctx();
      await configure({ groupOrders });
    },
    groupOrders,
  };
}
