import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { money, timestamp } from "../values.ts";
import { orderProof } from "./orders.contract.ts";
import { order, orderDetail } from "./orders.types.ts";

const text = z.string().nullable();
const party = z.object({ name: z.string(), address: text, phone: text, email: text });

/** Money that was paid for an order or went back; how is named in the language of the response. */
const movement = z.object({ title: z.string(), amount: money, at: timestamp });

/** What invoices of orders and of trips say alike. */
export const invoiceParts = {
  number: z.string(),
  /** When the order was delivered, or the trip completed; before, when it was placed. */
  issued_at: timestamp,
  /** Who runs the shop and issues the invoice. */
  issuer: party,
  /** The store or the rental provider; null for a parcel. */
  seller: party.nullable(),
  buyer: party,
  payments: z.array(movement),
  refunds: z.array(movement),
};

export const invoice = z.object({ ...invoiceParts, order, lines: z.array(orderDetail) });

export const getInvoice = endpoint("GET /customer/order/invoice", {
  inMaintenance: true,
  about: "The invoice of an order, to print: seller, buyer, lines, tax and payments.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: invoice,
  errors: ["order_not_found"],
});
