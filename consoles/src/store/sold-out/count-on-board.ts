import type { Ticket } from "../tickets/ticket.ts";

/** The orders on the board that hold an item and are not ready. */
export function findTicketsWith(tickets: readonly Ticket[], itemId: number): Ticket[] {
  return tickets.filter(
    ({ stage, details }) =>
      stage !== "ready" &&
      stage !== "over" &&
      details.some((line) => line.item_id === itemId && line.quantity > 0),
  );
}

/** The pieces of an item in them. */
export function countOnBoard(tickets: readonly Ticket[], itemId: number): number {
  return findTicketsWith(tickets, itemId)
    .flatMap(({ details }) => details)
    .filter((line) => line.item_id === itemId)
    .reduce((sum, { quantity, weight }) => sum + (weight ? Math.min(quantity, 1) : quantity), 0);
}
