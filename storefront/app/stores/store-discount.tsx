import type { StoreDiscountResponse } from "@errand/core/catalog/catalog.types";
import { dayText } from "@errand/core/date-text";
import { localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useMoney, useShop } from "../config/shop.ts";

/** The discount of a store on its items. */
export function StoreDiscount({ discount }: { discount: StoreDiscountResponse }) {
  const t = useMessages("catalog");
  const money = useMoney();
  const until = useDiscountEnd(discount);
  const off =
    discount.discount_type === "percent"
      ? t("off.percent", { percent: discount.discount })
      : t("off.amount", { amount: money(discount.discount) });
  const conditions = [
    discount.min_purchase > 0 && t("store.from", { amount: money(discount.min_purchase) }),
    discount.max_discount > 0 && t("store.upTo", { amount: money(discount.max_discount) }),
    until,
  ];
  return (
    <p className="flex min-h-10 items-center gap-2.5 rounded-control bg-accent-soft px-3.5 py-2 text-meta font-medium text-accent">
      <TicketPercent aria-hidden className="size-4.5 shrink-0" strokeWidth={1.9} />
      {[off, ...conditions].filter(Boolean).join(" · ")}
    </p>
  );
}

/** A discount without an end has one in the year 9999. */
const endless = "9999";

function useDiscountEnd({ end_date, end_time }: StoreDiscountResponse): string | null {
  const t = useMessages("catalog");
  const { config } = useShop();
  const clock = useClock();
  const language = useLanguage();
  const today = localTime(useNow(), config.time_zone).day;
  if (end_date.startsWith(endless)) return null;
  return end_date === today
    ? t("store.untilToday", { time: clock(end_time) })
    : t("store.until", { day: dayText(end_date, language) });
}
