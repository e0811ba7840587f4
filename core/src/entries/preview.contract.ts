import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language.ts";
import { flag, id, requestedTime, timestamp } from "../values.ts";
import { entryEffect } from "./entry-schema.ts";

/** What changes would mean, before they are saved (contract 7.3). */

const entryPreviewed = z.object({
  /** `coupons/12`, or the name of a setting; of something new only its list. */
  path: z.stringFormat("entry-path", /^[a-z][a-z-]*(\/[1-9]\d{0,14})?$/),
  values: z.record(z.string(), z.unknown()),
  /** Missing: as before; of something new: at once and without an end. */
  active: flag.optional(),
  from: requestedTime.nullable().optional(),
  until: requestedTime.nullable().optional(),
});

export const previewEntries = endpoint("POST /desk/preview", {
  about:
    "What unsaved values would mean, such as how many customers get a message. With `at`, also a token: for 30 minutes, reads by anyone with the header `X-Preview` answer as of then with these values, for this zone, module and language. It changes nothing, and refuses what a write would refuse.",
  allow: { staff: "desk" },
  isRead: true,
  input: z.object({
    changes: z.array(entryPreviewed).max(20).default([]),
    at: requestedTime.optional(),
    /** Each replaces the header of the reads; missing: as they say. */
    zone_id: id.optional(),
    module_id: id.optional(),
    language: z.enum(languages).optional(),
  }),
  reply: z.object({
    effects: z.array(entryEffect.extend({ path: z.string() })),
    /** Null without `at`. */
    preview_token: z.string().nullable(),
    expires_at: timestamp.nullable(),
  }),
  errors: ["entry_not_found"],
});
