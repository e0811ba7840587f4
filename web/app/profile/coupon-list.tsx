import { useQuery } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { CouponCard } from "../stores/coupon-card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The coupons that the customer can use now at the chosen location and module. */
export function CouponList() {
  const t = useMessages("profile");
  const zones = useStored("zoneid");
  const module = useStored("module");
  const hasScope = zones !== null && module !== null;
  const list = useQuery({
    ...endpointQuery(useScope(), "GET /coupon/list"),
    enabled: hasScope,
    // An order may have used one up.
    staleTime: 0,
  });

  if (!hasScope) {
    return (
      <EmptyState
        icon={MapPin}
        title={t("coupons.noPlace.title")}
        text={t("coupons.noPlace.text")}
        action={<LinkButton to="/">{t("coupons.noPlace.action")}</LinkButton>}
      />
    );
  }
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
    <ul className="grid gap-3 md:grid-cols-2">
      {list.data.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard coupon={coupon} namesStore />
        </li>
      ))}
    </ul>
  );
}
