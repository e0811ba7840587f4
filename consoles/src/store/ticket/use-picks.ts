import type { OrderDetail } from "@errand/core/orders/orders.types";
import { neededPieces, type Ticket } from "../tickets/ticket.ts";
import { useBoard } from "../tickets/use-board.ts";

/** Which lines of an order have been made or picked, for every device of the store. */
export function usePicks(ticket: Ticket) {
  const { outbox } = useBoard();
  const found = new Map(ticket.picks.map((pick) => [pick.detail_id, pick.found]));
  const setFound = ({ id }: OrderDetail, count: number) =>
    void outbox.add({ do: "pick", orderId: ticket.id, detailId: id, found: count });
  const countFound = ({ id }: OrderDetail) => found.get(id) ?? 0;
  const isPicked = (line: OrderDetail) => countFound(line) >= neededPieces(line);
  return {
    countFound,
    isPicked,
    setFound,
    toggle: (line: OrderDetail) => setFound(line, isPicked(line) ? 0 : neededPieces(line)),
  };
}
