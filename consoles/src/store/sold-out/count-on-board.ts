import type { Ticket } from "../tickets/ticket.ts";
import { isOfEntry, type OffEntry } from "./off-entry.ts";

/** The orders on the board that hold an item or one of its options, and are not ready. */
export function findTicketsWith(tickets: readonly Ticket[], entry: OffEntry): Ticket[] {
  return tickets.filter(
    ({ stage, details }) =>
      stage !== "ready" &&
      stage !== "over" &&
      details.some((line) => line.quantity > 0 && isOfEntry(line, entry)),
  );
}

/** The pieces of it in them. */
export function countOnBoard(tickets: readonly Ticket[], entry: OffEntry): number {
  return findTicketsWith(tickets, entry)
    .flatMap(({ details }) => details)
    .filter((line) => isOfEntry(line, entry))
    .reduce((sum, { quantity, weight }) => sum + (weight ? Math.min(quantity, 1) : quantity), 0);
}
