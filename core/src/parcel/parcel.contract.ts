import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, money, page, paging, percent } from "../values.ts";

/** What a parcel may be (contract 5.1). */
const parcelCategory = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image_full_url: z.string().nullable(),
  module_id: id,
  parcel_per_km_shipping_charge: money,
  parcel_minimum_shipping_charge: money,
  tax: percent,
});

export const listParcelCategories = endpoint("GET /parcel-category", {
  about: "What can be sent, and what its way costs.",
  allow: "anyone",
  needs: ["module"],
  ...anywhere,
  input: z.object({}),
  reply: z.array(parcelCategory),
  errors: ["module_header"],
});

export const listParcelInstructions = endpoint("GET /customer/order/parcel-instructions", {
  about: "Words for the courier, ready to be chosen.",
  allow: "anyone",
  ...anywhere,
  input: z.object(paging),
  reply: page("data", z.object({ id, instruction: z.string() })),
  errors: ["offset"],
});
