import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { languages } from "../language.ts";
import { moduleType } from "../modules/modules.contract.ts";
import { id, timestamp } from "../values.ts";

/** The shop as an operator looks at it before something is saved (contract 7.3). */

export const readPreview = endpoint("GET /preview", {
  about: "When and as whom the header `X-Preview` looks at the shop.",
  allow: "anyone",
  uncached: true,
  ...anywhere,
  input: z.object({}),
  reply: z.object({
    at: timestamp,
    expires_at: timestamp,
    /** With a point inside it. Null: as the reads say. */
    zone: z
      .object({ id, display_name: z.string(), latitude: z.number(), longitude: z.number() })
      .nullable(),
    module: z
      .object({ id, slug: z.string(), module_name: z.string(), module_type: moduleType })
      .nullable(),
    language: z.enum(languages).nullable(),
  }),
  errors: ["preview_not_found"],
});
