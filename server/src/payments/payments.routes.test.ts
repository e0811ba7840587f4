import { beforeEach, describe, expect, test } from "vitest";
import { sandboxCheckouts } from "./sandbox/sandbox.tables.ts";
import { type SandboxAction, sandboxActions } from "./sandbox/sandbox-actions.ts";
import { sandboxPages } from "./sandbox/sandbox-pages.ts";
import { createSigner, signatureHeader } from "./sandbox/sandbox-signature.ts";
import { startPaymentTest } from "./testing.ts";

const shop = await startPaymentTest();
const { api, ask, db, digitalOrder, requestPayment, stateOf, track, runDueJobs, setNow } = shop;
const signer = createSigner(api.settings.secret);
const pages = sandboxPages({ api, signer });
const start = new Date("2026-11-23T09:00:00Z");

beforeEach(() => shop.begin(start));

const get = (url: string, headers = {}) => pages.request(url, { headers });
/** Presses a button of the simulator and returns where the browser goes. */
async function press(link: string, action: SandboxAction): Promise<URL> {
  const body = new URLSearchParams({ action });
  const response = await pages.request(link, { method: "POST", body });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "", link);
}
const follow = (url: URL) => api.app.request(url.href);
const callback = (body: string, signature: string) =>
  api.app.request("http://127.0.0.1:4000/api/v1/payment/sandbox/callback", {
    method: "POST",
    body,
    headers: { [signatureHeader]: signature },
  });

async function payingOrder() {
  const { orderId } = await digitalOrder();
  const { body } = await requestPayment(orderId);
  return { orderId, link: body.redirect_link, publicId: body.payment_id };
}

test("the configuration lists each gateway with its title and its picture", async () => {
  const { body } = await ask("GET /config", {}, { language: "fr" });
  expect(body.active_payment_method_list).toEqual([
    {
      gateway: "sandbox",
      gateway_title: "Carte de démonstration",
      gateway_image: "sandbox.svg",
      gateway_image_full_url: expect.stringMatching(
        /^data:image\/svg\+xml,%3Csvg%20.*%3C%2Fsvg%3E$/,
      ),
    },
  ]);
});

describe("starting a payment", () => {
  test("replays the same page for a repeated request", async () => {
    const { orderId } = await digitalOrder();
    const key = shop.nextKey();
    const first = await requestPayment(orderId, {}, key);
    expect(first).toMatchObject({ status: 200, body: { expires_at: "2026-11-23T09:30:00.000Z" } });
    expect((await requestPayment(orderId, {}, key)).body).toEqual(first.body);
    expect(await shop.countPayments(orderId)).toBe(1);
  });

  test.each([
    [{ payment_method: "unknown" }, 422, "payment_method"],
    [{ callback: "https://elsewhere.example/" }, 422, "callback"],
    [{ callback: "http://localhost:4001/" }, 422, "callback"],
    [{ callback: "javascript:alert(1)" }, 422, "callback"],
    [{ callback: "http://user@127.0.0.1:4000/" }, 422, "callback"],
    [{ contact_number: "+33699999999" }, 404, "order"],
  ])("refuses %o", async (overrides, status, code) => {
    const { orderId } = await digitalOrder();
    expect(await requestPayment(orderId, overrides)).toMatchObject({
      status,
      body: { errors: [{ code }] },
    });
    expect(await shop.countPayments(orderId)).toBe(0);
  });

  test("accepts a page at another name of this machine", async () => {
    const { orderId } = await digitalOrder();
    const callback = "http://localhost:4000/track-order";
    expect((await requestPayment(orderId, { callback })).status).toBe(200);
  });

  test("is refused for a paid order, and after ten payments in an hour", async () => {
    const { orderId } = await digitalOrder();
    for (let count = 0; count < 10; count++) {
      expect((await requestPayment(orderId)).status).toBe(200);
    }
    expect((await requestPayment(orderId)).status).toBe(429);
    const paid = await payingOrder();
    await follow(await press(paid.link, "pay"));
    expect(await requestPayment(paid.orderId)).toMatchObject({
      status: 409,
      body: { errors: [{ code: "order_status" }] },
    });
  });

  test("takes the stock of a failed order again, or refuses", async () => {
    const { orderId, itemId } = await digitalOrder();
    const { body } = await requestPayment(orderId);
    await follow(await press(body.redirect_link, "decline"));
    expect(await shop.stockOf(itemId)).toBe(2);
    expect((await requestPayment(orderId)).status).toBe(200);
    expect(await shop.stockOf(itemId)).toBe(1);
    expect(await track(orderId)).toMatchObject({ order_status: "pending" });

    const sold = await digitalOrder();
    const other = await requestPayment(sold.orderId);
    await follow(await press(other.body.redirect_link, "decline"));
    await shop.sellOut(sold.itemId);
    expect(await requestPayment(sold.orderId)).toMatchObject({
      status: 409,
      body: { errors: [{ code: "stock" }] },
    });
    expect(await track(sold.orderId)).toMatchObject({ order_status: "failed" });
  });
});

