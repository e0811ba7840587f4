import type { Database } from "@errand/server/database/database";
import { type InsertRow, insertRows } from "@errand/server/database/insert-rows";
import { vehicleReviews, vehicleUnits } from "@errand/server/rental/fleet.tables";
import { vehicles } from "@errand/server/rental/rental.tables";
import { averageRating } from "@errand/server/reviews/ratings";
import type { Taxonomy, VehicleRecord } from "@errand/town/catalogue/catalogue.types";
import type { CatalogueSource } from "@errand/town/catalogue/catalogue-source";
import { photoOf } from "@errand/town/pictures/drawn-picture";
import type { FilledStore } from "./catalogue.ts";
import { daysFrom } from "./days.ts";
import { amountOrNull, discountOf } from "./store-row.ts";
import { counter, syncIdsAndAnalyze } from "./sync-ids.ts";
import { idIn } from "./taxonomy.ts";

/** Inserts the vehicles of the rental providers with their plates and reviews. */
export async function fillVehicles(
  db: Database,
  source: CatalogueSource,
  taxonomy: Taxonomy,
  stores: Map<string, FilledStore>,
  now: Date,
): Promise<void> {
  const nextId = counter();
  const rows: InsertRow<typeof vehicles>[] = [];
  const units: InsertRow<typeof vehicleUnits>[] = [];
  const reviews: InsertRow<typeof vehicleReviews>[] = [];
  for await (const vehicle of source.vehicles()) {
    const provider = stores.get(vehicle.store);
    if (!provider) throw new Error(`${vehicle.slug}: no provider ${vehicle.store}`);
    const ids = { vehicleId: nextId(), providerId: provider.id };
    rows.push(vehicleRow(vehicle, ids, taxonomy));
    units.push(
      ...vehicle.plates.map((licensePlate) => ({ vehicleId: ids.vehicleId, licensePlate })),
    );
    reviews.push(...reviewRows(vehicle, ids, now));
  }
  await insertRows(db, vehicles, rows);
  await insertRows(db, vehicleUnits, units);
  await insertRows(db, vehicleReviews, reviews);
  await syncIdsAndAnalyze(db, [vehicles, vehicleUnits, vehicleReviews]);
}

interface VehicleIds {
  vehicleId: number;
  providerId: number;
}

function vehicleRow(
  vehicle: VehicleRecord,
  { vehicleId, providerId }: VehicleIds,
  taxonomy: Taxonomy,
): InsertRow<typeof vehicles> {
  return {
    id: vehicleId,
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
    ratingCount: vehicle.reviews.length,
    avgRating: averageRating(vehicle.reviews.map(({ rating }) => rating)),
  };
}

/** One in this many reviews with a comment has a photo. */
const photoEvery = 4;

function reviewRows(
  { reviews, pictures }: VehicleRecord,
  ids: VehicleIds,
  now: Date,
): InsertRow<typeof vehicleReviews>[] {
  return reviews.map(({ customer, rating, comment, reply, daysAgo }) => ({
    ...ids,
    customerName: customer,
    rating,
    comment,
    attachments: comment && daysAgo % photoEvery === 0 ? pictures.slice(1, 2).map(photoOf) : [],
    reply,
    repliedAt: reply ? daysFrom(now, -Math.max(0, daysAgo - 1)) : null,
    createdAt: daysFrom(now, -daysAgo),
  }));
}
