import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { entryEffect } from "./entry-schema.ts";

/** What changes would mean, before they are saved (contract 7.3). */

export const previewEntries = endpoint("POST /desk/preview", {
  about:
    "What unsaved values would mean, such as how many customers get a message. It writes nothing, and refuses what a write would refuse.",
  allow: { staff: "desk" },
  isRead: true,
  input: z.object({
    changes: z
      .array(
        z.object({
          /** `coupons/12`; of something new only its list. */
          path: z.stringFormat("entry-path", /^[a-z][a-z-]*(\/[1-9]\d{0,14})?$/),
          values: z.record(z.string(), z.unknown()),
        }),
      )
      .min(1)
      .max(20),
  }),
  reply: z.object({ effects: z.array(entryEffect.extend({ path: z.string() })) }),
  errors: ["entry_not_found"],
});
