import type { Database } from "@errand/server/database/database";
import { type InsertRow, insertRows } from "@errand/server/database/insert-rows";
import { vehicles } from "@errand/server/rental/rental.tables";
import type { Taxonomy, VehicleRecord } from "../catalogue/catalogue.types.ts";
import type { CatalogueSource } from "../catalogue/catalogue-source.ts";
import type { FilledStore } from "./catalogue.ts";
import { amountOrNull, discountOf, ratingOf } from "./store-row.ts";
import { idIn } from "./taxonomy.ts";

/** Inserts the vehicles of the rental providers. */
export async function fillVehicles(
  db: Database,
  source: CatalogueSource,
  taxonomy: Taxonomy,
  stores: Map<string, FilledStore>,
): Promise<void> {
  const rows: InsertRow<typeof vehicles>[] = [];
  for await (const vehicle of source.vehicles()) {
    const provider = stores.get(vehicle.store);
    if (!provider) throw new Error(`${vehicle.slug}: no provider ${vehicle.store}`);
    rows.push(vehicleRow(vehicle, provider.id, taxonomy));
  }
  await insertRows(db, vehicles, rows);
}

function vehicleRow(
  vehicle: VehicleRecord,
  providerId: number,
  taxonomy: Taxonomy,
): InsertRow<typeof vehicles> {
  return {
    providerId,
    categoryId: idIn(taxonomy.vehicleCategories, vehicle.category) ?? 0,
    brandId: idIn(taxonomy.vehicleBrands, vehicle.brand) ?? 0,
    slug: vehicle.slug,
    name: vehicle.name,
    description: vehicle.description,
    images: vehicle.pictures,
    model: vehicle.model,
    type: vehicle.category,
    engineCapacity: vehicle.engineCapacity,
    enginePower: vehicle.enginePower,
    seats: vehicle.seats,
    airCondition: vehicle.airCondition,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    hourlyPrice: amountOrNull(vehicle.hourlyPrice),
    perKmPrice: amountOrNull(vehicle.pricePerKm),
    dailyPrice: amountOrNull(vehicle.dayPrice),
    ...discountOf(vehicle.discount),
    tags: vehicle.tags,
    isNew: vehicle.isNew,
    total: vehicle.plates.length,
    trips: vehicle.trips,
    ...ratingOf(vehicle.ratings),
  };
}
