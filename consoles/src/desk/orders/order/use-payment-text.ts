import { useMessages } from "@errand/ui/messages/messages.ts";

const methods = ["cash_on_delivery", "digital_payment", "wallet", "offline_payment"] as const;

/** The name of a payment method; a gateway is named by its key. */
export function usePaymentText(): (method: string) => string {
  const t = useMessages("desk-orders");
  return (method) => {
    const known = methods.find((each) => each === method);
    return known ? t(`receipt.method.${known}`) : method;
  };
}
