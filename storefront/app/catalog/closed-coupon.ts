import type { ClosedCoupon } from "@errand/core/checkout/coupons.contract";
import { dateText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";

/** Returns why a customer cannot use a coupon now. */
export function useClosedReason(): (coupon: ClosedCoupon) => string {
  const t = useMessages("catalog");
  const language = useLanguage();
  return ({ reason, start_date }) =>
    t(`coupon.closed.${reason}`, { day: dateText(start_date, language) });
}
