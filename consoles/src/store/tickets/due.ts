import { dueTime, type Ticket } from "./ticket.ts";

/** How near an order in preparation is to its time: also said in words, never by colour alone. */
export type DueTone = "calm" | "soon" | "late";

const minute = 60_000;
/** From this many minutes before its time an order is due soon. */
const soonMinutes = 5;

/** The whole minutes that are left, negative when they are over; null without a time. */
export function minutesLeft(ticket: Ticket, now: number): number | null {
  const due = dueTime(ticket);
  if (due === null) return null;
  const left = (due - now) / minute;
  return left >= 0 ? Math.ceil(left) : -Math.ceil(-left);
}

/**
 * When the preparation of an order for now begins, in milliseconds, if it takes `minutes`: later
 * than `now` where its courier comes only after it would be ready.
 */
export function getStart(ticket: Ticket, minutes: number, now: number): number {
  const { scheduled, start_at, processing_time, min_delivery_time } = ticket;
  if (start_at === null) return now;
  // The start is that of the usual time; a shorter preparation begins later.
  const usual = scheduled ? minutes : (processing_time ?? min_delivery_time ?? 0);
  return Math.max(now, Date.parse(start_at) + (usual - minutes) * minute);
}

export function dueTone(ticket: Ticket, now: number): DueTone {
  const left = minutesLeft(ticket, now);
  if (left === null || left > soonMinutes) return "calm";
  return left < 0 ? "late" : "soon";
}
