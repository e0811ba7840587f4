import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { returnFeeOf } from "./return-fee.ts";

/** Until when an order can be canceled, and what that costs then; null for one that is over. */
export function useCancelTerms(order: Order): string | null {
  const t = useMessages("orders");
  const money = useMoney();
  const { config } = useShop();
  const { clock, day } = useDateTimeText();
  const { actions, cancel_until: until, order_type, picked_up } = order;
  if (!isActiveStatus(order.order_status)) return null;
  if (order_type === "parcel") {
    if (picked_up !== null) return null;
    const fee = returnFeeOf(order.receipt, config.parcel_return_fee);
    return fee === 0 ? t("cancel.terms.parcelFree") : t("cancel.terms.parcel", { fee: money(fee) });
  }
  if (actions.includes("request_cancel")) return t("cancel.terms.begun");
  if (!actions.includes("cancel")) return null;
  if (until === null) return t("cancel.terms.untilStart");
  return t("cancel.terms.until", { day: day(until), time: clock(until) });
}
