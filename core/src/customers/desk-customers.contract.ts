import * as z from "zod";
import { address } from "../addresses/addresses.contract.ts";
import { endpoint } from "../endpoint.ts";
import { order } from "../orders/orders.types.ts";
import { id, money, page, paging, requestedTime, text, timestamp } from "../values.ts";

/** Customers at the desk (contract 7.12). Contacts are masked until an operator reveals them. */

export const customer = z.object({
  id,
  name: z.string(),
  /** Masked: `+33 •• 52`. */
  phone: z.string().nullable(),
  /** Masked: `s•••@example.com`. */
  email: z.string().nullable(),
  status: z.enum(["active", "blocked"]),
  /** When a block ends by itself; null for one without an end. */
  blocked_until: timestamp.nullable(),
  order_count: z.int(),
  wallet_balance: z.number(),
  loyalty_point: z.int(),
  created_at: timestamp,
});

export const customerActs = ["block", "unblock", "credit", "reveal"] as const;

const customerDetails = customer.extend({
  /** Newest first, at most 20. */
  orders: z.array(order),
  refunds_30d: z.object({ count: z.int(), amount: money }),
  /** What operators did with the account, newest first, at most 50. */
  history: z.array(
    z.object({
      act: z.enum(customerActs),
      at: timestamp,
      by: z.object({ id, name: z.string() }),
      reason: z.string().nullable(),
      until: timestamp.nullable(),
      amount: money.nullable(),
    }),
  ),
});

const desk = { staff: "desk", permission: "customers" } as const;
const own = { ...desk, owns: "customer" } as const;
/** Without orders and history, which a read has. */
const changed = z.object({ message: z.string(), customer });

export const listDeskCustomers = endpoint("GET /desk/customers", {
  about:
    "Customers by their exact phone, e-mail or number, or by the number of an order or trip. An operator of some zones finds those who have ordered there.",
  allow: desk,
  input: z.object({ ...paging, search: text(255) }),
  reply: page("customers", customer),
  errors: ["offset_too_large"],
});

export const readDeskCustomer = endpoint("GET /desk/customers/{id}", {
  about: "A customer with the latest orders, recent refunds and what operators did.",
  allow: own,
  input: z.object({ id }),
  reply: customerDetails,
  errors: ["customer_not_found"],
});

export const revealDeskCustomer = endpoint("POST /desk/customers/{id}/reveal", {
  about: "The contacts and addresses of a customer. Each call is in the audit log; 30 an hour.",
  allow: own,
  isRead: true,
  input: z.object({ id, reason: text(255) }),
  reply: z.object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    addresses: z.array(address),
  }),
  errors: ["customer_not_found", "throttled"],
});

export const blockDeskCustomer = endpoint("POST /desk/customers/{id}/block", {
  about:
    "Blocks an account, for ever or until a time, and ends its sessions. Its running orders go on.",
  allow: own,
  keyRequired: true,
  input: z.object({ id, reason: text(255), until: requestedTime.optional() }),
  reply: changed,
  errors: ["customer_not_found", "block_until_past"],
});

export const unblockDeskCustomer = endpoint("POST /desk/customers/{id}/unblock", {
  about: "Ends the block of an account.",
  allow: own,
  keyRequired: true,
  input: z.object({ id, reason: text(255) }),
  reply: changed,
  errors: ["customer_not_found"],
});

export const creditDeskCustomer = endpoint("POST /desk/customers/{id}/credit", {
  about:
    "Credits the wallet of a customer at the expense of the shop, within what an operator may give on one day.",
  allow: { ...own, permission: "payments" },
  keyRequired: true,
  input: z.object({ id, amount: money.gt(0), reason: text(255) }),
  reply: changed.extend({
    /** What the operator may still give today. */
    left: money,
  }),
  errors: ["customer_not_found", "feature_off", "credit_limit"],
});
