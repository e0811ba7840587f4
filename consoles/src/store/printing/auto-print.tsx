import type { TicketKind } from "@errand/core/store-desk/ticket-paper";
import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { localValues } from "@errand/ui/safe-storage.ts";
import { toast } from "@errand/ui/toast.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { personalValue } from "../../console/staff-session.ts";
import { shortNumber } from "../tickets/ticket.ts";
import { useBoardState, useTickets } from "../tickets/use-board.ts";
import { prefetchEncoder, usePrint, usePrinterState } from "./use-printer.ts";

const kinds: Record<StoreCapacity["print_on_accept"], TicketKind[]> = {
  none: [],
  kitchen: ["kitchen"],
  both: ["kitchen", "customer"],
};

/** As many orders are remembered as printed: more than a board has. */
const maxRemembered = 300;

/**
 * Prints each order that is accepted, on whatever device, on the printer of this one, as the store
 * has set. Nothing waits for it: an order that is not printed is named, and printed once the
 * printer is back.
 */
export function AutoPrint() {
  const prints = useBoardState(({ capacity }) => capacity?.print_on_accept ?? "none");
  const isLive = useBoardState(({ connection }) => connection === "live");
  const { status } = usePrinterState();
  const { printOrder } = usePrint();
  const tickets = useTickets();
  // An act that is not sent can still be undone.
  const accepted = tickets.filter(({ stage, unsent }) => stage === "preparing" && unsent === null);
  const tried = useRef(new Set<number>());
  const ids = accepted.map(({ id }) => id);
  const isOn = status === "ready" && prints !== "none" && isLive;

  async function print(id: number) {
    tried.current.add(id);
    try {
      for (const kind of kinds[prints]) await printOrder(id, kind);
      remember([id]);
    } catch {
      toast.error(message("printing", "failed", { number: shortNumber({ id }) }));
    }
  }

  const printNew = useEffectEvent(() => {
    const printed = readPrinted();
    // What was accepted before this device had a printer is on paper already, or nobody wants it.
    if (printed === null) return remember(ids);
    for (const id of ids) if (!printed.includes(id) && !tried.current.has(id)) void print(id);
  });

  useEffect(() => {
    if (status === "ready") prefetchEncoder();
  }, [status]);

  useEffect(() => {
    // Once the printer or the connection is back, all that failed is tried again.
    if (!isOn) tried.current.clear();
  }, [isOn]);

  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders are read by the effect event.
  useEffect(() => {
    if (isOn) printNew();
  }, [isOn, key]);

  return null;
}

const printedKey = personalValue("store", "printed");

function readPrinted(): number[] | null {
  const found = localValues.readJson(printedKey);
  return Array.isArray(found) ? found : null;
}

function remember(ids: readonly number[]) {
  const all = [...(readPrinted() ?? []), ...ids];
  localValues.write(printedKey, JSON.stringify(all.slice(-maxRemembered)));
}
