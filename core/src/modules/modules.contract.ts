import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { flag, id, slug } from "../values.ts";

export const moduleType = z.enum(["food", "grocery", "pharmacy", "ecommerce", "parcel", "rental"]);
export type ModuleType = z.infer<typeof moduleType>;

export const module = z.object({
  id,
  slug,
  module_name: z.string(),
  module_type: moduleType,
  description: z.string(),
  icon_full_url: z.string().nullable(),
  thumbnail_full_url: z.string().nullable(),
  status: flag,
  zones: z.array(id),
  all_zone_service: flag,
  stores_count: z.int(),
  items_count: z.int(),
});
export type Module = z.infer<typeof module>;

export const listModules = endpoint("GET /module", {
  inMaintenance: true,
  about: "Active modules; with the zoneId header, only those of these zones.",
  allow: "anyone",
  reads: ["zone"],
  ...anywhere,
  input: z.object({}),
  reply: z.array(module),
  errors: [],
});
