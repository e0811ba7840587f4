import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { type Hours, openingOf } from "@errand/core/catalog/opening";
import { useNow } from "../catalog/now.tsx";
import { useOpening } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";

interface ClosedStore {
  /** "Closed, opens at 11:45" */
  text: string;
  /** "opens at 11:45"; null while that is unknown. */
  opens: string | null;
  /** It takes no orders for later either. */
  isFinal: boolean;
}

/** That a store is closed, and when it opens; null for one that is open, or not loaded yet. */
export function useClosedStore(store: StoreDetails | undefined): ClosedStore | null {
  const { config } = useShop();
  const now = useNow();
  const { word, detail } = useOpening(store ?? unknown);
  if (!store || openingOf(store, now, config.time_zone).state === "open") return null;
  return {
    text: [word, detail].filter(Boolean).join(", "),
    opens: detail,
    isFinal: !(config.schedule_order && store.schedule_order),
  };
}

const unknown: Hours = { active: false, schedules: [], closed_dates: [], paused_until: null };
