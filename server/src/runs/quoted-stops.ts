import { type Language, localize } from "@errand/core/language";
import type { RunQuote } from "@errand/core/runs/runs.contract";
import type { RunOrders } from "./plan-run-orders.ts";
import type { StopPlan } from "./stop-plan.ts";

/**
 * The way of a run: what is fetched, the door, and where the parcel goes that is taken along there.
 */
export function toQuotedStops(
  { plans, pickups, door, window, onward }: RunOrders,
  { address, language }: { address: string; language: Language },
): RunQuote["stops"] {
  const toStop = (kind: "pickup" | "dropoff", { index, at }: { index: number; at: Date }) => {
    const plan = plans[index];
    if (!plan) return [];
    const about = { ...getPlace(plan, language), planned_at: at.toISOString() };
    return [{ stop: index, kind, ...about }];
  };
  const [longitude, latitude] = door;
  const planned_at = window.from.toISOString();
  return [
    ...pickups.flatMap((pickup) => toStop("pickup", pickup)),
    {
      ...{ stop: null, kind: "dropoff" as const, name: "", address, latitude, longitude },
      planned_at,
    },
    ...(onward ? toStop("dropoff", onward) : []),
  ].map((stop, index) => ({ seq: index + 1, ...stop }));
}

/** Where an order is fetched, or a parcel is brought that is taken along at the door. */
function getPlace(plan: StopPlan, language: Language) {
  if (plan.kind === "store") {
    const { name, address, latitude, longitude } = plan.seller.store;
    return { name: localize(name, language), address, latitude, longitude };
  }
  const { contact_person_name: name, address, latitude, longitude } = plan.other;
  return { name, address, latitude, longitude };
}
