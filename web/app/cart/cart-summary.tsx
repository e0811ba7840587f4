import type { CartLine } from "@errand/core/cart/cart.contract";
import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { Money } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { useGoToCheckout } from "./go-to-checkout.ts";
import { MinimumOrder } from "./minimum-order.tsx";

interface CartSummaryProps {
  lines: CartLine[];
  /** Undefined while it loads. */
  store: StoreDetails | undefined;
  /** Called when the customer goes to the checkout. */
  onLeave(): void;
}

/** What is missing to the minimum order or to free delivery, the subtotal, and the way to the checkout. */
export function CartSummary({ lines, store, onLeave }: CartSummaryProps) {
  const t = useMessages("cart");
  const goToCheckout = useGoToCheckout();
  const subtotal = subtotalOf(lines);
  const minimum = toMinor(store?.minimum_order ?? 0);
  const isTooSmall = missingToMinimum(subtotal, minimum) > 0;
  const hasProblems = lines.some(({ problems }) => problems.length > 0);
  const isBlocked = hasProblems || isTooSmall;
  return (
    <div className="flex flex-col gap-3">
      {isTooSmall ? (
        <MinimumOrder subtotal={subtotal} minimum={minimum} />
      ) : (
        <FreeDelivery subtotal={subtotal} />
      )}
      <div>
        <DeliveryEstimate store={store} subtotal={subtotal} />
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{t("subtotal")}</span>
          <Money amount={fromMinor(subtotal)} className="text-xl font-extrabold" />
        </p>
      </div>
      {hasProblems && (
        <p role="status" className="text-meta font-medium text-bad">
          {t("fixFirst")}
        </p>
      )}
      <Button
        size="lg"
        variant="accent"
        className="w-full"
        aria-disabled={isBlocked || undefined}
        onClick={() => {
          if (isBlocked) return;
          onLeave();
          goToCheckout("/checkout?page=cart");
        }}
      >
        {t("checkout")}
      </Button>
      <p className="text-center text-meta text-muted">{t("subtotalHint")}</p>
    </div>
  );
}
