import type { CatalogueSource } from "../../catalogue/catalogue-source.ts";
import { createBelrive } from "../map/belrive.ts";
import { type CatalogueSize, createCatalogueGenerator } from "./catalogue-generator.ts";
import { itemRecord } from "./item-record.ts";
import { storeRecord, vehicleRecord } from "./store-record.ts";
import { taxonomy } from "./taxonomy.ts";

/** Returns the catalogue of a town of any size, generated while it is read. */
export function generatedCatalogue(
  size: CatalogueSize = {},
  town = createBelrive(),
): CatalogueSource {
  const catalogue = createCatalogueGenerator(size);
  const addresses = town.districts.map(({ key }) =>
    town.addresses.filter(({ district }) => district === key),
  );
  return {
    taxonomy: async () => taxonomy,
    *stores() {
      for (const store of catalogue.stores()) {
        yield storeRecord(store, catalogue, addresses[store.district] ?? []);
      }
    },
    *items(module) {
      for (const store of catalogue.stores()) {
        if (store.module !== module) continue;
        for (const item of catalogue.itemsOf(store)) yield itemRecord(item, store);
      }
    },
    *vehicles() {
      for (const store of catalogue.stores()) {
        for (const vehicle of catalogue.vehiclesOf(store)) yield vehicleRecord(vehicle, store.slug);
      }
    },
  };
}
