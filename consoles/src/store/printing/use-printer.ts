import type { Ticket } from "@errand/core/store-desk/ticket.contract";
import type { TicketKind } from "@errand/core/store-desk/ticket-paper";
import { createContext, useContext, useSyncExternalStore } from "react";
import { useStoreClient } from "../store-client.ts";
import { readPaperWidth } from "./paper-width.ts";
import type { Printer, PrinterState } from "./printer.ts";

export const PrinterContext = createContext<Printer | null>(null);

export function usePrinter(): Printer {
  const found = useContext(PrinterContext);
  if (found === null) throw new Error("usePrinter requires a PrinterContext.");
  return found;
}

export function usePrinterState(): PrinterState {
  const printer = usePrinter();
  return useSyncExternalStore(printer.subscribe, printer.state);
}

/** Loads what encodes tickets before it is needed, as when the connection is lost. */
export function prefetchEncoder(): void {
  void loadEncoder().catch(() => {});
}

function loadEncoder() {
  return Promise.all([import("./encode-ticket.ts"), import("./draw-line.ts")]);
}

/** Prints on the printer of this device. Both reject with what went wrong. */
export function usePrint() {
  const printer = usePrinter();
  const { call } = useStoreClient();

  async function printTicket(ticket: Ticket, kind: TicketKind) {
    const [{ encodeTicket }, { drawLine }] = await loadEncoder();
    await printer.print(encodeTicket(ticket, { kind, width: readPaperWidth(), drawLine }));
  }

  async function printOrder(id: number, kind: TicketKind) {
    const width = readPaperWidth();
    await printTicket(await call("GET /store/orders/{id}/ticket", { id, kind, width }), kind);
  }

  return { printTicket, printOrder };
}
