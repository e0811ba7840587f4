import { AppError } from "@errand/core/errors";
import Stripe from "stripe";
import { messageIn } from "../../messages/messages.ts";
import type { Log } from "../../process/log.ts";
import type { StripeSettings } from "../../process/settings.ts";
import type { CheckoutRequest, PaymentGateway } from "../gateway.ts";
import { readSignedReturn, type Signer, signedReturnUrl } from "../signature.ts";
import { toStripeAmount } from "./stripe-amount.ts";
import { callStripe, isRefused } from "./stripe-errors.ts";
import { stripePicture } from "./stripe-picture.ts";
import { findPublicId, paysUntil, toGatewayPayment } from "./stripe-session.ts";

interface StripeParts {
  settings: StripeSettings;
  signer: Signer;
  clock: () => Date;
  log: Log;
}

const timeoutMs = 15_000;
const secondMs = 1000;
/**
 * Stripe takes no end within 30 minutes, which is the shop's time to pay: its page may end later.
 */
const laterSeconds = 120;

/** Stripe Checkout: the customer pays on Stripe's page. */
export function createStripeGateway({ settings, signer, clock, log }: StripeParts): PaymentGateway {
  const stripe = connect(settings);
  const { sessions } = stripe.checkout;

  /**
   * The session with its payment. Past the time to pay, an open one is ended, so that it is not
   * paid.
   */
  async function readSession(id: string): Promise<Stripe.Checkout.Session> {
    const read = () => callStripe(log, () => sessions.retrieve(id, { expand: ["payment_intent"] }));
    const session = await read();
    if (session.status !== "open" || clock() < paysUntil(session)) return session;
    try {
      return await callStripe(log, () => sessions.expire(id));
    } catch (error) {
      if (!isRefused(error)) throw error;
      // It was paid in this moment.
      return read();
    }
  }

  return {
    key: "stripe",
    title: { en: "Card", fr: "Carte bancaire" },
    picture: stripePicture,

    async createCheckout(request) {
      const options = { idempotencyKey: request.idempotencyKey };
      const input = sessionInput(request, signer);
      try {
        const { id, url } = await callStripe(log, () => sessions.create(input, options));
        if (url === null) throw new Error(`Stripe session ${id} has no page`);
        return { reference: id, redirectUrl: url };
      } catch (error) {
        if (!isRefused(error)) throw error;
        log.error({ code: error.code, param: error.param }, "Stripe refused a payment");
        throw new AppError("payment_method_unavailable", { field: "payment_method" });
      }
    },

    async readPayment({ reference }) {
      if (reference === null) return { outcome: "open" };
      return toGatewayPayment(await readSession(reference), clock());
    },

    async refund({ idempotencyKey, reference, amount, currency }) {
      const session = await readSession(reference);
      const { payment_intent: intent } = session;
      const sum = toStripeAmount(amount, currency);
      if (intent === null || sum === null) return { reference: idempotencyKey, accepted: false };
      const input = {
        payment_intent: typeof intent === "string" ? intent : intent.id,
        amount: sum,
      };
      try {
        const { id, status } = await callStripe(log, () =>
          stripe.refunds.create(input, { idempotencyKey }),
        );
        return { reference: id, accepted: status !== "failed" && status !== "canceled" };
      } catch (error) {
        if (!isRefused(error)) throw error;
        log.error({ code: error.code, param: error.param }, "Stripe refused a refund");
        return { reference: idempotencyKey, accepted: false };
      }
    },

    verifyCallback({ headers, body }) {
      const event = readStripeEvent(stripe, settings.webhookSecret, headers, body, clock());
      if (!event) return null;
      if (!isSessionEvent(event)) return "other";
      const session = event.data.object;
      const publicId = findPublicId(session);
      if (publicId === null) return "other";
      const hasFailed = event.type === "checkout.session.async_payment_failed";
      const payment = hasFailed
        ? { outcome: "declined" as const }
        : toGatewayPayment(session, clock());
      return { eventId: event.id, publicId, ...payment };
    },

    verifyReturn: (query) => readSignedReturn(query, signer),
  };
}

function connect({ secretKey, url }: StripeSettings): Stripe {
  const { hostname: host, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    host,
    ...(port !== "" && { port }),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: timeoutMs,
    telemetry: false,
  });
}

/** The same for the same request, or Stripe refuses a repeated one. */
function sessionInput(
  request: CheckoutRequest,
  signer: Signer,
): Stripe.Checkout.SessionCreateParams {
  const { publicId, amount, currency, language, returnUrl, expiresAt } = request;
  const unit_amount = toStripeAmount(amount, currency);
  if (unit_amount === null)
    throw new AppError("payment_method_unavailable", { field: "payment_method" });
  const metadata = { payment_id: publicId };
  return {
    mode: "payment",
    client_reference_id: publicId,
    metadata: { ...metadata, pays_until: expiresAt.toISOString() },
    payment_intent_data: { metadata },
    locale: language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount,
          product_data: { name: messageIn(language, "payments", "purchase") },
        },
      },
    ],
    expires_at: Math.ceil(expiresAt.getTime() / secondMs) + laterSeconds,
    success_url: signedReturnUrl(returnUrl, { publicId, flag: "success" }, signer),
    cancel_url: signedReturnUrl(returnUrl, { publicId, flag: "cancel" }, signer),
  };
}

/** The event of a callback; null when its signature is wrong or old. */
function readStripeEvent(
  stripe: Stripe,
  secret: string,
  headers: Headers,
  body: Buffer,
  now: Date,
): Stripe.Event | null {
  const header = headers.get("stripe-signature") ?? "";
  const { DEFAULT_TOLERANCE: tolerance } = stripe.webhooks;
  const receivedAt = now.getTime();
  try {
    return stripe.webhooks.constructEvent(body, header, secret, tolerance, undefined, receivedAt);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

type SessionEvent = Extract<Stripe.Event, { data: { object: Stripe.Checkout.Session } }>;

function isSessionEvent(event: Stripe.Event): event is SessionEvent {
  return event.type.startsWith("checkout.session.");
}
