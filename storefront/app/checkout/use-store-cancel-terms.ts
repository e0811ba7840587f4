import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { preparationStart } from "@errand/core/orders/order-deadlines";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";

/** Until when the order can be canceled that is placed for `at`; null is as soon as possible. */
export function useStoreCancelTerms(
  { min_delivery_time: preparationMinutes }: Pick<StoreDetails, "min_delivery_time">,
  at: string | null,
  now: Date,
): string {
  const t = useMessages("checkout");
  const { clock, day } = useDateTimeText();
  const until = at === null ? null : preparationStart({ at: new Date(at), preparationMinutes });
  if (until === null || until <= now) return t("cancelTerms.untilStart");
  return t("cancelTerms.until", { day: day(until), time: clock(until) });
}
