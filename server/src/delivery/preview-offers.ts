import type { Explanation, PlannedStop } from "@errand/core/dispatch/dispatch.types";
import { routeMeters } from "@errand/core/dispatch/route-meters";
import type { Language } from "@errand/core/language";
import type { JobOffer } from "@errand/core/orders/staff-orders.types";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { previewRoutes, type RoutePreviews } from "./dispatch/courier-route.data.ts";
import type { DispatchTiming } from "./dispatch/dispatch-timing.ts";
import type { OfferTo } from "./job-offers.data.ts";
import type { StopReader } from "./job-stops.ts";
import { readRouteStops } from "./route-stops.ts";

const minute = 60_000;

/** What each delivery would mean for the courier who could take it. */
export async function previewOffers(
  db: Database,
  open: OrderRow[],
  offers: ReadonlyMap<number, OfferTo>,
  reader: StopReader & { timing: DispatchTiming },
): Promise<Map<number, JobOffer>> {
  if (open.length === 0) return new Map();
  const previews = await previewRoutes(db, open, reader);
  const rows = [...previews.rows, ...open];
  return new Map(
    [...previews.with].map(([id, route]) => {
      const explanation = offers.get(id)?.explanation;
      const stops = readRouteStops(route, rows, reader);
      const reason = explanation ? toReason(explanation, reader.language) : null;
      return [id, { ...addedBy(route, previews, reader), stops, reason }];
    }),
  );
}

function addedBy(
  route: PlannedStop[],
  { now: before, position, jobs }: RoutePreviews,
  { timing: { travel }, now }: { timing: DispatchTiming; now: Date },
): Pick<JobOffer, "added_minutes" | "added_distance"> {
  const meters = (stops: PlannedStop[]) => routeMeters(position, stops, jobs, travel);
  const end = (stops: PlannedStop[]) => {
    const last = stops.at(-1)?.at;
    return last ? last.getTime() + travel.dropoffMinutes * minute : now.getTime();
  };
  return {
    added_minutes: Math.max(0, Math.round((end(route) - end(before)) / minute)),
    added_distance: Math.max(0, Math.round((meters(route) - meters(before)) / 100) / 10),
  };
}

/** Names no other courier: who was second is nobody's business. */
function toReason({ decidedBy, chosen, nextBest }: Explanation, language: Language) {
  const late = (one: { lateMinutes: number; delayedMinutes: number }) =>
    Math.max(0, one.lateMinutes + one.delayedMinutes);
  const minutes = (value: number) => String(Math.max(1, Math.round(value)));
  return {
    decided_by: decidedBy,
    text: messageIn(language, "dispatch", `offer.${decidedBy}`, {
      late: minutes(nextBest ? late(nextBest) - late(chosen) : 0),
      added: minutes(nextBest ? nextBest.addedMinutes - chosen.addedMinutes : 0),
      idle: minutes(chosen.idleMinutes),
    }),
    idle_minutes: Math.round(chosen.idleMinutes),
  };
}
