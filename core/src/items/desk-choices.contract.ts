import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../values.ts";

/** What an operator chooses from for a value that names something. */

export const choiceKinds = ["store", "item", "category"] as const;

export const listDeskChoices = endpoint("GET /desk/choices", {
  about:
    "Stores, items or main categories to choose from, at most 20: those with this name, or the ones that are named.",
  allow: { staff: "desk" },
  input: z.object({
    kind: z.enum(choiceKinds),
    search: text(100).optional(),
    /** Only those of this module. */
    module: id.optional(),
    /** Only these. */
    among: z.array(id).min(1).max(500).optional(),
  }),
  reply: z.array(
    z.object({
      id,
      name: z.string(),
      /** What tells it from others with its name: of an item, its store. */
      text: z.string().nullable(),
    }),
  ),
  errors: [],
});
