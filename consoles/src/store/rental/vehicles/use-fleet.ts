import type { CallOf } from "@errand/client/contract-types.ts";
import type { ProviderContract } from "@errand/core/contract.provider";
import type { Language } from "@errand/core/language";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useProviderClient } from "../provider-client.ts";

const pageSize = 100;

/** All vehicles of the provider with their plates. */
export function useFleet() {
  return useFleetIn(useLanguage());
}

/** The same with names and texts in a language. */
export function useFleetIn(language: Language) {
  const { scopedQuery, scope } = useProviderClient();
  return useQuery(
    scopedQuery({ ...scope, language }, ["GET /provider/vehicles", "all"], readFleet),
  );
}

async function readFleet(call: CallOf<ProviderContract>): Promise<FleetVehicle[]> {
  const fleet: FleetVehicle[] = [];
  for (let offset = 1; ; offset++) {
    const { vehicles } = await call("GET /provider/vehicles", { limit: pageSize, offset });
    fleet.push(...vehicles);
    if (vehicles.length < pageSize) return fleet;
  }
}
