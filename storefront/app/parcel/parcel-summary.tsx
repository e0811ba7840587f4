import { isConnectionError } from "@errand/core/api-error";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { lazy, Suspense, useMemo } from "react";
import { CashbackNote } from "../checkout/cashback-note.tsx";
import { LoadingReceipt } from "../checkout/summary.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import { isPriceable } from "./parcel-input.ts";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";

const OrderMap = lazy(() =>
  import("../orders/order-map.tsx").then((file) => ({ default: file.OrderMap })),
);

/** The way of the parcel and its receipt, which follow every change. */
export function ParcelSummary({ checkout }: { checkout: ParcelCheckout }) {
  const { quote, draft } = checkout;
  const t = useMessages("parcel");
  const km = quote.distance;
  return (
    <Section
      title={t("summary.title")}
      text={km !== undefined && t("summary.distance", { km: Math.round(km * 10) / 10 })}
    >
      <Way checkout={checkout} />
      {!isPriceable(draft) ? (
        <p className="text-muted">{t("summary.waiting")}</p>
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
    </Section>
  );
}

/** A small map, once both ends are known. */
function Way({ checkout: { draft } }: { checkout: ParcelCheckout }) {
  const text = JSON.stringify([draft.from.point, draft.to.point]);
  const [from, to] = useMemo((): [typeof draft.from.point, typeof draft.to.point] => {
    return JSON.parse(text);
  }, [text]);
  if (!from || !to) return null;
  return (
    <div className="mb-5 h-56">
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
    </div>
  );
}
