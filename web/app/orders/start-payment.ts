import { mayHaveArrived } from "../api/api-error.ts";
import { call, newKey } from "../api/call.ts";
import type { OrderName } from "./use-order-live.ts";

/** The last payment that was started in this tab. */
interface PaymentAttempt {
  orderId: number;
  gateway: string;
  /** Repeated while no response came, so that one payment is started. */
  key: string;
  /** The page on which to pay; null until the response. */
  page: { paymentId: string; link: string } | null;
}

const storageKey = "payment-attempt";

/**
 * Starts a payment and resolves to the page on which to pay. A customer who came back from that page gets
 * the same one again while it is open: one payment, however often the button is pressed.
 */
export async function startPayment(name: OrderName, gateway: string): Promise<string> {
  const last = attemptFor(name.order_id, gateway);
  if (last?.page && (await isOpen(last.page.paymentId))) return last.page.link;
  const key = last && !last.page ? last.key : newKey();
  const attempt = { orderId: name.order_id, gateway, key, page: null };
  storeAttempt(attempt);
  try {
    const { redirect_link: link, payment_id: paymentId } = await call(
      "POST /customer/order/pay",
      {
        ...name,
        payment_method: gateway,
        payment_platform: "web",
        callback: `${location.origin}/track-order?order_id=${name.order_id}`,
      },
      { key },
    );
    storeAttempt({ ...attempt, page: { paymentId, link } });
    return link;
  } catch (error) {
    if (!mayHaveArrived(error)) storeAttempt(null);
    throw error;
  }
}

async function isOpen(payment_id: string): Promise<boolean> {
  return (await call("GET /payment/status", { payment_id })).state === "open";
}

function attemptFor(orderId: number, gateway: string): PaymentAttempt | null {
  try {
    const attempt: PaymentAttempt | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return attempt?.orderId === orderId && attempt.gateway === gateway ? attempt : null;
  } catch {
    return null;
  }
}

function storeAttempt(attempt: PaymentAttempt | null): void {
  try {
    if (attempt === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // Without session storage each press starts a payment, which ends the one before.
  }
}
