import { minor } from "@errand/core/money";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../../cart/testing.ts";
import { seedShop } from "../../catalog/testing.ts";
import { createPushSender } from "../../integrations/push/push-sender.ts";
import { startTestApi } from "../../testing.ts";
import { notify } from "../notify.ts";
import { pushSubscriptions } from "./push-subscriptions.tables.ts";
import { startPushService } from "./testing.ts";

const service = await startPushService();
const push = createPushSender({
  secret: "a secret of the tests, long enough",
  contact: async () => "hello@shop.example",
  isPushService: (endpoint) => endpoint.startsWith(service.origin),
});
const { ask, db, runDueJobs, setNow } = await startTestApi(undefined, { push });
/** Two in the afternoon in Belrive. */
const now = new Date("2026-05-20T12:00:00Z");
const night = new Date("2026-05-20T21:00:00Z");
const morning = new Date("2026-05-21T05:30:00Z");
let ada: { customerId: number; token: string };
let causes = 0;

await seedShop(db);

beforeEach(async () => {
  setNow(now);
  await runDueJobs();
  service.answer(201);
  service.delivered.length = 0;
  await db.delete(pushSubscriptions);
  ada = await addCustomer(db);
});

const register = (token: unknown, { language = "en", token: session = ada.token } = {}) =>
  ask(
    "PUT /customer/cm-firebase-token",
    { cm_firebase_token: typeof token === "string" ? token : JSON.stringify(token) },
    { token: session, language },
  );

const choose = (changes: object) =>
  ask(
    "PUT /customer/notification-settings",
    {
      orders_push: true,
      orders_email: true,
      messages_push: true,
      rewards_push: true,
      offers_push: true,
      quiet_from: null,
      quiet_until: null,
      ...changes,
    },
    { token: ada.token },
  );

function add(overrides: Partial<Parameters<typeof notify>[1]> = {}) {
  causes += 1;
  return notify(db, {
    customerId: ada.customerId,
    cause: `cause ${causes}`,
    type: "add_fund",
    message: "fund_added",
    values: { amount: { amount: minor(1000) } },
    at: now,
    ...overrides,
  });
}

const addOrderStatus = (at = now) =>
  add({
    type: "order_status",
    message: "order_on_its_way",
    values: { id: "7" },
    target: { orderId: 7 },
    at,
  });

describe("a pushed notification", () => {
  test("is encrypted for the browser, signed by the shop, and in the language of the browser", async () => {
    expect((await register(service.subscription("ada"), { language: "fr" })).status).toBe(200);
    await addOrderStatus();
    await runDueJobs();
    expect(service.delivered).toMatchObject([
      {
        path: "/push/ada",
        urgency: "high",
        topic: "order-7",
        ttl: 12 * 3600,
        claims: { aud: service.origin, sub: "mailto:hello@shop.example" },
        payload: {
          title: "Votre commande nº 7 est en route",
          path: "/track-order?order_id=7",
          language: "fr",
          isSilent: false,
        },
      },
    ]);
    const { body } = await ask("GET /customer/push-subscription", {}, { token: ada.token });
    expect(body).toEqual({ public_key: push.publicKey, is_active: true });
  });

  test("goes to each browser of the customer once, and to nobody else's", async () => {
    await register(service.subscription("ada"));
    const grace = await addCustomer(db);
    await register(service.subscription("grace"), { token: grace.token });
    await add();
    await runDueJobs();
    await runDueJobs();
    expect(service.delivered.map(({ path }) => path)).toEqual(["/push/ada"]);
  });

  test("is not sent once it was seen, or to a browser that has signed out", async () => {
    await register(service.subscription("ada"));
    await add();
    await ask("PUT /customer/notifications/seen", {}, { token: ada.token });
    await runDueJobs();
    await add();
    await ask("POST /auth/logout", {}, { token: ada.token });
    await runDueJobs();
    expect(service.delivered).toEqual([]);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });

  test("is sent again when the push service fails, and not to an address that is gone", async () => {
    await register(service.subscription("ada"));
    service.answer(503);
    await add();
    await runDueJobs({ mayFail: true });
    service.answer(201);
    await runDueJobs();
    expect(service.delivered).toHaveLength(1);
    service.answer(410);
    await add();
    await runDueJobs();
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });
});

describe("the choices of a customer", () => {
  test("offers are pushed only with consent, all others until they are turned off", async () => {
    await register(service.subscription("ada"));
    const offer = { type: "push_notification", message: "offer", values: {} } as const;
    await add(offer);
    await runDueJobs();
    expect(service.delivered).toEqual([]);
    await choose({ rewards_push: false });
    await add(offer);
    await add();
    await runDueJobs();
    expect(service.delivered.map(({ urgency }) => urgency)).toEqual(["low"]);
  });

  test("in quiet hours orders arrive without a sound, and rewards afterwards", async () => {
    await register(service.subscription("ada"));
    await choose({ quiet_from: "22:00:00", quiet_until: "07:30:00" });
    setNow(night);
    await addOrderStatus(night);
    await add({ at: night });
    await runDueJobs();
    expect(service.delivered).toMatchObject([{ topic: "order-7", payload: { isSilent: true } }]);
    setNow(new Date(morning.getTime() - 1000));
    await runDueJobs();
    expect(service.delivered).toHaveLength(1);
    setNow(morning);
    await runDueJobs();
    expect(service.delivered).toMatchObject([{}, { urgency: "low", payload: { isSilent: false } }]);
  });

  test("are stored, and refused as half of the quiet hours", async () => {
    const settings = { offers_push: true, quiet_from: "22:00:00", quiet_until: "07:30:00" };
    expect((await choose(settings)).status).toBe(200);
    const { body } = await ask("GET /customer/notification-settings", {}, { token: ada.token });
    expect(body).toMatchObject(settings);
    for (const [missing, half] of [
      ["quiet_until", { quiet_from: "22:00:00" }],
      ["quiet_from", { quiet_until: "07:00:00" }],
    ] as const) {
      expect(await choose(half)).toMatchObject({
        status: 422,
        body: { errors: [{ code: missing }] },
      });
    }
  });
});

describe("the address of a browser", () => {
  test("belongs to the customer who signed in last, and ends when asked", async () => {
    await register(service.subscription("shared"));
    const grace = await addCustomer(db);
    await register(service.subscription("shared"), { token: grace.token });
    const isActive = async (token: string) =>
      (await ask("GET /customer/push-subscription", {}, { token })).body.is_active;
    expect([await isActive(ada.token), await isActive(grace.token)]).toEqual([false, true]);
    await ask("DELETE /customer/cm-firebase-token", {}, { token: grace.token });
    expect(await isActive(grace.token)).toBe(false);
  });

  test("may be a token of Firebase, to which nothing is pushed", async () => {
    expect((await register("fcm:token")).status).toBe(200);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });

  test.each([
    ["of no push service", { endpoint: "https://169.254.169.254/latest" }],
    [
      "with a key that is not on the curve",
      { keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } },
    ],
    ["without keys", { keys: undefined }],
  ])("is refused: %s", async (_what, changes) => {
    const response = await register({ ...service.subscription("ada"), ...changes });
    expect(response).toMatchObject({
      status: 422,
      body: { errors: [{ code: "cm_firebase_token" }] },
    });
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });
});
