import type { Ticket, TicketLine } from "@errand/core/store-desk/ticket.contract";
import type { TicketKind, TicketWidth } from "@errand/core/store-desk/ticket-paper";
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { isPrintable, toRow } from "./paper-text.ts";

/** A picture of a line: black dots on white. */
export interface LinePicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

interface EncodeOptions {
  kind: TicketKind;
  width: TicketWidth;
  /** Draws a line whose letters the printer does not have, across that many dots. */
  drawLine(line: TicketLine, dots: number): LinePicture;
}

/** Of one letter of the usual font. */
const dotsPerColumn = 12;
const barcodeHeight = 60;

/**
 * The commands of a receipt printer (ESC/POS) that print a ticket and cut the paper. The labels of
 * several bags are cut apart.
 */
export function encodeTicket(ticket: Ticket, { kind, width, drawLine }: EncodeOptions): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns: width,
    // The numbers of its code pages are those of most others.
    codepageMapping: "epson",
    imageMode: "raster",
    newline: "\n",
    // The knife is above the head that prints.
    feedBeforeCut: 4,
  });
  encoder.initialize().codepage("windows1252");
  for (const line of ticket.lines) {
    if (line.qr !== undefined) encoder.align("center").qrcode(line.qr).align("left");
    else if (line.barcode !== undefined) {
      encoder
        .align("center")
        .barcode(line.barcode, "code128", { height: barcodeHeight, text: true })
        .align("left");
    } else if (line.rule) {
      if (kind === "bag") encoder.cut("partial");
      else encoder.line("-".repeat(width));
    } else if (isPrintable(`${line.left ?? ""}${line.right ?? ""}`))
      writeText(encoder, line, width);
    else {
      const picture = drawLine(line, width * dotsPerColumn);
      encoder.image(picture, picture.width, picture.height, "threshold");
    }
  }
  return encoder.cut("partial").encode();
}

function writeText(encoder: ReceiptPrinterEncoder, line: TicketLine, width: number) {
  const size = line.size ?? 1;
  encoder
    .bold(line.bold ?? false)
    .size(size, size)
    .line(toRow(line, width))
    .size(1, 1)
    .bold(false);
}
