import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { useMessages } from "../messages/messages.ts";
import { CouponCard } from "./coupon-card.tsx";
import { ExpandableFact } from "./expandable-fact.tsx";

/** How many coupons a store has; expands to them. */
export function StoreCoupons({ coupons }: { coupons: CouponResponse[] }) {
  const t = useMessages("catalog");
  if (coupons.length === 0) return null;
  return (
    <ExpandableFact summary={t("coupon.count", { count: coupons.length })}>
      <ul
        aria-label={t("coupon.title")}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
      >
        {coupons.map((coupon) => (
          <li key={coupon.id} className="w-72 shrink-0 snap-start">
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
    </ExpandableFact>
  );
}
