import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { dateText } from "@errand/core/date-text";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import TicketPercent from "lucide-react/icons/ticket-percent";
import type { ReactNode } from "react";
import { chooseCoupon } from "../catalog/chosen-coupon.ts";
import { useMoney } from "../config/shop.ts";
import { stored } from "../visitor/storage.ts";

interface CouponCardProps {
  coupon: CouponResponse;
  /** Names the store of a coupon, where the page does not. */
  namesStore?: boolean;
  /** What the coupon does for the cart, or why it is closed. */
  note?: ReactNode;
  /** The customer cannot use it. */
  isClosed?: boolean;
}

/** A coupon with its conditions; a press applies it at the next checkout of this tab. */
export function CouponCard({
  coupon,
  namesStore = false,
  note,
  isClosed = false,
}: CouponCardProps) {
  const t = useMessages("catalog");
  const worth = useWorth(coupon);
  const conditions = useConditions(coupon);
  const { code, store, title } = coupon;

  function choose() {
    chooseCoupon(coupon);
    // Only customers can use coupons.
    if (stored("token") === null) toast.info(t("coupon.chosenAsGuest", { code }));
    else toast.success(t("coupon.chosen", { code }));
  }

  return (
    <article
      className={classNames(
        "flex h-full flex-col gap-2 rounded-card border border-dashed bg-card p-3",
        isClosed ? "border-line" : "border-accent/60",
      )}
    >
      <div className="flex items-start gap-3">
        <TicketPercent
          aria-hidden
          className={classNames("mt-0.5 size-6 shrink-0", isClosed ? "text-muted" : "text-accent")}
          strokeWidth={1.8}
        />
        <div className="min-w-0">
          <p className={classNames("font-semibold", isClosed ? "text-muted" : "text-accent")}>
            {worth}
          </p>
          <p className="text-sm font-medium">
            <bdi>{title}</bdi>
          </p>
        </div>
      </div>
      <p className="grow text-sm text-muted">
        {[namesStore && store && t("coupon.store", { store: store.name }), ...conditions]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {note}
      {!isClosed && (
        <button
          type="button"
          onClick={choose}
          aria-label={t("coupon.useLabel", { code })}
          className="inline-flex min-h-11 items-center justify-between gap-2 rounded-control bg-accent-soft px-3 font-semibold text-accent hover:text-accent-strong"
        >
          <span className="truncate tracking-wider tabular-nums">{code}</span>
          <span className="shrink-0 text-meta">{t("coupon.use")}</span>
        </button>
      )}
    </article>
  );
}

function useWorth({ coupon_type, discount, discount_type }: CouponResponse): string {
  const t = useMessages("catalog");
  const money = useMoney();
  if (coupon_type === "free_delivery") return t("freeDelivery");
  return discount_type === "percent"
    ? t("off.percent", { percent: discount })
    : t("off.amount", { amount: money(discount) });
}

function useConditions(coupon: CouponResponse): string[] {
  const t = useMessages("catalog");
  const money = useMoney();
  const language = useLanguage();
  const { coupon_type, discount_type, min_purchase, max_discount, limit, expire_date } = coupon;
  const isCapped = coupon_type !== "free_delivery" && discount_type === "percent";
  return [
    coupon_type === "first_order" && t("coupon.firstOrder"),
    min_purchase > 0 && t("store.from", { amount: money(min_purchase) }),
    isCapped && max_discount > 0 && t("store.upTo", { amount: money(max_discount) }),
    limit !== null && t("coupon.limit", { count: limit }),
    t("store.until", { day: dateText(expire_date, language) }),
  ].filter((condition) => condition !== false);
}
