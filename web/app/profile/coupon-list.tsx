import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { numberFormat } from "@errand/core/formats";
import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import MapPin from "lucide-react/icons/map-pin";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { dateText } from "../catalog/date-text.ts";
import { useStored } from "../client/storage.ts";
import { useMoney } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { copyText } from "../ui/copy-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";

/** The coupons for the location and module of the customer, to copy. */
export function CouponList() {
  const t = useMessages("profile");
  const zones = useStored("zoneid");
  const module = useStored("module");
  const hasScope = zones !== null && module !== null;
  const list = useQuery({
    ...endpointQuery(useScope(), "GET /coupon/list/all"),
    enabled: hasScope,
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
    <>
      <p className="mb-4 text-muted">{t("coupons.notYet")}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {list.data.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}

function CouponCard({ coupon }: { coupon: CouponResponse }) {
  const t = useMessages("profile");
  const money = useMoney();
  const language = useLanguage();
  const { code } = coupon;
  const terms = [
    coupon.store && t("coupons.store", { store: coupon.store.name }),
    coupon.min_purchase > 0 && t("coupons.minimum", { amount: money(coupon.min_purchase) }),
    coupon.max_discount > 0 && t("coupons.most", { amount: money(coupon.max_discount) }),
    t("coupons.until", { day: dateText(coupon.expire_date, language) }),
  ].filter(Boolean);

  async function copy() {
    if (await copyText(code)) toast.success(t("coupons.copied", { code }));
    else toast.info(t("coupons.notCopied", { code }));
  }

  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-4">
      <p className="text-xl font-bold text-accent">{useWorth(coupon)}</p>
      <h2 className="mt-0.5 text-base">{coupon.title}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{terms.join(" · ")}</p>
      <div className="mt-auto flex items-center justify-between gap-3 rounded-control border border-dashed border-line-strong ps-4 pe-1 py-1">
        <span className="font-mono font-semibold tracking-wide break-all">{code}</span>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("coupons.copyLabel", { code })}
          onClick={copy}
        >
          <Copy aria-hidden className="size-4.5" />
          {t("coupons.copy")}
        </Button>
      </div>
    </li>
  );
}

function useWorth({ coupon_type, discount, discount_type }: CouponResponse): string {
  const t = useMessages("profile");
  const money = useMoney();
  const language = useLanguage();
  const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  if (coupon_type === "free_delivery") return t("coupons.freeDelivery");
  return t("coupons.off", {
    worth: discount_type === "percent" ? percent.format(discount / 100) : money(discount),
  });
}
