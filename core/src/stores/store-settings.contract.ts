import * as z from "zod";
import { endpoint } from "../endpoint.ts";

/** How a store takes orders (contract 6.3). */

const own = { staff: "store", permission: "settings" } as const;

export const storeSettings = z.object({
  /** The scheduled orders that one slot takes; null without a limit. Orders that a slot has already stay. */
  slot_capacity: z.int().min(1).max(1000).nullable(),
  /** Minutes within which the store starts an order; later the order is canceled. */
  accept_within: z.int().min(3).max(15),
  /** Starts every order without a person. */
  auto_accept: z.boolean(),
});

export const readStoreSettings = endpoint("GET /store/settings", {
  about: "How the store takes orders.",
  allow: own,
  input: z.object({}),
  reply: storeSettings,
  errors: [],
});

export const changeStoreSettings = endpoint("PUT /store/settings", {
  about: "Changes how the store takes orders: what is stated, and nothing else.",
  allow: own,
  input: storeSettings.partial(),
  reply: storeSettings.extend({ message: z.string() }),
  errors: [],
});
