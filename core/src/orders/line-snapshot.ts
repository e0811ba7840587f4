import * as z from "zod";
import { moduleType } from "../modules/modules.contract.ts";
import type { Minor } from "../money.ts";
import { id } from "../values.ts";

/**
 * What an order line says about its item, as it was when the order was placed. Later changes of the
 * item, and of the API's item type, do not reach it. A change of this shape is a new version beside
 * this one: rows are never rewritten, readers upgrade older versions (docs/decisions/024).
 */

const localizedText = z.object({ en: z.string(), fr: z.string() });
const amount = z.custom<Minor>((value) => Number.isSafeInteger(value));

/** An option of a group or a variation, with its price in minor units. */
const option = z.object({ id: z.string(), label: localizedText, price: amount });

export const orderLineSnapshotV1 = z.object({
  version: z.literal(1),
  slug: z.string(),
  name: localizedText,
  description: localizedText,
  unit: localizedText.nullable(),
  /** The names of its pictures, the main one first. */
  pictures: z.array(z.string()),
  store: z.object({ id, slug: z.string(), name: localizedText }),
  zoneId: id,
  moduleId: id,
  moduleType,
  /** The list price of one piece without options, in minor units. */
  price: amount,
  /** The chosen variation; its price is that of the piece. */
  variation: option.nullable(),
  /** The chosen options; their prices are added. */
  groups: z.array(
    z.object({
      id: z.string(),
      label: localizedText,
      type: z.enum(["single", "multi"]),
      min: z.int(),
      max: z.int(),
      required: z.boolean(),
      options: z.array(option),
    }),
  ),
  /** Quantities are for the whole line. */
  addOns: z.array(z.object({ id, name: localizedText, price: amount, quantity: z.int() })),
  veg: z.boolean(),
  organic: z.boolean(),
  halal: z.boolean(),
  prescription: z.boolean(),
  campaign: z.boolean(),
});

export type OrderLineSnapshot = z.infer<typeof orderLineSnapshotV1>;
