import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useClosedReason } from "../catalog/closed-coupon.ts";
import { useStored } from "../visitor/storage.ts";
import { CouponCard } from "./coupon-card.tsx";
import { ExpandableFact } from "./expandable-fact.tsx";

interface StoreCouponsProps {
  storeId: number;
  coupons: CouponResponse[];
}

/** How many coupons a store has; expands to them. A customer sees why one cannot be used. */
export function StoreCoupons({ storeId, coupons }: StoreCouponsProps) {
  const t = useMessages("catalog");
  const reasonOf = useClosedReason();
  const isCustomer = useStored("token") !== null;
  const { data: closed = [] } = useQuery({
    ...endpointQuery(useScope(), "GET /coupon/list/closed", { store_id: storeId }),
    enabled: isCustomer && coupons.length > 0,
    // Read again each time, because an order may have used one up.
    staleTime: 0,
  });
  if (coupons.length === 0) return null;
  return (
    <ExpandableFact summary={t("coupon.count", { count: coupons.length })}>
      <ul
        aria-label={t("coupon.title")}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
      >
        {coupons.map((coupon) => {
          const refused = isCustomer && closed.find(({ id }) => id === coupon.id);
          return (
            <li key={coupon.id} className="w-72 shrink-0 snap-start">
              <CouponCard
                coupon={coupon}
                isClosed={Boolean(refused)}
                note={refused && <p className="text-sm font-medium">{reasonOf(refused)}</p>}
              />
            </li>
          );
        })}
      </ul>
    </ExpandableFact>
  );
}
