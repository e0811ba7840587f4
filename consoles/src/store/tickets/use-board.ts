import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { useNow } from "../../console/use-now.ts";
import type { Board, BoardState } from "./board.ts";
import { isStageAct, type PickAct } from "./store-act.ts";
import { dueTime, type Ticket, toTicket, type UnsentAct, withPicks } from "./ticket.ts";

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const found = useContext(BoardContext);
  if (found === null) throw new Error("useBoard requires a BoardContext.");
  return found;
}

/** A part of what the tablet knows of its store; renders anew when that part changes. */
export function useBoardState<Part>(select: (state: BoardState) => Part): Part {
  const board = useBoard();
  return useSyncExternalStore(board.subscribe, () => select(board.state()));
}

/** The name of the store in the language of the page; empty before the server is heard. */
export function useStoreName(): string {
  const language = useLanguage();
  return useBoardState(({ capacity }) => {
    if (!capacity) return "";
    return language === "fr" ? capacity.name_fr : capacity.name;
  });
}

/** What is still to be sent. */
export function useOutboxEntries() {
  const { outbox } = useBoard();
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}

/** Minutes change by this step, and scheduled orders begin. */
const stepMs = 5000;

/** The tickets of the store, the most urgent first. */
export function useTickets(): readonly Ticket[] {
  const orders = useBoardState((state) => state.orders);
  const entries = useOutboxEntries();
  const now = useNow(stepMs);
  return useMemo(() => {
    const unsent = new Map<number, UnsentAct>();
    const picks: PickAct[] = [];
    for (const { act, ...entry } of entries) {
      if (isStageAct(act)) unsent.set(act.orderId, { ...entry, act });
      else picks.push(act);
    }
    const picksOf = Map.groupBy(picks, ({ orderId }) => orderId);
    return [...orders.values()]
      .map((order) => {
        const seen = withPicks(order, picksOf.get(order.id) ?? []);
        return getTicket(seen, unsent.get(order.id) ?? null, now);
      })
      .filter((ticket) => ticket !== null)
      .toSorted(byUrgency);
  }, [orders, entries, now]);
}

/** The tickets of orders: one that has not changed stays the same, and is not drawn again. */
const known = new WeakMap<StoreOrder, Ticket>();

function getTicket(order: StoreOrder, unsent: UnsentAct | null, now: number): Ticket | null {
  const ticket = toTicket(order, unsent, now);
  if (!ticket) return null;
  const former = known.get(order);
  const isSame =
    former?.stage === ticket.stage &&
    former.unsent?.key === unsent?.key &&
    former.unsent?.dueAt === unsent?.dueAt;
  if (isSame) return former;
  known.set(order, ticket);
  return ticket;
}

/** Orders without a time, as new ones are, in the order in which they came. */
function byUrgency(a: Ticket, b: Ticket): number {
  return (dueTime(a) ?? 0) - (dueTime(b) ?? 0) || a.id - b.id;
}
