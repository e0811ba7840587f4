import * as config from "./config/config.contract.ts";
import type { EndpointLists } from "./endpoint-lists.ts";
import * as location from "./location/location.contract.ts";
import * as modules from "./modules/modules.contract.ts";
import { listCourierVehicles } from "./partners/courier-vehicles.contract.ts";
import * as vehicleTaxonomy from "./rental/vehicle-taxonomy.contract.ts";
import { acceptInvitation, readInvitation } from "./staff/store-staff.contract.ts";

/**
 * Endpoints for anyone that the pages of several audiences call: what the shop is, where it
 * delivers, what vehicles are sorted by, and what couriers ride. An invitation is opened on a page
 * of the storefront or of a console, before its reader belongs to an audience.
 */
export const sharedLists = {
  modules,
  location,
  config,
  rental: vehicleTaxonomy,
  staff: { readInvitation, acceptInvitation },
  partners: { listCourierVehicles },
} satisfies EndpointLists;
