import { fromMinor, nothing } from "@errand/core/money";
import { eq, min } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { everyFleetTag } from "../caching/tags.ts";
import type { VehiclePrices } from "../config/config.data.ts";
import type { Database } from "../database/database.ts";
import { vehicles } from "./rental.tables.ts";

/** The cheapest active price of each kind of trip, in major units; 0 where no vehicle offers it. */
export async function readVehiclePrices(db: Database): Promise<VehiclePrices> {
  dependsOn(everyFleetTag);
  const [cheapest] = await db
    .select({
      hourly: min(vehicles.hourlyPrice),
      perKm: min(vehicles.perKmPrice),
      daily: min(vehicles.dailyPrice),
    })
    .from(vehicles)
    .where(eq(vehicles.active, true));
  return {
    vehicle_hourly_min: fromMinor(cheapest?.hourly ?? nothing),
    vehicle_distance_min: fromMinor(cheapest?.perKm ?? nothing),
    vehicle_day_wise_min: fromMinor(cheapest?.daily ?? nothing),
  };
}
