import type { Database } from "@errand/server/database/database";
import { createCatalogue } from "./catalogue/catalogue.ts";
import { fillCatalogue } from "./fill/catalogue.ts";
import { fillCustomers } from "./fill/customers.ts";
import { fillNeighbours } from "./fill/neighbours.ts";
import { fillPlaces } from "./fill/places.ts";
import { fillPromotions } from "./fill/promotions.ts";
import { fillShop } from "./fill/shop.ts";
import { fillVehicles } from "./fill/vehicles.ts";
import { createBelrive } from "./geography/belrive.ts";

export type TownSize = { stores?: number; items?: number };

/**
 * Fills an empty database with Belrive: its streets, the shop, and all that is
 * sold there. Dates (campaigns, reviews) are reckoned from `now`.
 */
export async function fillTown(
  db: Database,
  { now = new Date(), ...size }: TownSize & { now?: Date } = {},
): Promise<void> {
  const town = createBelrive();
  const catalogue = createCatalogue(size);
  const places = await fillPlaces(db, town);
  const moduleId = await fillShop(db, places, now);
  const stores = await fillCatalogue(db, catalogue, places, moduleId, now);
  await fillVehicles(db, catalogue, stores, moduleId);
  await fillPromotions(db, stores, places, moduleId, now);
  await fillNeighbours(db, now);
  await fillCustomers(db, stores, places, now);
}
