import type { Ticket, TicketLine } from "@errand/core/store-desk/ticket.contract";
import { countColumns } from "./paper.ts";

/** A ticket for a printer that takes nothing but text, which has neither sizes nor codes. */
export function toPlainText({ lines }: Pick<Ticket, "lines">, width: number): string {
  return lines.map((line) => `${toText(line, width)}\n`).join("");
}

function toText({ left = "", right = "", align, rule, qr, barcode }: TicketLine, width: number) {
  if (rule) return "-".repeat(width);
  const text = qr ?? barcode ?? left;
  const room = width - countColumns(text) - countColumns(right);
  if (align === "center") return " ".repeat(Math.max(room >> 1, 0)) + text;
  return right === "" ? text : text + " ".repeat(Math.max(room, text === "" ? 0 : 1)) + right;
}
