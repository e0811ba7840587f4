import type { BareZone } from "@errand/core/location/location.contract";
import type { Module } from "@errand/core/modules/modules.contract";
import type { RouterContextProvider } from "react-router";
import type { Reply } from "../api/api-request.ts";
import { callContext, callFromContext } from "../rendering/server-context.ts";

/** What the forms of partners offer to choose from. */
export interface PartnerOptions {
  zones: BareZone[];
  modules: Module[];
  vehicles: Reply<"GET /get-vehicles">;
}

/**
 * All open zones, the modules that have stores, and the kinds of vehicles, wherever the visitor is.
 * For loaders.
 */
export async function readPartnerOptions(
  context: Readonly<RouterContextProvider>,
): Promise<PartnerOptions> {
  const call = context.get(callContext);
  const callEverywhere = context.get(callFromContext)({ zoneIds: [], moduleId: null });
  const [zones, modules, vehicles] = await Promise.all([
    call("GET /zone/list"),
    callEverywhere("GET /module"),
    call("GET /get-vehicles"),
  ]);
  return {
    zones,
    modules: modules.filter(({ module_type }) => module_type !== "parcel"),
    vehicles,
  };
}
