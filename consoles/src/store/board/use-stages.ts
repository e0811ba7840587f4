import type { TicketStage } from "@errand/core/store-desk/ticket-stage";
import { useMemo } from "react";
import { getRinging } from "../sound/ring.ts";
import type { Ticket } from "../tickets/ticket.ts";

export type BoardStage = Exclude<TicketStage, "over">;

export const boardStages = ["new", "preparing", "ready", "later"] as const satisfies BoardStage[];

/** The tickets of each stage, the most urgent first; of the new ones the longest waiting. */
export function useStages(tickets: readonly Ticket[]): Record<BoardStage, readonly Ticket[]> {
  return useMemo(() => {
    const at = (stage: BoardStage) => tickets.filter((ticket) => ticket.stage === stage);
    return {
      new: getRinging(tickets),
      preparing: at("preparing"),
      ready: at("ready"),
      later: at("later"),
    };
  }, [tickets]);
}
