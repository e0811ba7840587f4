import type { Database } from "@errand/server/database/database";
import { vehicleBrands, vehicleCategories, vehicles } from "@errand/server/rental/rental.tables";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CatalogueVehicle } from "../catalogue/catalogue.types.ts";
import * as fleet from "../catalogue/rental/fleet.ts";
import type { FilledStore } from "./catalogue.ts";
import { discountOf, ratingsOf } from "./catalogue-rows.ts";
import { insertRows, type Row, settle } from "./rows.ts";
import type { ModuleIds } from "./shop.ts";

/** What the rental providers let. */
export async function fillVehicles(
  db: Database,
  catalogue: Catalogue,
  stores: Map<string, FilledStore>,
  moduleId: ModuleIds,
): Promise<void> {
  await insertRows(
    db,
    vehicleCategories,
    fleet.vehicleCategories.map(({ name, picture }, index) => ({
      id: index + 1,
      moduleId: moduleId("rental"),
      name,
      image: picture,
    })),
  );
  await insertRows(
    db,
    vehicleBrands,
    fleet.vehicleBrands.map(({ name, picture }, index) => ({
      id: index + 1,
      name: name.en,
      image: picture,
    })),
  );
  await settle(db, [vehicleCategories, vehicleBrands]);
  const rows: Row<typeof vehicles>[] = [];
  for (const store of catalogue.stores()) {
    const provider = stores.get(store.slug);
    if (store.module !== "rental" || !provider) continue;
    for (const vehicle of catalogue.vehiclesOf(store)) rows.push(vehicleRow(vehicle, provider.id));
  }
  await insertRows(db, vehicles, rows);
}

function vehicleRow(vehicle: CatalogueVehicle, providerId: number): Row<typeof vehicles> {
  const { ratingCount, avgRating } = ratingsOf(vehicle.reviews);
  return {
    providerId,
    categoryId: fleet.vehicleCategories.findIndex(({ key }) => key === vehicle.category) + 1,
    brandId: fleet.vehicleBrands.findIndex(({ key }) => key === vehicle.brand) + 1,
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
    hourlyPrice: vehicle.hourlyPrice,
    perKmPrice: vehicle.pricePerKm,
    dailyPrice: vehicle.dayPrice,
    ...discountOf(vehicle.discount),
    tags: vehicle.tags,
    isNew: vehicle.isNew,
    total: vehicle.plates.length,
    trips: vehicle.trips,
    avgRating,
    ratingCount,
  };
}
