import { sessionValues } from "@errand/ui/safe-storage.ts";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { planOf, type TripPlan, withPlan } from "./trip-plan.ts";

/** Raise the number with the shape, so that no older shape is read. */
const key = "rental-trip-1";
const listeners = new Set<() => void>();

/** Remembers the trip that was searched last, for this tab. */
export function rememberPlan(plan: TripPlan): void {
  sessionValues.write(key, withPlan(new URLSearchParams(), plan).toString());
  for (const changed of listeners) changed();
}

/** The query of the remembered trip; null on the server and without one. */
function useRememberedQuery(): string | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => sessionValues.read(key),
    () => null,
  );
}

/** The trip of this page's URL, else the one that this tab remembers; null without either. */
export function usePlan(): TripPlan | null {
  const { search } = useLocation();
  const remembered = useRememberedQuery();
  const now = useNow();
  const { time_zone } = useShop().config;
  const read = (query: string | null) =>
    query === null ? null : planOf(new URLSearchParams(query), now, time_zone);
  return read(search) ?? read(remembered);
}
