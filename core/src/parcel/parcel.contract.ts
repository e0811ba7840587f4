import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { parcelCategory } from "../orders/parcel.types.ts";
import { id, page, paging } from "../values.ts";

export const listParcelCategories = endpoint("GET /parcel-category", {
  about: "Parcel categories with their delivery charges.",
  allow: "anyone",
  needs: ["module"],
  ...anywhere,
  input: z.object({}),
  reply: z.array(parcelCategory),
  errors: ["module_header"],
});

export const listParcelInstructions = endpoint("GET /customer/order/parcel-instructions", {
  about: "Predefined instructions for the courier.",
  allow: "anyone",
  ...anywhere,
  input: z.object(paging),
  reply: page("data", z.object({ id, instruction: z.string() })),
  errors: ["offset"],
});
