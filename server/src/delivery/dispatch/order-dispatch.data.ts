import type { Candidate, Explanation } from "@errand/core/dispatch/dispatch.types";
import type { Language } from "@errand/core/language";
import type { OrderDispatch } from "@errand/core/orders/dispatch.types";
import { asc, eq, inArray } from "drizzle-orm";
import { couriers } from "../../couriers/couriers.tables.ts";
import type { Database } from "../../database/database.ts";
import { messageIn } from "../../messages/messages.ts";
import { isForCouriers } from "../../order-rows/order-facts.ts";
import { findOrderRow } from "../../orders/orders.data.ts";
import { jobOffers } from "../job-offers.tables.ts";
import { jobPlans } from "./job-plans.tables.ts";

interface Reader {
  now: Date;
  language: Language;
}

/** How the delivery of an order found its courier; null for an order that no courier delivers. */
export async function readOrderDispatch(
  db: Database,
  orderId: number,
  { now, language }: Reader,
): Promise<OrderDispatch | null> {
  const row = await findOrderRow(db, orderId);
  if (!row || !isForCouriers(row)) return null;
  const [plan] = await db.select().from(jobPlans).where(eq(jobPlans.orderId, orderId));
  const offers = await db
    .select()
    .from(jobOffers)
    .where(eq(jobOffers.orderId, orderId))
    .orderBy(asc(jobOffers.expiresAt), asc(jobOffers.courierId));
  const named = offers.flatMap(({ courierId, explanation }) => [
    courierId,
    explanation?.nextBest?.courierId ?? courierId,
  ]);
  const names = await readNames(db, plan ? [...named, plan.courierId] : named);
  const person = (courierId: number) => ({
    courier_id: courierId,
    courier_name: names.get(courierId) ?? "",
  });
  const isPlanned = plan && row.order.courierId === null;
  return {
    planned: isPlanned
      ? { ...person(plan.courierId), offered_at: plan.commitAt.toISOString() }
      : null,
    offers: offers.map(({ courierId, expiresAt, outcome, explanation }) => ({
      ...person(courierId),
      outcome: outcome ?? (expiresAt > now ? "open" : "expired"),
      expires_at: expiresAt.toISOString(),
      explanation: explanation && toResponse(explanation, person, language),
    })),
  };
}

async function readNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName })
    .from(couriers)
    .where(inArray(couriers.id, ids));
  return new Map(
    rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  );
}

type Named = (courierId: number) => { courier_id: number; courier_name: string };

function toResponse(
  { decidedBy, chosen, nextBest }: Explanation,
  person: Named,
  language: Language,
) {
  const candidate = (one: Candidate) => ({
    ...person(one.courierId),
    added_minutes: one.addedMinutes,
    late_minutes: one.lateMinutes,
    delayed_minutes: one.delayedMinutes,
    idle_minutes: one.idleMinutes,
  });
  return {
    decided_by: decidedBy,
    chosen: candidate(chosen),
    next_best: nextBest && candidate(nextBest),
    text: sentenceOf({ decidedBy, chosen, nextBest }, person, language),
  };
}

/** What the choice means for the order, and what decided it. */
function sentenceOf(
  { decidedBy, chosen, nextBest }: Explanation,
  person: Named,
  language: Language,
) {
  const name = person(chosen.courierId).courier_name;
  const late = lateness(chosen);
  const outcome = messageIn(language, "dispatch", late > 0 ? "late" : "on_time", {
    name,
    added: minutes(chosen.addedMinutes),
    late: minutes(late),
  });
  const reason = messageIn(language, "dispatch", decidedBy, {
    name,
    other: nextBest ? person(nextBest.courierId).courier_name : "",
    added: minutes(nextBest?.addedMinutes ?? 0),
    late: minutes(nextBest ? lateness(nextBest) : 0),
    idle: minutes(chosen.idleMinutes),
  });
  return `${outcome} ${reason}`;
}

function lateness({ lateMinutes, delayedMinutes }: Candidate): number {
  return Math.max(0, lateMinutes + delayedMinutes);
}

function minutes(value: number): string {
  return String(Math.round(value));
}
