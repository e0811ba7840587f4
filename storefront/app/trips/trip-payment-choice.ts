import type { Input } from "../api/api-request.ts";
import type { PaymentDraft } from "../checkout/use-payment.ts";

/** How a trip is paid, as the API takes it. */
export type TripPaymentChoice = Pick<
  Input<"POST /rental/user/trip/payment">,
  "payment_method" | "payment_gateway" | "rest_later"
>;

/** The wallet now, and what is left until the end of the time to pay. */
export const walletThenLater: TripPaymentChoice = {
  payment_method: "partial_payment",
  rest_later: 1,
};

/** Null before a choice. The wallet pays first, and the rest by the gateway or in cash. */
export function tripPaymentChoice({
  paymentMethod: method,
  gateway,
  usesWallet,
}: PaymentDraft): TripPaymentChoice | null {
  const through = method === "digital_payment" && gateway ? { payment_gateway: gateway } : {};
  switch (method) {
    case "wallet":
      return { payment_method: "wallet" };
    case "cash_on_delivery":
      return { payment_method: usesWallet ? "partial_payment" : "cash_payment" };
    case "digital_payment":
      return { payment_method: usesWallet ? "partial_payment" : "digital_payment", ...through };
    default:
      return null;
  }
}
