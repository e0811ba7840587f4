import { scopeOf } from "../api/scope.tsx";
import { PageData } from "../catalog/page-data.tsx";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/provider.page";
import { ProviderView } from "./provider-view.tsx";
import { rentalScopeOf } from "./rental-scope.ts";
import { planOf } from "./trip-plan.ts";
import { filterInput, tripFilter, vehicleFiltersOf } from "./vehicle-filters.ts";
import { typesAmong, vehiclesPerPage } from "./vehicle-search-data.ts";

const everything = { limit: 100 };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [rental, { time_zone }] = await Promise.all([
    rentalScopeOf(context),
    context.get(callContext)("GET /config"),
  ]);
  // A shared link opens it for visitors who have chosen neither a module nor a location.
  const outside = rental?.call ?? context.get(callContext);
  const provider = await outside("GET /rental/provider/get-provider-details/{id}", {
    id: params.id,
  });
  const now = Date.now();
  const query = url.searchParams;
  // Of the provider's zone and module, whichever the visitor has chosen.
  const from = { zoneIds: [provider.zone_id], moduleId: provider.module_id };
  const call = context.get(callFromContext)(from);
  const plan = planOf(query, new Date(now), time_zone);
  const filters = vehicleFiltersOf(query);
  const { pickup_location: _anywhere, ...trip } = tripFilter(query, plan, time_zone);
  const request = {
    provider_id: String(provider.id),
    limit: vehiclesPerPage,
    ...(plan && { include_taken: 1 as const }),
    ...filterInput(filters, trip),
  };
  const [first, categories, brands] = await Promise.all([
    call("GET /rental/vehicle/get-provider-vehicles", request),
    call("GET /rental/vehicle/category-list", everything),
    call("GET /rental/vehicle/brand-list", everything),
  ]);
  return {
    now,
    scope: { ...scopeOf(context.get(clientRouterContext)), ...from },
    moduleId: provider.module_id,
    provider,
    plan,
    request,
    first,
    choices: {
      categories: categories.vehicles,
      brands: brands.brands,
      vehicleTypes: typesAmong(first, filters),
    },
  };
}

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const { now, scope, provider, plan, request, first, choices } = loaderData;
  return (
    <PageData now={now} scope={scope}>
      <ProviderView
        key={provider.id}
        provider={provider}
        fleet={{ plan, request, first, choices }}
      />
    </PageData>
  );
}
