import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { OrderApi } from "../orders/order-api.ts";
import type { PaymentApi } from "../payments/payments-api.ts";

/** The parts of the API that the checkout uses. */
export interface CheckoutApi extends CatalogApi, OrderApi, PaymentApi {
  outbox: Pick<Outbox, "canSend">;
}
