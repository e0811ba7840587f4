import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createGatewaySigner } from "../signature.ts";
import { startPaymentTest } from "../testing.ts";
import { type FakeSession, startFakeStripe } from "./fake-stripe.testing.ts";
import { createStripeGateway } from "./stripe-gateway.ts";

const start = new Date("2026-11-23T09:00:00Z");
let now = start;
const clock = () => now;
const stripe = await startFakeStripe(clock);
afterAll(stripe.close);
const gateway = createStripeGateway({
  settings: stripe.settings,
  signer: createGatewaySigner("stripe", "a secret of the tests"),
  clock,
  log: pino({ level: "silent" }),
});
const shop = await startPaymentTest({ gateways: new Map([[gateway.key, gateway]]) });
const { api, digitalOrder, requestPayment, runDueJobs, stateOf, track } = shop;

beforeEach(async () => {
  stripe.loseResponses(0);
  stripe.setDown(false);
  setNow(start);
  await shop.begin(start);
});

function setNow(moment: Date) {
  now = moment;
  shop.setNow(moment);
}
const inMinutes = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000));

const viaStripe = { payment_method: "stripe" };
async function payingOrder() {
  const { orderId } = await digitalOrder();
  const { status, body } = await requestPayment(orderId, viaStripe);
  expect(status).toBe(200);
  const publicId = body.payment_id;
  return { orderId, publicId, link: body.redirect_link, session: sessionOf(publicId) };
}

function sessionOf(publicId: string): FakeSession {
  const found = [...stripe.sessions.values()].find((each) => each.client_reference_id === publicId);
  if (!found) throw new Error("Stripe has no such session");
  return found;
}

async function deliver({ body, headers }: ReturnType<typeof stripe.webhook>): Promise<number> {
  const url = "http://127.0.0.1:4000/api/v1/payment/stripe/callback";
  return (await api.app.request(url, { method: "POST", body, headers })).status;
}
const follow = (url: string) => api.app.request(url);

describe("starting a payment", () => {
  test("creates a session for the order, in the language of the customer", async () => {
    const { publicId, link, session } = await payingOrder();
    expect(link).toBe(session.url);
    expect(session).toMatchObject({
      amount_total: 1300,
      currency: "eur",
      locale: "en",
      metadata: { payment_id: publicId, pays_until: "2026-11-23T09:30:00.000Z" },
    });
  });

  test("creates one session when the response is lost", async () => {
    const { orderId } = await digitalOrder();
    const count = stripe.sessions.size;
    stripe.loseResponses(1);
    expect((await requestPayment(orderId, viaStripe)).status).toBe(200);
    expect(stripe.sessions.size).toBe(count + 1);
  });

  test("continues with the same session after Stripe did not answer at all", async () => {
    const { orderId } = await digitalOrder();
    const count = stripe.sessions.size;
    const key = shop.nextKey();
    stripe.loseResponses(10);
    expect((await requestPayment(orderId, viaStripe, key)).status).toBe(503);
    stripe.loseResponses(0);
    expect((await requestPayment(orderId, viaStripe, key)).status).toBe(200);
    expect(stripe.sessions.size).toBe(count + 1);
    expect(await shop.countPayments(orderId)).toBe(1);
  });

  test("is refused when Stripe refuses the session, and the order waits", async () => {
    const { orderId } = await digitalOrder();
    // Stripe takes no end of the session in less than 30 minutes.
    now = new Date(start.getTime() + 10 * 60_000);
    expect(await requestPayment(orderId, viaStripe)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "payment_method" }] },
    });
    expect(await track(orderId)).toMatchObject({ order_status: "pending" });
  });
});

describe("a customer who pays", () => {
  test("returns to a confirmed order before any webhook", async () => {
    const { orderId, publicId, session } = await payingOrder();
    stripe.finish(session.id, "succeeded");
    const response = await follow(session.success_url);
    const page = new URL(response.headers.get("location") ?? "");
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      flag: "success",
      payment_id: publicId,
    });
    expect(await track(orderId)).toMatchObject({
      order_status: "confirmed",
      payment_method: "stripe",
      transaction_reference: session.id,
    });
  });

  test("confirms the order once, however often the webhook comes", async () => {
    const { orderId, session } = await payingOrder();
    const event = stripe.webhook(
      "checkout.session.completed",
      stripe.finish(session.id, "succeeded"),
    );
    expect(await Promise.all([deliver(event), deliver(event), deliver(event)])).toEqual([
      200, 200, 200,
    ]);
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });

  test("by a delayed method waits until it arrives", async () => {
    const { orderId, session } = await payingOrder();
    const completed = stripe.webhook(
      "checkout.session.completed",
      stripe.finish(session.id, "processing"),
    );
    await follow(session.success_url);
    expect(await track(orderId)).toMatchObject({ payment_state: "checking" });
    stripe.settle(session, "succeeded");
    const succeeded = stripe.webhook("checkout.session.async_payment_succeeded", session);
    // The later event arrives first.
    expect(await deliver(succeeded)).toBe(200);
    expect(await deliver(completed)).toBe(200);
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
  });

  test("by a delayed method that fails can try again", async () => {
    const { orderId, session } = await payingOrder();
    stripe.finish(session.id, "processing");
    await deliver(stripe.webhook("checkout.session.completed", session));
    stripe.settle(session, "requires_payment_method");
    await deliver(stripe.webhook("checkout.session.async_payment_failed", session));
    expect(await track(orderId)).toMatchObject({ order_status: "failed", payment_state: "failed" });
    expect((await requestPayment(orderId, viaStripe)).status).toBe(200);
  });

  test("without any report is found by the job", async () => {
    const { orderId, session } = await payingOrder();
    stripe.finish(session.id, "succeeded");
    inMinutes(30);
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
  });
});

