import type { CartLine } from "@errand/core/cart/cart.contract";
import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { use } from "react";
import { ReachContext } from "../catalog/reach-context.ts";
import { Money } from "../config/money.tsx";
import { WeighedNote } from "../pricing/weighed-note.tsx";
import { useClosedStore } from "./closed-store.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { useGoToCheckout } from "./go-to-checkout.ts";
import { MinimumOrder } from "./minimum-order.tsx";
import type { CartQuote } from "./use-cart-quote.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

interface CartSummaryProps {
  lines: CartLine[];
  /** Undefined while it loads. */
  store: StoreDetails | undefined;
  /** Null where only the items are summed up. */
  quote?: CartQuote | null;
  /** Called when the customer goes to the checkout. */
  onLeave(): void;
}

/**
 * What is missing to the minimum order or to free delivery, the sum, and the way to the checkout.
 */
export function CartSummary({ lines, store, quote = null, onLeave }: CartSummaryProps) {
  const t = useMessages("cart");
  const goToCheckout = useGoToCheckout();
  const subtotal = subtotalOf(lines);
  const minimum = toMinor(store?.minimum_order ?? 0);
  const isTooSmall = missingToMinimum(subtotal, minimum) > 0;
  const hasProblems = lines.some(({ problems }) => problems.length > 0);
  const closed = useClosedStore(store);
  const isBlocked = hasProblems || isTooSmall || closed?.isFinal === true;
  const reach = use(ReachContext);
  const isInErrand = store !== undefined && reach?.has(store.id) === true;
  return (
    <div className="flex flex-col gap-3">
      <WaitingNotice />
      {isTooSmall ? (
        <MinimumOrder subtotal={subtotal} minimum={minimum} />
      ) : (
        <FreeDelivery subtotal={subtotal} />
      )}
      {quote ? (
        <>
          <Total quote={quote} />
          {quote.receipt && <WeighedNote receipt={quote.receipt} />}
        </>
      ) : (
        <div>
          <DeliveryEstimate store={store} subtotal={subtotal} />
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{t("subtotal")}</span>
            <Money amount={fromMinor(subtotal)} className="text-xl font-extrabold" />
          </p>
        </div>
      )}
      {closed && (
        <p role="status" className="rounded-card bg-warn-soft px-3.5 py-2 text-meta text-warn">
          <strong className="font-semibold">{closed.text}.</strong>{" "}
          {!closed.isFinal && t("forLater")}
        </p>
      )}
      {hasProblems && (
        <p role="status" className="text-meta font-medium text-bad">
          {t("fixFirst")}
        </p>
      )}
      {isInErrand && (
        <Button
          size="lg"
          variant="accent"
          className="w-full"
          onClick={() => {
            onLeave();
            goToCheckout("/errand");
          }}
        >
          {t("order.errand")}
        </Button>
      )}
      <Button
        size="lg"
        variant={isInErrand ? "quiet" : "accent"}
        className="w-full"
        aria-disabled={isBlocked || undefined}
        onClick={() => {
          if (isBlocked) return;
          onLeave();
          goToCheckout("/checkout?page=cart");
        }}
      >
        {closed?.isFinal && closed.opens
          ? t("storeOpens", { opens: closed.opens })
          : t(isInErrand ? "order.onlyHere" : "checkout")}
      </Button>
      {!quote && (
        <p className="text-center text-meta text-muted">
          {t(lines.some(({ item }) => item.weight_step) ? "subtotalWeighed" : "subtotalHint")}
        </p>
      )}
    </div>
  );
}

function Total({ quote: { receipt, isPending } }: { quote: CartQuote }) {
  const t = useMessages("cart");
  return (
    <div className="flex min-h-8 items-center justify-between gap-4" aria-busy={isPending}>
      <span className="font-semibold">{t("total")}</span>
      {receipt ? (
        <Money
          amount={receipt.total}
          className={classNames("text-xl font-extrabold", isPending && "opacity-55")}
        />
      ) : (
        <Skeleton className="h-6 w-20" />
      )}
    </div>
  );
}
