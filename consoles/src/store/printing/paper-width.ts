import { type TicketWidth, ticketWidths } from "@errand/core/store-desk/ticket-paper";
import { localValues } from "@errand/ui/safe-storage.ts";

/** Of the printer at this device. */
const key = "console:store:paper";
const usual: TicketWidth = 48;

export function readPaperWidth(): TicketWidth {
  return ticketWidths.find((width) => String(width) === localValues.read(key)) ?? usual;
}

export function writePaperWidth(width: TicketWidth): void {
  localValues.write(key, String(width));
}
