import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language.ts";
import { id } from "../values.ts";
import { ticketKinds } from "./ticket-paper.ts";

/** What a store prints of an order. */

/** One line of paper. Its texts fit into it: the longer ones are several lines. */
export const ticketLine = z.object({
  left: z.string().optional(),
  right: z.string().optional(),
  /** Left by default. */
  align: z.literal("center").optional(),
  /** Of 2, half as many characters fit into a line; 1 by default. */
  size: z.union([z.literal(1), z.literal(2)]).optional(),
  bold: z.boolean().optional(),
  /** A line across the paper instead of text. */
  rule: z.boolean().optional(),
  /** What a code of bars or squares contains instead of text. */
  qr: z.string().optional(),
  barcode: z.string().optional(),
});
export type TicketLine = z.infer<typeof ticketLine>;

export const ticket = z.object({
  language: z.enum(languages),
  /** Whether a text is written from right to left, which printers cannot do by themselves. */
  rtl: z.boolean(),
  lines: z.array(ticketLine),
});
export type Ticket = z.infer<typeof ticket>;

export const readTicket = endpoint("GET /store/orders/{id}/ticket", {
  about:
    "What is printed of an order, as lines for the encoder of a printer: for the kitchen, for the customer, or one label for each bag.",
  allow: { staff: "store", permission: "orders", owns: "order" },
  input: z.object({
    id,
    kind: z.enum(ticketKinds),
    width: z.union([z.literal(32), z.literal(42), z.literal(48)]),
  }),
  reply: ticket,
  errors: ["order_not_found"],
});
