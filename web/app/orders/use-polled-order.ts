import type { Order } from "@errand/core/orders/orders.types";
import { useEffect, useEffectEvent } from "react";

const intervalMs = 15_000;

/** Reads an order again and again while it has no live connection; failed reads are repeated. */
export function usePolledOrder(
  isLost: boolean,
  read: () => Promise<Order>,
  onOrder: (order: Order) => void,
) {
  const poll = useEffectEvent(() => {
    read().then(onOrder, () => {
      // The page says how old the order is that it shows.
    });
  });
  useEffect(() => {
    if (!isLost) return;
    poll();
    const timer = setInterval(poll, intervalMs);
    return () => clearInterval(timer);
  }, [isLost]);
}
