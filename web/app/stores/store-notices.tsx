import type { StoreDetails, StoreDiscountResponse } from "@errand/core/catalog/catalog.types";
import { localTime } from "@errand/core/time";
import Megaphone from "lucide-react/icons/megaphone";
import Tag from "lucide-react/icons/tag";
import { dayText } from "../catalog/date-text.ts";
import { useNow } from "../catalog/now.tsx";
import { useClock, useOpening } from "../catalog/opening-text.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";

/** That the store is closed, its discount, and its announcement. */
export function StoreNotices({ store }: { store: StoreDetails }) {
  return (
    <>
      <ClosedNotice store={store} />
      {store.discount && <DiscountNotice discount={store.discount} />}
      {store.announcement === 1 && store.announcement_message && (
        <p className="flex items-start gap-2.5 rounded-card border border-line px-4 py-3">
          <Megaphone aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          {store.announcement_message}
        </p>
      )}
    </>
  );
}

/** When a closed store opens, and what visitors can do until then. */
function ClosedNotice({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const opening = useOpening(store);
  if (opening.isOpen) return null;
  const next = !store.active
    ? t("store.paused")
    : store.schedule_order
      ? t("store.canSchedule")
      : t("store.canLook");
  return (
    <p role="status" className="rounded-card bg-warn-soft px-4 py-3 text-warn">
      <strong className="font-semibold">
        {[opening.word, opening.detail].filter(Boolean).join(" · ")}.
      </strong>{" "}
      {next}
    </p>
  );
}

function DiscountNotice({ discount }: { discount: StoreDiscountResponse }) {
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
    <p className="flex items-center gap-2.5 rounded-card bg-accent-soft px-4 py-3 font-medium text-accent">
      <Tag aria-hidden className="size-5 shrink-0" />
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
