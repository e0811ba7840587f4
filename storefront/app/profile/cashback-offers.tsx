import { dateText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import PiggyBank from "lucide-react/icons/piggy-bank";
import { useId } from "react";
import type { Reply } from "../api/api-request.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useMoney } from "../config/shop.ts";

type Offer = Reply<"GET /cashback/list">[number];

/** What the customer gets back for orders; nothing where the shop gives none. */
export function CashbackOffers() {
  const t = useMessages("profile");
  const headingId = useId();
  const { data } = useQuery({ ...endpointQuery(useScope(), "GET /cashback/list"), staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {t("cashback.title")}
      </h2>
      <p className="mb-3 text-muted">{t("cashback.text")}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.map((offer) => (
          <li
            key={offer.id}
            className="flex items-start gap-3 rounded-card border border-line bg-card p-3"
          >
            <PiggyBank aria-hidden className="mt-0.5 size-6 shrink-0 text-good" strokeWidth={1.8} />
            <CashbackTerms offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CashbackTerms({ offer }: { offer: Offer }) {
  const t = useMessages("profile");
  const money = useMoney();
  const language = useLanguage();
  const { cashback_type, cashback_amount, min_purchase, max_discount, same_user_limit } = offer;
  const isPercentage = cashback_type === "percentage";
  const terms = [
    min_purchase > 0 && t("cashback.from", { amount: money(min_purchase) }),
    isPercentage && max_discount > 0 && t("cashback.upTo", { amount: money(max_discount) }),
    t("cashback.limit", { count: same_user_limit }),
    t("cashback.until", { day: dateText(offer.end_date, language) }),
  ];
  return (
    <div className="min-w-0">
      <p className="font-semibold text-good">
        {isPercentage
          ? t("cashback.percent", { percent: cashback_amount })
          : t("cashback.amount", { amount: money(cashback_amount) })}
      </p>
      <p className="text-sm font-medium">{offer.title}</p>
      <p className="text-sm text-muted">{terms.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
