import type { ShopApi } from "../config/shop.ts";
import type { Gateways } from "./gateway.ts";
import type { PaymentSubjects } from "./payment-subject.ts";

/** The parts of the API that payments use. */
export interface PaymentApi extends ShopApi {
  gateways: Gateways;
  paymentSubjects: PaymentSubjects;
}
