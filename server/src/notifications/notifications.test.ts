import { minor } from "@errand/core/money";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { notifications } from "./notifications.tables.ts";
import { notify } from "./notify.ts";

const { ask, api, db, setNow } = await startTestApi();
const now = new Date("2026-05-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let ada: { customerId: number; token: string };

await seedShop(db);

beforeEach(async () => {
  setNow(now);
  ada = await addCustomer(db);
});

afterEach(() => api.streams.close());

/** Notifies a customer of money in the wallet. */
const add = (overrides: Partial<Parameters<typeof notify>[1]> = {}) =>
  notify(db, {
    customerId: ada.customerId,
    cause: "fund:1",
    type: "add_fund",
    message: "fund_added",
    values: { amount: { amount: minor(2550) } },
    at: now,
    ...overrides,
  });

const list = (language: "en" | "fr" = "en", { token } = ada) =>
  ask("GET /customer/notifications", {}, { token, language });
const see = (notification_id?: number, { token } = ada) =>
  ask("PUT /customer/notifications/seen", { notification_id }, { token });

describe("the list of notifications", () => {
  test.each([
    [1, "You have earned 1 point", "Vous avez gagné 1 point"],
    [6, "You have earned 6 points", "Vous avez gagné 6 points"],
    [1250, "You have earned 1,250 points", "Vous avez gagné 1\u202f250 points"],
  ])("counts %d earned points", async (points, english, french) => {
    const values = { points, id: "7" };
    await add({ cause: "order:7:points", type: "loyalty_point", message: "points_earned", values });
    expect((await list()).body[0]?.title).toBe(english);
    expect((await list("fr")).body[0]?.title).toBe(french);
  });

  test("has the texts in the language of the reader, whatever caused them", async () => {
    await add();
    const store = { en: "The Bakery", fr: "La boulangerie" };
    await add({
      cause: "order:7:ready",
      type: "order_status",
      message: "order_ready",
      values: { id: "7", store },
      target: { orderId: 7 },
      image: "portrait-1",
    });
    const { body: english } = await list();
    expect(english).toMatchObject([
      {
        title: "Your order #7 is ready for pickup",
        description: "It is waiting for you at The Bakery. Tell them your order number.",
        data: { type: "order_status", order_id: 7, trip_id: null, conversation_id: null },
        is_seen: false,
        created_at: now.toISOString(),
      },
      { title: "25.50\u00a0€ in your wallet", data: { type: "add_fund", order_id: null } },
    ]);
    expect(english[0]?.image_full_url).toContain("/images/portrait-1");
    const { body: french } = await list("fr");
    expect(french.map(({ title }) => title)).toEqual([
      "Votre commande nº 7 est prête",
      "25,50\u00a0€ sur votre portefeuille",
    ]);
    expect(french[0]?.description).toContain("La boulangerie");
  });

  test("has those of the last 15 days, newest first, at most 200", async () => {
    await add({ cause: "too old", at: daysAgo(15) });
    await add({ cause: "old", at: new Date(daysAgo(15).getTime() + 1) });
    expect((await list()).body).toHaveLength(1);
    for (let index = 0; index < 200; index++) {
      await add({ cause: String(index), at: new Date(now.getTime() - index) });
    }
    const { body } = await list();
    expect(body).toHaveLength(200);
    const times = body.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await see()).body).toEqual({ unseen_count: 0 });
  });

  test("lists only own notifications", async () => {
    await add();
    expect((await list("en", await addCustomer(db))).body).toEqual([]);
  });
});

describe("notifying", () => {
  test("happens once for each cause, also when it happens at the same time", async () => {
    await Promise.all(Array.from({ length: 8 }, () => add()));
    await add({ message: "cashback_earned" });
    expect((await list()).body).toHaveLength(1);
    await add({ customerId: (await addCustomer(db)).customerId });
    expect((await list()).body).toHaveLength(1);
  });

  test("is undone with the transaction that causes it", async () => {
    const change = inTransaction(db, async (tx) => {
      await notify(tx, {
        customerId: ada.customerId,
        cause: "undone",
        type: "add_fund",
        message: "fund_added",
        at: now,
      });
      throw new Error("rolled back");
    });
    await expect(change).rejects.toThrow("rolled back");
    expect((await list()).body).toEqual([]);
  });

  test("does nothing for a deleted customer, whose notifications are gone", async () => {
    await add();
    const { status } = await ask("DELETE /customer/remove-account", {}, { token: ada.token });
    expect(status).toBe(200);
    const count = await db.$count(notifications);
    await add({ cause: "fund:2" });
    expect(await db.$count(notifications)).toBe(count);
  });
});

describe("marking as seen", () => {
  test("counts those about one order once, and marks the earlier ones with the one that is opened", async () => {
    const about = (cause: string, orderId: number) =>
      add({
        ...{ cause, type: "order_status", message: "order_ready", target: { orderId } },
        values: { id: String(orderId), store: { en: "The Bakery", fr: "La boulangerie" } },
      });
    for (const cause of ["placed", "confirmed", "ready"]) await about(cause, 7);
    await about("other", 8);
    await add();
    const ofOrder = async () =>
      (await list()).body
        .filter(({ data }) => data.order_id === 7)
        .toSorted((one, other) => one.id - other.id);
    const [, confirmed] = await ofOrder();
    // Orders 7 and 8, and the money in the wallet.
    expect((await see(confirmed?.id)).body).toEqual({ unseen_count: 3 });
    expect((await ofOrder()).map(({ is_seen }) => is_seen)).toEqual([true, true, false]);
    expect((await see((await ofOrder()).at(-1)?.id)).body).toEqual({ unseen_count: 2 });
  });

  test("marks one, then all", async () => {
    for (const cause of ["a", "b", "c"]) await add({ cause });
    const [first, second] = (await list()).body;
    expect((await see(second?.id)).body).toEqual({ unseen_count: 2 });
    expect((await see(second?.id)).body).toEqual({ unseen_count: 2 });
    const { body } = await list();
    expect(body.filter(({ is_seen }) => is_seen).map(({ id }) => id)).toEqual([second?.id]);
    expect(first?.is_seen).toBe(false);
    expect((await see()).body).toEqual({ unseen_count: 0 });
  });

  test("refuses a notification of another customer, as an unknown one", async () => {
    await add();
    const [own] = (await list()).body;
    const other = await addCustomer(db);
    for (const response of [await see(own?.id, other), await see(1_000_000)]) {
      expect(response).toMatchObject({ status: 404, body: { errors: [{ code: "notification" }] } });
    }
    expect((await list()).body[0]?.is_seen).toBe(false);
  });
});

describe("the stream of notifications", () => {
  const open = async ({ token }: { token: string }) => {
    const request = requestFor("GET /customer/notifications/stream", {}, { token });
    const events = readEvents<{ unseen_count: number }>(
      await api.app.fetch(request, { address: "203.0.113.9" }),
    );
    return async () => (await nextOf(events)).data?.unseen_count;
  };

  test("sends the number of unseen ones, then each change of it", async () => {
    await add();
    const count = await open(ada);
    expect(await count()).toBe(1);
    await add({ cause: "fund:2" });
    expect(await count()).toBe(2);
    await see();
    expect(await count()).toBe(0);
  });

  test("ends with the session", async () => {
    const request = requestFor("GET /customer/notifications/stream", {}, { token: ada.token });
    const events = readEvents(await api.app.fetch(request, { address: "203.0.113.9" }));
    await nextOf(events);
    await ask("POST /auth/logout", {}, { token: ada.token });
    expect(await nextOf(events)).toMatchObject({ event: "end", data: { code: "auth-001" } });
  });
});
