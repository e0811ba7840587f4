import { distanceText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Banknote from "lucide-react/icons/banknote";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useMoney } from "../../console/use-shop.ts";
import type { OfferedJob } from "../jobs/join-runs.ts";
import { OfferStops } from "./offer-stops.tsx";

/** What takes longer is for later: the times of its stops say more. */
const maxMinutes = 120;

/**
 * What a courier decides by: pay, time, stops in their order, cash to collect, why. Short phones
 * show cash and bags before the stops, which would leave no room for them.
 */
export function OfferFacts({ job }: { job: OfferedJob }) {
  const t = useMessages("offer");
  const language = useLanguage();
  const money = useMoney();
  const { delivery_charge, tip } = job.earnings_parts;
  const parts = { way: money(delivery_charge), tip: money(tip) };
  const reason = job.offer?.reason?.text;
  return (
    <>
      <div className="[@media(height<44rem)]:-order-2">
        <div className="flex flex-wrap items-end justify-between gap-x-4 tabular-nums">
          <p className="text-[3.5rem] leading-none font-extrabold tracking-tighter">
            {money(job.earnings)}
          </p>
          <p className="text-end text-[1.25rem] leading-tight font-bold">
            {job.offer && job.offer.added_minutes < maxMinutes && (
              <span className="block">{t("minutes", { minutes: job.offer.added_minutes })}</span>
            )}
            {distanceText(job.offer?.added_distance ?? job.distance, language)}
          </p>
        </div>
        <p className="mt-1.5 font-semibold text-strong tabular-nums">
          {tip > 0 ? t("payWithTip", parts) : t("pay", parts)}
        </p>
      </div>
      {job.orderIds.length > 1 && (
        <p className="font-bold">{t("run", { count: job.orderIds.length })}</p>
      )}
      <OfferStops job={job} />
      <ul className="flex flex-wrap gap-2 text-[1.0625rem] font-bold empty:hidden [@media(height<44rem)]:-order-1">
        {job.collect > 0 && (
          <li className="flex min-h-11 items-center gap-2 rounded-[14px] bg-warn-fill px-3.5 text-[#1f1200] tabular-nums">
            <Banknote aria-hidden className="size-6" />
            {t(`collect.${job.collect_at}`, { amount: money(job.collect) })}
          </li>
        )}
        {job.bags !== null && (
          <li className="flex min-h-11 items-center gap-2 rounded-[14px] bg-sunken px-3.5">
            <ShoppingBag aria-hidden className="size-5" />
            {t("bags", { count: job.bags })}
          </li>
        )}
      </ul>
      {reason && <p className="font-semibold">{t("why", { reason })}</p>}
    </>
  );
}
