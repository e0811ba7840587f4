import { useQuery } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";
import { type Ticket, toTicket } from "./ticket.ts";
import { useTickets } from "./use-board.ts";

/**
 * One order: from the board while it is there, else as the server has it. The ticket is null until
 * one of them is known, as after a reload.
 */
export function useTicket(id: number) {
  const onBoard = useTickets().find((each) => each.id === id);
  const { endpointQuery, scope } = useStoreClient();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(scope, "GET /store/orders/{id}", { id }),
    enabled: onBoard === undefined,
  });
  const read: Ticket | undefined = data && {
    ...data,
    ...(toTicket(data, null, Date.now()) ?? { stage: "over", unsent: null }),
  };
  return { ticket: onBoard ?? read ?? null, error, refetch: () => void refetch() };
}
