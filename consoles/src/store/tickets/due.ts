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

export function dueTone(ticket: Ticket, now: number): DueTone {
  const left = minutesLeft(ticket, now);
  if (left === null || left > soonMinutes) return "calm";
  return left < 0 ? "late" : "soon";
}
