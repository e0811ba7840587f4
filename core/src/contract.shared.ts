import * as config from "./config/config.contract.ts";
import type { EndpointLists } from "./endpoint-lists.ts";
import * as location from "./location/location.contract.ts";
import * as modules from "./modules/modules.contract.ts";
import { acceptInvitation, readInvitation } from "./staff/store-staff.contract.ts";

/**
 * Endpoints for anyone that the pages of several audiences call: what the shop is and where it
 * delivers. An invitation is opened on a page of the storefront or of a console, before its reader
 * belongs to an audience.
 */
export const sharedLists = {
  modules,
  location,
  config,
  staff: { readInvitation, acceptInvitation },
} satisfies EndpointLists;
