import { readCourierOffers } from "@errand/core/delivery/courier-offers.contract";
import { deciders, type Explanation } from "@errand/core/dispatch/dispatch.types";
import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { completePeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { serve } from "../requests/serve.ts";
import { jobOffers } from "./job-offers.tables.ts";

type Decider = Explanation["decidedBy"];

/** How often a courier is offered deliveries, and why. */
export function courierOfferRoutes(api: OrderApi) {
  serve(api, readCourierOffers, async (input, { db, staff, now }) => {
    const { timeZone } = await api.shop();
    const period = completePeriod(input, now, timeZone);
    const offers = await readOffers(db, staff.courierId, getPeriodBounds(period, timeZone));
    // One that can still be answered has not ended.
    const ended = offers.filter(({ outcome, expiresAt }) => outcome !== null || expiresAt <= now);
    const countOf = (wanted: string | null) =>
      ended.filter(({ outcome }) => outcome === wanted).length;
    const decidedBy = Object.fromEntries(
      deciders.map((decider) => [
        decider,
        offers.filter((offer) => offer.decidedBy === decider).length,
      ]),
    ) as Record<Decider, number>;
    return {
      ...period,
      offered: offers.length,
      accepted: countOf("accepted"),
      declined: countOf("declined"),
      unanswered: countOf(null),
      decided_by: decidedBy,
    };
  });
}

/** Without deliveries that were open to all. */
function readOffers(db: Database, courierId: number, { from, to }: { from: Date; to: Date }) {
  return db
    .select({
      outcome: jobOffers.outcome,
      expiresAt: jobOffers.expiresAt,
      decidedBy: sql<Decider>`${jobOffers.explanation} ->> 'decidedBy'`,
    })
    .from(jobOffers)
    .where(
      and(
        eq(jobOffers.courierId, courierId),
        isNotNull(jobOffers.explanation),
        gte(jobOffers.expiresAt, from),
        lt(jobOffers.expiresAt, to),
      ),
    );
}
