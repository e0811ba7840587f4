import type { OrderDetail } from "@errand/core/orders/orders.types";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { useBoard } from "../tickets/use-board.ts";

/** Which lines of an order have been made or picked, for every device of the store. */
export function usePicks(ticket: Ticket) {
  const { call } = useStoreClient();
  const board = useBoard();
  const found = new Map(ticket.picks.map((pick) => [pick.detail_id, pick.found]));
  const { mutate } = useMutation({
    mutationFn: (pick: Ticket["picks"][number]) =>
      call("PUT /store/orders/{id}/picks", { id: ticket.id, picks: [pick] }),
    onSuccess: ({ order }) => board.show(order),
    onError: reportError,
  });

  function setFound({ id }: OrderDetail, count: number) {
    const others = ticket.picks.filter((pick) => pick.detail_id !== id);
    const pick = { detail_id: id, found: count };
    // Shown at once; the server's answer replaces it.
    board.show({ ...ticket, picks: [...others, pick] });
    mutate(pick);
  }

  const needed = ({ quantity, weight }: OrderDetail) => (weight ? 1 : quantity);
  const isPicked = (line: OrderDetail) => (found.get(line.id) ?? 0) >= needed(line);
  return {
    isPicked,
    setFound,
    toggle: (line: OrderDetail) => setFound(line, isPicked(line) ? 0 : needed(line)),
  };
}
