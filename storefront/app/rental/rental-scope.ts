import type { Module } from "@errand/core/modules/modules.contract";
import type { RouterContextProvider } from "react-router";
import type { Call, RequestScope, Scope } from "../api/api-request.ts";
import { scopeOf } from "../api/scope.tsx";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";

export interface RentalScope {
  module: Module;
  call: Call;
  scope: Scope;
}

/** The limit of zones per request (contract 1.2). */
const maxZones = 20;

/**
 * How the pages of rental call the API: in the visitor's rental module, else the first open one;
 * for visitors without a location, such as crawlers, in all its zones. Null without an open rental
 * module.
 */
export async function rentalScopeOf(
  context: Readonly<RouterContextProvider>,
): Promise<RentalScope | null> {
  const client = context.get(clientRouterContext);
  const modules = await context.get(callContext)("GET /module");
  const open = modules.filter(({ module_type }) => module_type === "rental");
  const module = open.find(({ id }) => id === client.module?.id) ?? open[0];
  if (!module) return null;
  const zoneIds = client.zoneIds.length > 0 ? client.zoneIds : module.zones.slice(0, maxZones);
  const from: RequestScope = { zoneIds, moduleId: module.id };
  return {
    module,
    call: context.get(callFromContext)(from),
    scope: { ...scopeOf(client), ...from },
  };
}
