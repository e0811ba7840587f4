import { isConnectionError } from "@errand/core/api-error";
import { distanceText } from "@errand/core/date-text";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { lazy, Suspense, useMemo } from "react";
import { CashbackNote } from "../checkout/cashback-note.tsx";
import { LoadingReceipt } from "../checkout/summary.tsx";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { useDoorTimes } from "./door-times.ts";
import { isPriceable } from "./parcel-input.ts";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";
import type { ParcelPrices } from "./use-parcel-prices.ts";
import { useWholePriceText } from "./whole-price-text.ts";

const OrderMap = lazy(() =>
  import("../orders/order-map.tsx").then((file) => ({ default: file.OrderMap })),
);

interface SummaryProps {
  checkout: ParcelCheckout;
  prices: ParcelPrices;
}

/** The way of the parcel, when it is at the door, and its receipt, which follow every change. */
export function ParcelSummary({ checkout, prices }: SummaryProps) {
  const { quote, draft } = checkout;
  const t = useMessages("parcel");
  const priceText = useWholePriceText();
  return (
    <>
      <Way checkout={checkout} km={prices.distance} />
      <section aria-label={t("summary.title")} className="rounded-panel bg-sunken p-5 sm:p-6">
        <AtTheDoor checkout={checkout} prices={prices} />
        {!isPriceable(draft) ? (
          <>
            <p className="mb-1 text-section font-extrabold tabular-nums">
              {priceText(prices.priceOf(draft.categoryId, draft.service))}
            </p>
            <p className="text-muted">{t("summary.waiting")}</p>
          </>
        ) : quote.receipt && !quote.error ? (
          <>
            <Receipt receipt={quote.receipt} isQuote isPending={quote.isPending} subject="parcel" />
            {draft.payer === "receiver" && (
              <p className="mt-1 font-medium">{t("summary.byReceiver")}</p>
            )}
            <CashbackNote total={quote.receipt.total} />
          </>
        ) : isConnectionError(quote.error) ? (
          <ErrorState onRetry={quote.refetch} />
        ) : quote.error ? (
          <p className="text-muted">{t("summary.impossible")}</p>
        ) : (
          <LoadingReceipt />
        )}
      </section>
    </>
  );
}

/** When the parcel is at the receiver's door; nothing before both addresses are known. */
function AtTheDoor({ checkout: { draft, time }, prices }: SummaryProps) {
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  const { day } = useDateTimeText();
  const start = draft.at === null ? time.now : new Date(draft.at);
  const doorTimes = useDoorTimes(start);
  const minutes = prices.minutesOf(draft.service);
  if (!minutes) return null;
  const [name = ""] = draft.to.name.trim().split(/\s+/);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-b border-line pb-4">
      <div>
        <p className="text-muted">
          {name === "" ? t("summary.atDoor") : t("summary.atDoorOf", { name })}
          {draft.at !== null && `, ${day(draft.at)}`}
        </p>
        <p className="text-section font-extrabold tabular-nums">{doorTimes(minutes)}</p>
      </div>
      {draft.at === null && (
        <span className="rounded-full bg-paper px-3 py-1 text-meta font-bold tabular-nums">
          {words("minutes", { from: minutes.min, until: minutes.max })}
        </span>
      )}
    </div>
  );
}

/** The map of the way, once both ends are known. */
function Way({ checkout: { draft }, km }: Pick<SummaryProps, "checkout"> & { km: number | null }) {
  const t = useMessages("parcel");
  const language = useLanguage();
  const text = JSON.stringify([draft.from.point, draft.to.point]);
  const [from, to] = useMemo((): [typeof draft.from.point, typeof draft.to.point] => {
    return JSON.parse(text);
  }, [text]);
  if (!from || !to) return null;
  return (
    <div className="relative h-64 lg:h-80">
      <Suspense fallback={<Skeleton className="size-full rounded-card" />}>
        <OrderMap
          key={text}
          store={from}
          home={to}
          courier={null}
          isCollected={false}
          subject="parcel"
          isStill
        />
      </Suspense>
      {km !== null && (
        <p className="absolute end-3 bottom-3 z-500 rounded-full bg-raised px-3 py-1 text-sm font-semibold shadow-float">
          {t("summary.byRoad", { distance: distanceText(km, language) })}
        </p>
      )}
    </div>
  );
}