describe("the simulator", () => {
  test.each<[SandboxAction, string, string, string]>([
    ["pay", "success", "succeeded", "confirmed"],
    ["decline", "fail", "failed", "failed"],
    ["cancel", "cancel", "canceled", "failed"],
    ["late", "success", "checking", "pending"],
    ["twice", "success", "succeeded", "confirmed"],
  ])("does %s, and the browser returns with %s", async (action, flag, state, status) => {
    const { orderId, link, publicId } = await payingOrder();
    const response = await follow(await press(link, action));
    expect(response.status).toBe(302);
    const page = new URL(response.headers.get("location") ?? "");
    expect(page.pathname).toBe("/track-order");
    expect(Object.fromEntries(page.searchParams)).toEqual({
      from: "payment",
      flag,
      payment_id: publicId,
    });
    expect(await stateOf(publicId)).toBe(state);
    expect(await track(orderId)).toMatchObject({ order_status: status });
    await runDueJobs();
    expect(await stateOf(publicId)).toBe(state);
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });

  test("reports by a callback when the browser does not return", async () => {
    const { orderId, link, publicId } = await payingOrder();
    await press(link, "pay");
    expect(await stateOf(publicId)).toBe("open");
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
  });

  test("reports a late payment after a minute", async () => {
    const { orderId, link } = await payingOrder();
    await follow(await press(link, "late"));
    setNow(new Date(start.getTime() + 61_000));
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
  });

  test("that never reports is asked at the end of the time to pay", async () => {
    const { orderId, link, publicId } = await payingOrder();
    expect((await press(link, "never")).pathname).toBe(new URL(link).pathname);
    await runDueJobs();
    expect(await stateOf(publicId)).toBe("open");
    setNow(new Date(start.getTime() + 30 * 60_000));
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
  });

  test("fails the order at the end of the time to pay when nobody paid", async () => {
    const { orderId } = await payingOrder();
    const unstarted = await digitalOrder();
    setNow(new Date(start.getTime() + 30 * 60_000));
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({
      order_status: "failed",
      payment_state: "expired",
    });
    expect(await track(unstarted.orderId)).toMatchObject({ order_status: "failed" });
  });

  test("shows its page in both languages, and nothing to press when the payment is over", async () => {
    const { link } = await payingOrder();
    const english = await (await get(link)).text();
    for (const action of sandboxActions) expect(english).toContain(`value="${action}"`);
    expect(english).toContain('<html lang="en">');
    const french = await (await get(link, { cookie: "language-setting=fr" })).text();
    expect(french).toContain("Paiement d’essai");
    await press(link, "cancel");
    expect(await (await get(link)).text()).not.toContain("<button");
    expect((await press(link, "pay")).pathname).toBe(new URL(link).pathname);
    expect((await get("/demo/payment/unknown")).status).toBe(404);
  });
});

describe("reports", () => {
  test("are refused without the signature of the gateway, and change nothing", async () => {
    const { orderId, link, publicId } = await payingOrder();
    const [checkout] = await db.select().from(sandboxCheckouts);
    const body = JSON.stringify({ ...checkout, payment_id: publicId, outcome: "paid" });
    for (const signature of ["", "wrong", signer.sign("another body")]) {
      expect((await callback(body, signature)).status).toBe(403);
    }
    const back = await press(link, "pay");
    back.searchParams.set("flag", "cancel");
    expect((await follow(back)).status).toBe(403);
    expect(await stateOf(publicId)).toBe("open");
    expect(await track(orderId)).toMatchObject({ order_status: "pending" });
  });

  test("of unknown payments and gateways are not found", async () => {
    const unknown = JSON.stringify({
      event_id: "1",
      payment_id: "AAAAAAAAAAAAAAAAAAAAAA",
      outcome: "paid",
      amount: 1,
      currency: "EUR",
    });
    expect((await callback(unknown, signer.sign(unknown))).status).toBe(404);
    const path = "http://127.0.0.1:4000/api/v1/payment/nobody/return";
    expect((await api.app.request(path)).status).toBe(404);
    expect(
      (await ask("GET /payment/status", { payment_id: "AAAAAAAAAAAAAAAAAAAAAA" })).status,
    ).toBe(404);
  });

  test("can be read by the id of the payment alone, and are never cached", async () => {
    const { orderId, publicId } = await payingOrder();
    const { body, headers } = await ask("GET /payment/status", { payment_id: publicId });
    expect(body).toEqual({
      payment_id: publicId,
      attribute: "order",
      attribute_id: orderId,
      state: "open",
      amount: 13,
    });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
