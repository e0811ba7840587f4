import { newKey } from "@errand/client/create-client.ts";
import { mayHaveArrived } from "@errand/core/api-error";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { call } from "../api/call.ts";

/** The last payment that was started in this tab. */
interface PaymentAttempt {
  orderId: number;
  /** How it is paid, such as by which gateway. */
  way: string;
  /** Repeated while no response came, so that one payment is started. */
  key: string;
  /** The page on which to pay; null until the response. */
  page: { paymentId: string; link: string } | null;
}

const storageKey = "payment-attempt";

/**
 * What the API answers to the start of a payment; without a page where the order is paid already.
 */
export interface StartedPayment {
  redirect_link: string | null;
  payment_id: string | null;
}

/**
 * Starts a payment: `start` calls the API with the key that it receives. A customer who came back
 * from the page on which to pay gets the same one again while it is open: one payment, however
 * often the button is pressed. `reply` is null then. `way` is how it is paid.
 */
export async function startPayment<Reply extends StartedPayment>(
  orderId: number,
  way: string,
  start: (key: string) => Promise<Reply>,
): Promise<{ link: string | null; reply: Reply | null }> {
  const last = attemptFor(orderId, way);
  if (last?.page && (await isOpen(last.page.paymentId))) {
    return { link: last.page.link, reply: null };
  }
  const key = last && !last.page ? last.key : newKey();
  const attempt = { orderId, way, key, page: null };
  storeAttempt(attempt);
  try {
    const reply = await start(key);
    const { redirect_link: link, payment_id: paymentId } = reply;
    storeAttempt(link && paymentId ? { ...attempt, page: { paymentId, link } } : null);
    return { link, reply };
  } catch (error) {
    if (!mayHaveArrived(error)) storeAttempt(null);
    throw error;
  }
}

async function isOpen(payment_id: string): Promise<boolean> {
  return (await call("GET /payment/status", { payment_id })).state === "open";
}

function attemptFor(orderId: number, way: string): PaymentAttempt | null {
  const attempt = sessionValues.readJson(storageKey) as PaymentAttempt | null;
  return attempt?.orderId === orderId && attempt.way === way ? attempt : null;
}

function storeAttempt(attempt: PaymentAttempt | null): void {
  if (attempt === null) sessionValues.remove(storageKey);
  else sessionValues.write(storageKey, JSON.stringify(attempt));
}
