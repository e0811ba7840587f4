import type { Ticket, TicketLine } from "@errand/core/store-desk/ticket.contract";
import type { TicketKind } from "@errand/core/store-desk/ticket-paper";
import { expect, test } from "vitest";
import { encodeTicket } from "./encode-ticket.ts";

/** A picture whose every dot is black. */
const drawn: TicketLine[] = [];
function drawLine(line: TicketLine, dots: number) {
  drawn.push(line);
  const data = new Uint8ClampedArray(dots * 8 * 4).map((_, index) => (index % 4 === 3 ? 255 : 0));
  return { width: dots, height: 8, data };
}

/** The bytes after the start of each ticket, in hexadecimal. */
function encode(lines: TicketLine[], kind: TicketKind = "kitchen") {
  const ticket: Ticket = { language: "fr", rtl: false, lines };
  const bytes = encodeTicket(ticket, { kind, width: 32, drawLine });
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  expect(text.startsWith(start)).toBe(true);
  expect(text.endsWith(end)).toBe(true);
  return text.slice(start.length, -end.length).trim();
}

/** Resets the printer, its Chinese letters and its font. */
const start = "1b 40 1c 2e 1b 4d 00";
/** Feeds the paper past the knife, cuts it but for a bridge, and begins a line. */
const end = "0a 0a 0a 0a 1d 56 01 0a";

const hex = (text: string) =>
  Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(2, "0")).join(" ");

test("prints French by the code page Windows 1252", () => {
  const page = "1b 74 10";
  const name = "43 61 66 e9 20 63 72 e8 6d 65 2c 20 9c 75 66 73";
  const price = "34 2c 35 30 20 80";
  expect(encode([{ left: "Café crème, œufs", right: "4,50 €" }])).toBe(
    `${page} ${name} ${hex(" ".repeat(10))} ${price} 0a`,
  );
});

test("puts the amount at the right of the paper", () => {
  expect(encode([{ left: "2 x Cola", right: "5.80" }])).toContain(
    hex(`2 x Cola${" ".repeat(20)}5.80`),
  );
});

test("doubles what is seen from afar, of which half as much fits", () => {
  expect(encode([{ left: "042", align: "center", size: 2, bold: true }])).toBe(
    `1b 45 01 1d 21 11 1b 74 10 ${hex(`${" ".repeat(6)}042`)} 1b 45 00 1d 21 00 0a`,
  );
});

test("prints a name from right to left as a picture, and all else as text", () => {
  drawn.length = 0;
  const name = { left: "1 x شاورما", bold: true };
  const bytes = encode([{ left: "Kitchen" }, name]);
  expect(drawn).toEqual([name]);
  expect(bytes).toContain(hex("Kitchen"));
  // A raster of 48 bytes, which are 384 dots, by 8 lines.
  expect(bytes).toContain(`1d 76 30 00 30 00 08 00 ${"ff ".repeat(48 * 8).trim()}`);
});

test("cuts the labels of several bags apart", () => {
  const lines = [{ left: "Bag 1 of 2" }, { rule: true }, { left: "Bag 2 of 2" }];
  expect(encode(lines, "bag").split("1d 56 01")).toHaveLength(2);
  expect(encode(lines, "kitchen")).toContain(hex("-".repeat(32)));
});

test("prints the number of an order as bars, and a link as a code of squares", () => {
  expect(encode([{ barcode: "100429" }])).toBe(
    `1b 61 01 1d 68 3c 1d 77 03 1d 48 02 1d 6b 49 08 7b 42 ${hex("100429")} 0a 1b 61 00`,
  );
  expect(encode([{ qr: "https://errand.example/429" }])).toContain(
    hex("https://errand.example/429"),
  );
});
