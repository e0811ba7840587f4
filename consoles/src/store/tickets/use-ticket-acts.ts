import { useShift } from "../shift/use-shift.ts";
import { useSounds } from "../sound/use-sound.ts";
import { hasUndo, type StoreAct, undoMs } from "./store-act.ts";
import type { Ticket } from "./ticket.ts";
import { useBoard } from "./use-board.ts";

/** What a person can do with a ticket; each is shown as done at once, and sent from the outbox. */
export function useTicketActs() {
  const { outbox } = useBoard();
  const sounds = useSounds();
  const { noteHeard } = useShift();

  function add(act: StoreAct) {
    outbox.add(act, hasUndo(act) ? undoMs : 0);
  }

  return {
    /** Who answers a ring has heard it. */
    accept(ticket: Ticket, minutes: number) {
      if (sounds.canPlay()) noteHeard();
      const seen = ticket.order_status === "pending" ? "pending" : "confirmed";
      add({ do: "accept", orderId: ticket.id, minutes, seen });
    },
    reject(ticket: Ticket, reason: string) {
      if (ticket.stage === "new" && sounds.canPlay()) noteHeard();
      add({ do: "reject", orderId: ticket.id, reason });
    },
    ready: (ticket: Ticket) => add({ do: "ready", orderId: ticket.id }),
    handOver: (ticket: Ticket, proof: { code?: string; bags?: number } = {}) =>
      add({ do: "handover", orderId: ticket.id, ...proof }),
    deliver: (ticket: Ticket, otp?: string) => add({ do: "deliver", orderId: ticket.id, otp }),
    /** Returns whether it came before the act was sent. */
    undo: ({ unsent }: Ticket) => unsent !== null && outbox.undo(unsent.key),
  };
}
