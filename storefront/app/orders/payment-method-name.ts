import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";

interface NamedMethod {
  /** A method of the checkout, or the key of the gateway that was used. */
  method: string;
  gateway?: string | null;
  /** The name of a method outside the shop. */
  offlineName?: string | undefined;
  isTakeAway?: boolean;
  isTrip?: boolean;
  /** Cash for a parcel that comes back, or for a trip once its vehicles are out. */
  isReturn?: boolean;
}

/** What a way to pay is called. */
export function usePaymentMethodName(): (named: NamedMethod) => string {
  const t = useMessages("orders");
  const { config } = useShop();
  return ({ method, gateway, offlineName, isTakeAway, isTrip, isReturn }) => {
    const title = config.active_payment_method_list.find(
      (each) => each.gateway === (gateway ?? method),
    )?.gateway_title;
    if (title) return title;
    if (method === "cash_on_delivery") {
      if (isReturn) return t("payment.cashBack");
      if (isTrip) return t("payment.cashTrip");
      return t(isTakeAway ? "payment.cashTakeAway" : "payment.cash");
    }
    if (method === "wallet") return t("payment.wallet");
    if (method === "offline_payment") return offlineName ?? t("payment.offline");
    return t("payment.online");
  };
}
