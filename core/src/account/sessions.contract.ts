import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, messageResponse, timestamp } from "../values.ts";

const customerSession = z.object({
  id,
  /** Browser and system from the `User-Agent`: "Firefox", "Windows". */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: timestamp,
  /** Accurate to the hour. */
  last_used_at: timestamp,
  /** The session of this request. */
  is_current: z.boolean(),
});

export const listSessions = endpoint("GET /customer/sessions", {
  about:
    "The devices on which the customer is signed in: this one first, then most recently used first.",
  allow: "customer",
  input: z.object({}),
  reply: z.array(customerSession),
  errors: [],
});

export const endOneSession = endpoint("DELETE /customer/sessions/{id}", {
  about: "Signs out one device.",
  allow: "customer",
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["session_not_found"],
});

export const endOtherSessions = endpoint("DELETE /customer/sessions", {
  about: "Signs out all other devices.",
  allow: "customer",
  input: z.object({}),
  reply: messageResponse,
  errors: [],
});
