import type { CatalogueSource } from "@errand/town/catalogue/catalogue-source";
import { townStores } from "@errand/town/generate/catalogue/catalogue-generator";
import { generatedCatalogue } from "@errand/town/generate/catalogue/generated-catalogue";

/** Returns the catalogue of a town of `items` items; the number of its stores grows with them. */
export function largerTown(items: number): CatalogueSource {
  return generatedCatalogue({ stores: Math.max(townStores, Math.round(items / 50)), items });
}
