import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { flag, id, page, paging, text } from "../values.ts";

/** What vehicles are sorted by, for who looks for one and for who offers one (contract 5.4). */

const ofModule = { allow: "anyone", needs: ["module"] } as const;

/** A name with a picture. */
export const named = z.object({ id, name: z.string(), image_full_url: z.string().nullable() });

export const listVehicleCategories = endpoint("GET /rental/vehicle/category-list", {
  about: "Vehicle categories of the module.",
  ...ofModule,
  ...anywhere,
  input: z.object({ ...paging, search: text(100).optional() }),
  reply: page("vehicles", named),
  errors: ["module_header_invalid", "offset_too_large"],
});

export const listVehicleBrands = endpoint("GET /rental/vehicle/brand-list", {
  about: "The brands of the module's vehicles.",
  ...ofModule,
  ...anywhere,
  input: z.object({
    ...paging,
    search: text(100).optional(),
    /** For who states the brand of a vehicle: also those that no vehicle is of yet. */
    unused: flag.default(0),
  }),
  reply: page("brands", named),
  errors: ["module_header_invalid", "offset_too_large"],
});
