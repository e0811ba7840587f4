import type { Database } from "@errand/server/database/database";
import { type CatalogueSource, committedCatalogue } from "@errand/town/catalogue/catalogue-source";
import { fillCatalogue } from "./fill/catalogue.ts";
import { fillCustomers } from "./fill/customers.ts";
import { fillMap } from "./fill/map.ts";
import { fillNearbyPromotions } from "./fill/nearby-promotions.ts";
import { fillPromotions } from "./fill/promotions.ts";
import { fillRentalProviders } from "./fill/rental-providers.ts";
import { fillShop } from "./fill/shop.ts";
import { fillTaxonomy } from "./fill/taxonomy.ts";
import { fillVehicles } from "./fill/vehicles.ts";
import { fillWalletBonuses } from "./fill/wallet.ts";

type FillOptions = {
  /** Dates of campaigns, reviews and the like are relative to it. */
  now?: Date;
  /** The stores with their items and vehicles; by default those of the data folder. */
  catalogue?: CatalogueSource;
  /** Called with what is filled in so far. */
  report?: (state: string) => void;
};

/**
 * Fills an empty database with Belrive: its map, the shop settings, and its stores with their
 * items.
 */
export async function fillTown(
  db: Database,
  { now = new Date(), catalogue = committedCatalogue, report }: FillOptions = {},
): Promise<void> {
  const taxonomy = await catalogue.taxonomy();
  const districts = await fillMap(db);
  const moduleId = await fillShop(db, districts, now);
  await fillTaxonomy(db, taxonomy, moduleId);
  const stores = await fillCatalogue(db, { catalogue, districts, moduleId, now, report });
  await fillRentalProviders(db, stores);
  await fillVehicles(db, catalogue, taxonomy, stores, now);
  await fillPromotions(db, stores, taxonomy, districts, moduleId, now);
  await fillNearbyPromotions(db, now);
  await fillWalletBonuses(db, now);
  await fillCustomers(db, stores, districts, now);
}
