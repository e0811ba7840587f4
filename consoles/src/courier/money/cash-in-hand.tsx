import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useCash } from "./money.queries.ts";

/** The cash of the shop in the courier's purse, and how much is left until its limit. */
export function CashInHand({ className }: { className?: string }) {
  const t = useMessages("my-money");
  const money = useMoney();
  const { data } = useCash("today");
  if (!data) return null;
  const { cash, limit } = data;
  const share = limit === null || limit === 0 ? 0 : Math.min(1, Math.max(0, cash / limit));
  return (
    <section className={className} aria-label={t("cash.title")}>
      <div className="rounded-[22px] bg-sunken p-4 font-semibold tabular-nums">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-[1.1875rem]">{t("cash.title")}</h2>
          <b className="text-[1.75rem] font-extrabold tracking-tight">{money(cash)}</b>
        </div>
        {limit !== null && (
          <>
            <div aria-hidden className="mt-2 mb-1.5 h-4 overflow-hidden rounded-full bg-paper">
              <div className="h-full bg-warn-fill" style={{ width: `${100 * share}%` }} />
            </div>
            <p>{t("cash.left", { amount: money(Math.max(0, limit - cash)) })}</p>
            <p className="mt-1 leading-tight">{t("cash.rule", { limit: money(limit) })}</p>
          </>
        )}
      </div>
    </section>
  );
}
