import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useClosedReason } from "../catalog/closed-coupon.ts";

/**
 * The coupons for a store that its customer cannot use now, each with the reason; nothing without
 * any.
 */
export function ClosedCoupons({ storeId }: { storeId: number }) {
  const t = useMessages("checkout");
  const reasonOf = useClosedReason();
  const titleId = useId();
  const query = endpointQuery(useScope(), "GET /coupon/list/closed", { store_id: storeId });
  // Read again each time, because an order may have used one up.
  const { data = [] } = useQuery({ ...query, staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <div className="text-muted">
      <h3 id={titleId} className="mb-2 text-meta font-semibold">
        {t("coupon.closed")}
      </h3>
      <ul aria-labelledby={titleId} className="divide-y divide-line">
        {data.map((coupon) => (
          <li key={coupon.id} className="py-3 first:pt-0 last:pb-0">
            <p className="font-medium">{coupon.title}</p>
            <p className="text-meta">
              <bdi className="font-semibold tracking-wide">{coupon.code}</bdi> · {reasonOf(coupon)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
