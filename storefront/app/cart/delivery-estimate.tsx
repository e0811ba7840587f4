import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { type Minor, toMinor } from "@errand/core/money";
import { freeDeliveryBy } from "@errand/core/pricing/delivery";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { use } from "react";
import { ReachContext } from "../catalog/reach-context.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useDelivery } from "../stores/store.queries.ts";

interface DeliveryEstimateProps {
  store: StoreDetails | undefined;
  subtotal: Minor;
}

/**
 * The delivery charge as the checkout will have it, or what the store adds to the errand; renders
 * nothing while it is unknown.
 */
export function DeliveryEstimate({ store, subtotal }: DeliveryEstimateProps) {
  const t = useMessages("cart");
  const money = useMoney();
  const over = useShop().config.free_delivery_over;
  const delivery = useDelivery(store).data;
  const reach = use(ReachContext);
  if (!store || !delivery) return null;
  const offers = {
    byStore: store.free_delivery,
    over: over === null ? null : toMinor(over),
    byCoupon: false,
  };
  const { charge, isLeast } = delivery;
  const isFree = freeDeliveryBy(offers, subtotal) !== null || (charge === 0 && !isLeast);
  const amount = money(charge);
  const extra = reach?.get(store.id);
  if (extra !== undefined && !isFree) {
    return (
      <p className="mb-1 flex items-baseline justify-between gap-4 text-muted">
        <span>{t("delivery.inErrand")}</span>
        <span className="shrink-0 tabular-nums">
          <s>{amount}</s>{" "}
          <span className="font-semibold text-good">
            {t("delivery.added", { amount: money(extra) })}
          </span>
        </span>
      </p>
    );
  }
  return (
    <p className="mb-1 flex items-baseline justify-between gap-4 text-muted">
      <span>{t("delivery.label")}</span>
      <span className={isFree ? "font-semibold text-good" : "tabular-nums"}>
        {isFree ? t("delivery.free") : isLeast ? t("delivery.from", { amount }) : amount}
      </span>
    </p>
  );
}
