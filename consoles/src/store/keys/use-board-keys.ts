import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { type BoardStage, boardStages } from "../board/use-stages.ts";
import { canUndo, isToBePriced, type Ticket } from "../tickets/ticket.ts";
import { useBoardState } from "../tickets/use-board.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { findAct, keyMap, ticketActs } from "./key-map.ts";
import { isForPage } from "./use-keys.ts";

const pressing = new Set(["enter", " "]);

/**
 * The keys of the board (`key-map.ts`): a digit selects a ticket in the order in which they stand,
 * and the other keys act on it; without a selection, accepting answers the longest ringing order
 * and undoing takes back what was done last. Returns the id of the selected ticket.
 */
export function useBoardKeys(stages: Record<BoardStage, readonly Ticket[]>): number | null {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const acts = useTicketActs();
  const navigate = useNavigate();
  const busy = useBoardState(({ capacity }) => capacity?.busy?.extra_minutes ?? 0);
  const deliversItself = useBoardState(({ capacity }) => capacity?.self_delivery_system ?? false);
  const all = boardStages.flatMap((stage) => stages[stage]);
  const selected = all.find(({ id }) => id === selectedId) ?? null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    if (event.key === "Escape") return setSelectedId(null);
    const key = event.key.toLowerCase();
    // A button or a link that has the focus is pressed by these.
    if (pressing.has(key) && event.target !== document.body) return;
    const act = findAct(keyMap.read(), key);
    if (act === undefined) return;
    if (act === "accept") accept(selected ?? stages.new[0]);
    else if (act === "ready") ready();
    else if (act === "handOver") handOver();
    else if (act === "undo") undo();
    else if (act === "search") void navigate("/vendor/past", { state: "search" });
    else if (act === "open") open();
    else setSelectedId(all[ticketActs.indexOf(act)]?.id ?? null);
    event.preventDefault();
  });

  function open() {
    if (selected) void navigate(`/vendor/orders/${selected.id}`);
  }

  function ready() {
    if (selected?.order_status === "processing") acts.ready(selected);
  }

  function handOver() {
    if (selected?.stage !== "ready" || selected.unsent) return;
    const isByCourier = selected.order_type === "delivery" && !deliversItself;
    if (!isByCourier) acts.deliver(selected);
    else if (selected.delivery_man) acts.handOver(selected);
  }

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
