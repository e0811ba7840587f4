import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { type BoardStage, boardStages } from "../board/use-stages.ts";
import { canUndo, isToBePriced, type Ticket } from "../tickets/ticket.ts";
import { useBoardState } from "../tickets/use-board.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { actionKeys, isForPage } from "./action-keys.ts";

/**
 * The keys of the board: a digit selects a ticket in the order in which they stand, Enter opens it,
 * and the other keys act on it; without a selection A answers the longest ringing order and U takes
 * back what was done last. Returns the id of the selected ticket.
 */
export function useBoardKeys(stages: Record<BoardStage, readonly Ticket[]>): number | null {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const acts = useTicketActs();
  const navigate = useNavigate();
  const busy = useBoardState(({ capacity }) => capacity?.busy?.extra_minutes ?? 0);
  const all = boardStages.flatMap((stage) => stages[stage]);
  const selected = all.find(({ id }) => id === selectedId) ?? null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key)) setSelectedId(all[Number(key) - 1]?.id ?? null);
    else if (key === "escape") setSelectedId(null);
    else if (key === "enter" && selected && event.target === document.body)
      void navigate(`/vendor/orders/${selected.id}`);
    else if (key === actionKeys.accept) accept(selected ?? stages.new[0]);
    else if (key === actionKeys.ready && selected?.order_status === "processing")
      acts.ready(selected);
    else if (key === actionKeys.undo) undo();
    else if (key === actionKeys.search) void navigate("/vendor/past", { state: "search" });
    else return;
    event.preventDefault();
  });

  function accept(ticket: Ticket | undefined) {
    if (ticket?.stage !== "new" || isToBePriced(ticket)) return;
    acts.accept(ticket, ticket.processing_time ?? (ticket.min_delivery_time ?? 15) + busy);
  }

  function undo() {
    const now = Date.now();
    const last = all
      .filter((ticket) => canUndo(ticket, now))
      .toSorted((a, b) => (b.unsent?.doneAt ?? 0) - (a.unsent?.doneAt ?? 0))[0];
    const ticket = selected?.unsent ? selected : last;
    if (ticket) acts.undo(ticket);
  }

  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return selectedId;
}
