import type { OrderDetail } from "@errand/core/orders/orders.types";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { getTicketStage, isPriced, type TicketStage } from "@errand/core/store-desk/ticket-stage";
import { hasUndo, type PickAct, type StageAct } from "./store-act.ts";

/** An order on the tablet, with what has been done to it here and is still to be sent. */
export interface Ticket extends StoreOrder {
  stage: TicketStage;
  /** The last thing done to it on this device that the server does not know; null without one. */
  unsent: UnsentAct | null;
}

export interface UnsentAct {
  key: string;
  act: StageAct;
  doneAt: number;
  /** Until then it can be undone. */
  dueAt: number;
}

/** The three digits by which a kitchen calls an order. */
export function shortNumber({ id }: Pick<StoreOrder, "id">): string {
  return String(id % 1000).padStart(3, "0");
}

/**
 * Returns the ticket of an order, which shows what was done on this device as done; null when the
 * order is not for the store yet.
 */
export function toTicket(order: StoreOrder, unsent: UnsentAct | null, now: number): Ticket | null {
  const stage = unsent ? stageAfter(unsent.act) : getTicketStage(order, now);
  return stage && { ...order, stage, unsent };
}

function stageAfter(act: StageAct): TicketStage {
  if (act.do === "accept") return "preparing";
  // Until it is sent, the ticket stays where it can be undone.
  return act.do === "ready" ? "ready" : "over";
}

/** An order with what was picked on this device and is still to be sent. */
export function withPicks(order: StoreOrder, acts: readonly PickAct[]): StoreOrder {
  if (acts.length === 0) return order;
  const picks = new Map(order.picks.map((pick) => [pick.detail_id, pick]));
  for (const { detailId, found } of acts) picks.set(detailId, { detail_id: detailId, found });
  return { ...order, picks: [...picks.values()] };
}

/** When the ticket is due: an order in preparation at the time that was stated. */
export function dueTime(ticket: Ticket): number | null {
  const at = ticket.ready_by ?? (ticket.scheduled ? ticket.schedule_at : null);
  return at === null ? null : Date.parse(at);
}

/** Whether the store is to read and price a prescription. */
export function isToBePriced(ticket: Ticket): boolean {
  return ticket.prescription_order && ticket.order_status === "pending" && !isPriced(ticket);
}

/** Whether the store can still state the price of a prescription. */
export function canBePriced({ prescription_order, order_status }: StoreOrder): boolean {
  return prescription_order && order_status === "pending";
}

/** Whether the price of a prescription waits for the customer's answer. */
export function awaitsCustomer(ticket: Ticket): boolean {
  return ticket.prescription_order && ticket.order_status === "pending" && isPriced(ticket);
}

/** Whether the last act can be undone at a time. */
export function canUndo({ unsent }: Ticket, now: number): boolean {
  return unsent !== null && hasUndo(unsent.act) && now < unsent.dueAt;
}

/** How many pieces of a line are to be found; what is weighed is one. */
export function neededPieces({ quantity, weight }: OrderDetail): number {
  return weight ? 1 : quantity;
}

/** Whether nothing is left to do for a line: it is picked, weighed or sold out. */
export function isLineDone(line: OrderDetail, { picks }: Pick<StoreOrder, "picks">): boolean {
  if (line.quantity === 0) return true;
  if (line.weight) return line.weight.final !== null;
  const found = picks.find(({ detail_id }) => detail_id === line.id)?.found ?? 0;
  return found >= neededPieces(line);
}

/** The pieces of an order that are not sold out. */
export function countPieces({ details }: Pick<StoreOrder, "details">): number {
  return details.reduce((sum, line) => sum + neededPieces(line), 0);
}
