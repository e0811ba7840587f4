import { scopeOf } from "../api/scope.tsx";
import { PageData } from "../catalog/page-data.tsx";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/vehicle.page";
import { rentalScopeOf } from "./rental-scope.ts";
import { planOf } from "./trip-plan.ts";
import { readFree } from "./vehicle-data.ts";
import { VehicleView } from "./vehicle-view.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [rental, { time_zone }] = await Promise.all([
    rentalScopeOf(context),
    context.get(callContext)("GET /config"),
  ]);
  const call = rental?.call ?? context.get(callContext);
  const vehicle = await call("GET /rental/vehicle/get-vehicle-details/{id}", { id: params.id });
  const now = Date.now();
  const plan = planOf(url.searchParams, new Date(now), time_zone);
  // Of the zones where the provider hands over, whichever the visitor has chosen.
  const zoneIds = vehicle.provider.pickup_zone_id;
  const moduleId = rental?.module.id ?? null;
  const callThere =
    moduleId !== null && zoneIds.length > 0
      ? context.get(callFromContext)({ zoneIds, moduleId })
      : call;
  const [free, provider] = await Promise.all([
    plan && readFree(callThere, vehicle, plan, time_zone).catch(() => null),
    call("GET /rental/provider/get-provider-details/{id}", { id: String(vehicle.provider_id) }),
  ]);
  const scope = rental?.scope ?? scopeOf(context.get(clientRouterContext));
  return { now, scope, moduleId, vehicle, rules: provider.rental_rules, plan, free };
}

export default function VehiclePage({
  loaderData: { now, scope, moduleId, vehicle, rules, plan, free },
}: Route.ComponentProps) {
  return (
    <PageData now={now} scope={scope}>
      <VehicleView
        key={vehicle.id}
        moduleId={moduleId}
        vehicle={vehicle}
        rules={rules}
        read={{ plan, free }}
      />
    </PageData>
  );
}
