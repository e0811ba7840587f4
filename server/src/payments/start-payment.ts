import { AppError } from "@errand/core/errors";
import { type Minor, sumOf } from "@errand/core/money";
import { timeToPayMs } from "@errand/core/payments/time-to-pay";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pageOrigins } from "../http/page-origins.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { checkPaymentJob } from "./check-payment.job.ts";
import type { Checkout, PaymentGateway } from "./gateway.ts";
import type { Payment } from "./payment-subject.ts";
import {
  type Allocation,
  endOpenPayments,
  findPayment,
  insertPayment,
  type Payer,
} from "./payments.data.ts";
import { type PaymentPurpose, payments } from "./payments.tables.ts";
import type { PaymentApi } from "./payments-api.ts";

export interface PaymentRequest {
  purpose: PaymentPurpose;
  payer: Payer;
  gateway: string;
  currency: string;
  /** The page that the browser returns to. */
  callback: string;
  /** Whose share of a group it is. */
  groupMemberId?: number;
  /** Reserve the amount only, where the gateway can. */
  hold?: boolean;
  now: Date;
}

/**
 * Step 1 of a gateway payment, in the transaction that claims the request: writes the payment and
 * ends the open ones of its orders, which the caller has locked. Throws
 * `payment_method_unavailable` for an unknown gateway and `callback_not_allowed` for a page on a
 * host that is not allowed.
 */
export async function startPayment(
  tx: Database,
  api: Pick<PaymentApi, "gateways" | "settings">,
  request: PaymentRequest & ({ allocations: Allocation[] } | { amount: Minor }),
): Promise<Payment> {
  const { now, payer, ...values } = request;
  const gateway = api.gateways.get(request.gateway);
  if (!gateway) {
    throw new AppError("payment_method_unavailable", { field: "payment_method" });
  }
  if (!isAllowedPage(request.callback, api.settings)) {
    throw new AppError("callback_not_allowed", { field: "callback" });
  }
  const allocations = "allocations" in values ? values.allocations : [];
  for (const { orderId } of allocations) await endOpenPayments(tx, orderId, now);
  const amount = "amount" in values ? values.amount : sumOf(allocations.map((each) => each.amount));
  const expiresAt = new Date(now.getTime() + timeToPayMs);
  const payment = await insertPayment(tx, {
    ...values,
    ...payer,
    hold: request.hold === true && gateway.hold !== undefined && gateway.capture !== undefined,
    method: "gateway",
    state: "open",
    amount,
    allocations,
    createdAt: now,
    expiresAt,
  });
  const { publicId } = payment;
  const options = { startAfter: expiresAt, singletonKey: publicId };
  await enqueue(tx, checkPaymentJob, { publicId }, options);
  return payment;
}

/** Step 2, without an open transaction: creates the page on which the customer pays. */
export async function createCheckout(
  api: Pick<PaymentApi, "db" | "gateways" | "settings">,
  publicId: string,
  { language }: Pick<AnyRequestContext, "language">,
  idempotencyKey: string,
): Promise<Checkout> {
  const payment = await findPayment(api.db, publicId);
  const gateway = payment?.gateway && api.gateways.get(payment.gateway);
  if (!payment?.expiresAt || !gateway) throw new AppError("payment_not_found");
  const checkout = {
    idempotencyKey,
    publicId,
    amount: payment.amount,
    currency: payment.currency,
    language,
    ...gatewayUrls(api.settings.url, gateway),
    expiresAt: payment.expiresAt,
  };
  return payment.hold && gateway.hold ? gateway.hold(checkout) : gateway.createCheckout(checkout);
}

/** Step 3: stores the page. */
export async function storeCheckout(
  tx: Database,
  publicId: string,
  { reference, redirectUrl }: Checkout,
): Promise<{ redirect_link: string; payment_id: string; expires_at: string }> {
  const [payment] = await tx
    .update(payments)
    .set({ reference, redirectUrl })
    .where(eq(payments.publicId, publicId))
    .returning();
  if (!payment?.expiresAt) throw new AppError("payment_not_found");
  return {
    redirect_link: redirectUrl,
    payment_id: publicId,
    expires_at: payment.expiresAt.toISOString(),
  };
}

function gatewayUrls(url: string, { key }: PaymentGateway) {
  const base = `${url}/api/v1/payment/${key}`;
  return { returnUrl: `${base}/return`, callbackUrl: `${base}/callback` };
}

function isAllowedPage(page: string, settings: PaymentApi["settings"]): boolean {
  if (!URL.canParse(page)) return false;
  const { origin, username, password } = new URL(page);
  return !username && !password && pageOrigins(settings).includes(origin);
}
