import * as z from "zod";
import { endpoint } from "../endpoint.ts";

const count = z.int().optional();

/** What waits for a store or a rental provider: of each, what the role of the reader includes. */
export const storeCounters = z.object({
  /** Orders that wait for the store. */
  new: count,
  /** Orders that wait for a courier or their customer. */
  ready: count,
  /** Trips that wait for the provider. */
  trips: count,
  /** Reviews without a reply. */
  reviews: count,
  /** Messages that nobody has seen. */
  messages: count,
});
export type StoreCounters = z.infer<typeof storeCounters>;

export const readStoreCounters = endpoint("GET /store/counters", {
  about:
    "How much waits: new and ready orders, trips, reviews without a reply, unseen messages. Each member of the staff gets what their role may read, up to 1,000 of each.",
  allow: { staff: "store" },
  input: z.object({}),
  reply: storeCounters,
  errors: [],
});
