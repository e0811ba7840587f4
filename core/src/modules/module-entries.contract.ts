import * as z from "zod";
import {
  entryListEndpoints,
  entryOrderEndpoint,
  nameEndpoints,
} from "../entries/entry-endpoints.ts";
import { localizedText, pictureName } from "../entries/localized.ts";
import { slug } from "../values.ts";
import { moduleType } from "./modules.contract.ts";

/** The modules of the shop, at the desk (contract 7.3). */

export const moduleValues = z.object({
  /** What is ordered in it. It never changes once it is saved. */
  type: moduleType,
  name: localizedText(100),
  description: localizedText(500),
  /** In the address of its page; made from the English name when it is missing. */
  slug: slug.nullable().default(null),
  icon: pictureName.nullable().default(null),
  thumbnail: pictureName.nullable().default(null),
});
export type ModuleValues = z.output<typeof moduleValues>;

const modules = {
  path: "/desk/settings/modules",
  permission: "settings",
  many: "modules",
} as const;
export const deskModules = entryListEndpoints({
  ...{ ...modules, one: "module" },
  values: moduleValues,
  errors: ["entry_target", "slug_taken"],
});
export const orderDeskModules = entryOrderEndpoint(modules);
export const namedDeskModules = nameEndpoints("Modules", {
  // Before `{entry_id}`, which would match it, too.
  order: orderDeskModules,
  ...deskModules,
});
