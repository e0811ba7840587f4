import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, text, timestamp } from "../values.ts";
import { ticketWidths } from "./ticket-paper.ts";

/** A printer in the network of a store, which asks for tickets by itself (Star CloudPRNT). */

const own = { staff: "store", permission: "settings", kind: "store_staff" } as const;
const width = z.union([z.literal(32), z.literal(42), z.literal(48)]);

export const readPrinter = endpoint("GET /store/printer", {
  about: "The printer of the store that prints by itself, and when it last asked.",
  allow: own,
  input: z.object({}),
  reply: z.object({
    is_set: z.boolean(),
    width: width.nullable(),
    last_seen_at: timestamp.nullable(),
  }),
  errors: [],
});

export const addPrinter = endpoint("POST /store/printer", {
  about:
    "Makes an address for the printer of the store, in place of a former one: it is entered as the CloudPRNT URL of the printer, and shown once. Tickets are in the language of this request.",
  allow: own,
  input: z.object({ width: width.default(ticketWidths[2]) }),
  reply: z.object({ message: z.string(), url: z.string() }),
  errors: [],
});

export const removePrinter = endpoint("DELETE /store/printer", {
  about: "Ends the address of the printer of the store, and what waits to be printed.",
  allow: own,
  input: z.object({}),
  reply: messageResponse,
  errors: [],
});

const path = "/store/printer/{printer_token}";
const asPrinter = { printer_token: text(100) };

export const pollPrintJobs = endpoint(`POST ${path}`, {
  about: "A printer asks whether something is to be printed (CloudPRNT).",
  allow: "anyone",
  input: z.object(asPrinter),
  reply: z.object({
    jobReady: z.boolean(),
    mediaTypes: z.array(z.string()),
    jobToken: z.string().nullable(),
  }),
  errors: ["printer_not_found"],
});

const job = {
  ...asPrinter,
  /** The `jobToken` of the answer; the oldest job without it. */
  token: text(20).optional(),
};

export const readPrintJob = endpoint(`GET ${path}`, {
  about: "A printer fetches what is to be printed, as plain text (CloudPRNT).",
  allow: "anyone",
  uncached: true,
  input: z.object({ ...job, type: text(100).optional() }),
  reply: z.string(),
  mediaType: "text/plain",
  errors: ["printer_not_found", "print_job_not_found", "print_type_unsupported"],
});

export const confirmPrintJob = endpoint(`DELETE ${path}`, {
  about:
    "A printer states that it has printed something, or cannot (CloudPRNT). What a printer without paper or with an open cover could not print waits for the next time.",
  allow: "anyone",
  input: z.object({ ...job, code: text(100).optional() }),
  reply: z.object({}),
  errors: ["printer_not_found"],
});
