import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { StripeSettings } from "../../process/settings.ts";

interface FakeIntent {
  id: string;
  status: "requires_payment_method" | "processing" | "succeeded";
  amount: number;
  refunded: number;
}

export interface FakeSession {
  id: string;
  url: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  expires_at: number;
  locale: string;
  success_url: string;
  cancel_url: string;
  intent: FakeIntent | null;
}

interface FakeResponse {
  status: number;
  body: object;
}

const secretKey = "sk_test_a_secret_of_the_tests";
const webhookSecret = "whsec_a_secret_of_the_tests";
const minimumSeconds = 30 * 60;

const failed = (status: number, error: object): FakeResponse => ({ status, body: { error } });
const invalid = (error: object) => failed(400, { type: "invalid_request_error", ...error });

/**
 * A server on this machine that responds as Stripe's documentation says: Checkout sessions,
 * refunds, idempotency keys and signed webhooks. Source: docs.stripe.com/api.
 */
export async function startFakeStripe(clock: () => Date) {
  const sessions = new Map<string, FakeSession>();
  const refunds = new Map<string, object>();
  const keys = new Map<string, { params: string; response: FakeResponse }>();
  const requests: string[] = [];
  let lost = 0;
  let isDown = false;
  const seconds = () => Math.floor(clock().getTime() / 1000);

  const server = createServer(async (request, response) => {
    const { status, body } = await respond(request);
    if (lost > 0) {
      lost -= 1;
      return request.socket.destroy();
    }
    send(response, status, body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage): Promise<FakeResponse> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const params = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    requests.push(`${request.method} ${pathname}`);
    if (isDown) return failed(500, { type: "api_error" });
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return failed(401, { type: "invalid_request_error" });
    }
    const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined;
    const stored = typeof key === "string" ? keys.get(key) : undefined;
    if (stored) {
      return stored.params === params
        ? stored.response
        : failed(400, { type: "idempotency_error" });
    }
    const route = `${request.method} ${pathname}`;
    const response = handle(route, new URLSearchParams(params), searchParams);
    if (typeof key === "string" && response.status < 400) keys.set(key, { params, response });
    return response;
  }

  function handle(route: string, params: URLSearchParams, query: URLSearchParams): FakeResponse {
    const [, id = "", action] =
      /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(route) ?? [];
    const session = sessions.get(id);
    if (route === "POST /v1/checkout/sessions") return createSession(params);
    if (route === "POST /v1/refunds") return refund(params);
    if (!session) return failed(404, { type: "invalid_request_error", code: "resource_missing" });
    if (action) {
      if (session.status !== "open") return invalid({ message: "This session is not open." });
      session.status = "expired";
    }
    const expanded = query.get("expand[0]") === "payment_intent";
    return { status: 200, body: toWire(session, expanded) };
  }

  function createSession(params: URLSearchParams): FakeResponse {
    const item = "line_items[0][price_data]";
    const amount = Number(params.get(`${item}[unit_amount]`));
    const expiresAt = Number(params.get("expires_at"));
    if (expiresAt < seconds() + minimumSeconds) return invalid({ param: "expires_at" });
    if (!Number.isSafeInteger(amount)) return invalid({ param: "unit_amount" });
    if (amount < 50) return invalid({ code: "amount_too_small" });
    const id = `cs_test_${randomBytes(12).toString("hex")}`;
    const session: FakeSession = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency: params.get(`${item}[currency]`) ?? "",
      client_reference_id: params.get("client_reference_id") ?? "",
      metadata: {
        payment_id: params.get("metadata[payment_id]") ?? "",
        pays_until: params.get("metadata[pays_until]") ?? "",
      },
      expires_at: expiresAt,
      locale: params.get("locale") ?? "",
      success_url: params.get("success_url") ?? "",
      cancel_url: params.get("cancel_url") ?? "",
      intent: null,
    };
    sessions.set(id, session);
    return { status: 200, body: toWire(session, false) };
  }

  function refund(params: URLSearchParams): FakeResponse {
    const intents = [...sessions.values()].flatMap(({ intent }) => intent ?? []);
    const intent = intents.find(({ id }) => id === params.get("payment_intent"));
    const amount = Number(params.get("amount"));
    if (intent?.status !== "succeeded") return invalid({ code: "charge_not_refundable" });
    if (intent.refunded + amount > intent.amount) return invalid({ code: "amount_too_large" });
    intent.refunded += amount;
    const body = { id: `re_${refunds.size + 1}`, object: "refund", status: "succeeded", amount };
    refunds.set(body.id, body);
    return { status: 200, body };
  }

  /** The customer pays or tries to on the page of a session. */
  function finish(id: string, status: FakeIntent["status"]): FakeSession {
    const session = sessions.get(id);
    if (session?.status !== "open") throw new Error("the page of the session is closed");
    const { amount_total: amount } = session;
    session.intent = { id: `pi_${id}`, status, amount, refunded: 0 };
    session.status = "complete";
    session.payment_status = status === "succeeded" ? "paid" : "unpaid";
    return session;
  }

  let lastEvent = 0;
  const webhooks = new Stripe(secretKey).webhooks;

  /** A signed webhook about a session as it is now. */
  function webhook(
    type: string,
    session: FakeSession,
    { secret = webhookSecret, at = clock() } = {},
  ) {
    const payload = JSON.stringify({
      id: `evt_${++lastEvent}`,
      object: "event",
      type,
      created: seconds(),
      data: { object: toWire(session, false) },
    });
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { body: payload, headers: { "stripe-signature": signature } };
  }

  const settings: StripeSettings = { secretKey, webhookSecret, url };
  return {
    settings,
    sessions,
    requests,
    finish,
    webhook,
    /** A delayed payment, such as a bank transfer, arrives or fails. */
    settle(session: FakeSession, status: FakeIntent["status"]) {
      if (session.intent) session.intent.status = status;
      session.payment_status = status === "succeeded" ? "paid" : "unpaid";
    },
    /** Of the next requests, the responses are lost after Stripe has acted. */
    loseResponses(count: number) {
      lost = count;
    },
    setDown(down: boolean) {
      isDown = down;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function toWire({ intent, ...session }: FakeSession, isExpanded: boolean): object {
  return {
    object: "checkout.session",
    ...session,
    payment_intent: isExpanded ? intent : (intent?.id ?? null),
  };
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_test" });
  response.end(JSON.stringify(body));
}
