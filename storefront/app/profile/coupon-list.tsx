import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useId } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { CouponCard } from "../stores/coupon-card.tsx";
import { useStored } from "../visitor/storage.ts";
import { CashbackOffers } from "./cashback-offers.tsx";
import { CartFit, ClosedReason, useCouponCart } from "./coupon-notes.tsx";

/** The coupons and the cashback of the customer at the chosen location and module. */
export function CouponList() {
  const t = useMessages("profile");
  const hasZones = useStored("zoneid") !== null;
  const hasModule = useStored("module") !== null;
  if (!hasZones || !hasModule) {
    return (
      <EmptyState
        icon={MapPin}
        title={t("coupons.noPlace.title")}
        text={t("coupons.noPlace.text")}
        action={<LinkButton to="/">{t("coupons.noPlace.action")}</LinkButton>}
      />
    );
  }
  return (
    <div className="space-y-8">
      <OpenCoupons />
      <CashbackOffers />
      <ClosedCoupons />
    </div>
  );
}

const grid = "grid gap-3 md:grid-cols-2";

/** Those that the customer can use now, with what each does for the present cart. */
function OpenCoupons() {
  const t = useMessages("profile");
  const cart = useCouponCart();
  // Read again each time, because an order may have used one up.
  const list = useQuery({ ...endpointQuery(useScope(), "GET /coupon/list"), staleTime: 0 });
  if (!list.data) {
    if (list.isError) {
      return <ErrorState text={t("coupons.loadError")} onRetry={() => void list.refetch()} />;
    }
    return <Skeleton className="h-40 rounded-card" />;
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={TicketPercent}
        title={t("coupons.none.title")}
        text={t("coupons.none.text")}
      />
    );
  }
  return (
    <ul className={grid}>
      {list.data.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard
            coupon={coupon}
            namesStore
            note={cart && <CartFit coupon={coupon} cart={cart} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Those that the customer cannot use now, with the reason; nothing without any. */
function ClosedCoupons() {
  const t = useMessages("profile");
  const headingId = useId();
  const { data } = useQuery({
    ...endpointQuery(useScope(), "GET /coupon/list/closed"),
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl">
        {t("coupons.closed.title")}
      </h2>
      <ul className={grid}>
        {data.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              namesStore
              isClosed
              note={<ClosedReason coupon={coupon} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
