import type { OrderApi } from "../orders/order-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { isOwnCustomer } from "./customers.data.ts";
import { deskCustomerRoutes } from "./desk-customers.routes.ts";

const limits = {
  /** Contacts shown to an operator. */
  reveals: { name: "reveal", count: 30, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const customersFeature: Feature<OrderApi> = {
  routes: [deskCustomerRoutes],
  owns: { customer: isOwnCustomer },
  limits,
};
