import { redirect } from "react-router";
import { PageData } from "../catalog/page-data.tsx";
import { callContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/vehicle-search.page";
import { rentalScopeOf } from "./rental-scope.ts";
import { readVehicleListing } from "./vehicle-search-data.ts";
import { VehicleSearchView } from "./vehicle-search-view.tsx";

/** Visitors without a location see the vehicles of all zones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [rental, { time_zone }] = await Promise.all([
    rentalScopeOf(context),
    context.get(callContext)("GET /config"),
  ]);
  if (rental === null) throw redirect("/home");
  const now = Date.now();
  const { module, call, scope } = rental;
  const listing = await readVehicleListing(call, url.searchParams, new Date(now), time_zone);
  return { now, scope, moduleId: module.id, listing };
}

export default function VehicleSearchPage({
  loaderData: { now, scope, moduleId, listing },
}: Route.ComponentProps) {
  return (
    <PageData now={now} scope={scope}>
      <VehicleSearchView moduleId={moduleId} listing={listing} />
    </PageData>
  );
}
