import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { paymentJobs } from "./payment-jobs.ts";
import { paymentRoutes } from "./payments.routes.ts";
import type { PaymentApi } from "./payments-api.ts";

const limits = {
  /** Starts of payments, by order. */
  payments: { name: "payment", count: 10, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const paymentsFeature: Feature<PaymentApi> = {
  routes: [paymentRoutes],
  jobs: [paymentJobs],
  limits,
};
