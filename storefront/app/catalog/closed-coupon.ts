import type { ClosedCoupon } from "@errand/core/checkout/coupons.contract";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { dateText } from "./date-text.ts";

/** Returns why a customer cannot use a coupon now. */
export function useClosedReason(): (coupon: ClosedCoupon) => string {
  const t = useMessages("catalog");
  const language = useLanguage();
  return ({ reason, start_date }) =>
    t(`coupon.closed.${reason}`, { day: dateText(start_date, language) });
}
