import { AppError } from "@errand/core/errors";
import Stripe from "stripe";
import type { Log } from "../../process/log.ts";
import { traceCall } from "../../process/trace-call.ts";

/**
 * Calls Stripe. Throws `gateway_away` when its answer is not known, or will be another one once the
 * shop's account is set up correctly. What Stripe refuses for good is thrown as it is.
 */
export async function callStripe<Result>(log: Log, call: () => Promise<Result>): Promise<Result> {
  try {
    return await traceCall("Stripe", {}, call);
  } catch (error) {
    if (isRefused(error)) throw error;
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ type: error.type, code: error.code, requestId: error.requestId }, "Stripe failed");
    throw new AppError("gateway_away");
  }
}

/** Whether Stripe has refused a request, so that nothing has happened. */
export function isRefused(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  );
}