describe("a webhook", () => {
  test("is refused with a wrong, an old or no signature, and changes nothing", async () => {
    const { publicId, session } = await payingOrder();
    stripe.finish(session.id, "succeeded");
    const type = "checkout.session.completed";
    const old = new Date(now.getTime() - 10 * 60_000);
    expect(await deliver(stripe.webhook(type, session, { secret: "whsec_other" }))).toBe(403);
    expect(await deliver(stripe.webhook(type, session, { at: old }))).toBe(403);
    const { body } = stripe.webhook(type, session);
    expect(await deliver({ body, headers: { "stripe-signature": "" } })).toBe(403);
    const changed = stripe.webhook(type, session);
    expect(await deliver({ ...changed, body: `${changed.body} ` })).toBe(403);
    expect(await stateOf(publicId)).toBe("open");
  });

  test("about something else is accepted and has no effect", async () => {
    const { publicId, session } = await payingOrder();
    expect(await deliver(stripe.webhook("charge.succeeded", session))).toBe(200);
    const foreign = { ...session, client_reference_id: "another shop", metadata: {} };
    stripe.finish(session.id, "succeeded");
    expect(await deliver(stripe.webhook("checkout.session.completed", foreign))).toBe(200);
    expect(await stateOf(publicId)).toBe("open");
  });
});

describe("a customer who does not pay", () => {
  test("goes back to an order that is still held", async () => {
    const { orderId, session } = await payingOrder();
    const page = new URL((await follow(session.cancel_url)).headers.get("location") ?? "");
    expect(page.searchParams.get("flag")).toBe("cancel");
    expect(await track(orderId)).toMatchObject({ order_status: "pending", payment_state: "open" });
  });

  test("finds the page closed at the end of the time to pay", async () => {
    const { orderId, session } = await payingOrder();
    inMinutes(30);
    await runDueJobs();
    expect(session.status).toBe("expired");
    expect(await track(orderId)).toMatchObject({
      order_status: "failed",
      payment_state: "expired",
    });
    expect(await deliver(stripe.webhook("checkout.session.expired", session))).toBe(200);
  });

  test("cannot use the way back of another payment", async () => {
    const { session } = await payingOrder();
    const other = await payingOrder();
    const forged = new URL(session.success_url);
    forged.searchParams.set("payment_id", other.publicId);
    expect((await follow(forged.href)).status).toBe(403);
  });
});

describe("Stripe that does not answer", () => {
  test("leaves the payment undecided until it does", async () => {
    const { orderId, session } = await payingOrder();
    stripe.finish(session.id, "succeeded");
    stripe.setDown(true);
    await follow(session.success_url);
    expect(await track(orderId)).toMatchObject({ payment_state: "checking" });
    inMinutes(30);
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({ order_status: "pending" });
    stripe.setDown(false);
    inMinutes(40);
    await runDueJobs();
    expect(await track(orderId)).toMatchObject({ order_status: "confirmed" });
  });
});

describe("a refund", () => {
  const canceledOrder = async () => {
    const paying = await payingOrder();
    stripe.finish(paying.session.id, "succeeded");
    const input = { ...shop.proof(paying.orderId), note: "Changed my mind" };
    await shop.ask("PUT /customer/order/cancel", input);
    await deliver(stripe.webhook("checkout.session.completed", paying.session));
    return paying;
  };

  test("of a canceled order goes through Stripe, once, also when the response is lost", async () => {
    const { orderId, session } = await canceledOrder();
    stripe.loseResponses(0);
    const [before] = await shop.refundsOf(orderId);
    expect(before).toMatchObject({ method: "source", state: "approved", amount: 1300 });
    stripe.loseResponses(1);
    await runDueJobs();
    const [refund] = await shop.refundsOf(orderId);
    expect(refund).toMatchObject({ state: "completed", reference: expect.stringMatching(/^re_/) });
    expect(session.intent?.refunded).toBe(1300);
  });

  test("that Stripe refuses for good is left to the desk", async () => {
    const { orderId, session } = await canceledOrder();
    if (session.intent) session.intent.refunded = session.intent.amount;
    await runDueJobs();
    expect(await shop.refundsOf(orderId)).toMatchObject([{ state: "failed" }]);
  });
});
