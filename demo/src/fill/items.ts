import type { Database } from "@errand/server/database/database";
import { catalogueImport } from "@errand/server/import/catalogue.import";
import type { ImportRow } from "@errand/server/import/read-rows";
import { runImport } from "@errand/server/import/run-import";
import { counted } from "@errand/server/process/progress";
import {
  type CatalogueSource,
  type ItemModule,
  itemModules,
} from "@errand/town/catalogue/catalogue-source";
import { isDrawnPicture } from "@errand/town/pictures/drawn-picture";
import { daysFrom } from "./days.ts";

type Fields = Record<string, unknown>;

/** Recipes and groceries list all their allergens, so that one without any has none. */
const noAllergens = new Map([["allergies", "none"]] as const);
const defaults: Partial<Record<ItemModule, typeof noAllergens>> = {
  food: noAllergens,
  grocery: noAllergens,
};

/** Imports the items of the stores with the same importer that merchants use. */
export async function importItems(
  db: Database,
  source: CatalogueSource,
  now: Date,
  report: (state: string) => void = () => {},
): Promise<void> {
  let imported = 0;
  for (const module of itemModules) {
    const importer = catalogueImport({
      module,
      store: null,
      map: new Map(),
      set: defaults[module] ?? new Map(),
      // The server draws all pictures of the town by name, so that none is stored.
      picturesFolder: "",
      givenPictures: null,
      isDrawnPicture,
      dryRun: false,
    });
    const { accepted, refused } = await runImport(db, importer, () => rowsOf(source, module, now), {
      dryRun: false,
      keepGoing: false,
      name: "name",
      onRows: (count) => report(counted(imported + count, "item")),
    });
    const [first] = refused;
    if (first) throw new Error(`items of ${module}, ${first.at}: ${first.reason}`);
    imported += accepted;
  }
}

async function* rowsOf(
  source: CatalogueSource,
  module: ItemModule,
  now: Date,
): AsyncIterable<ImportRow> {
  let number = 0;
  for await (const fields of source.items(module)) {
    number += 1;
    yield { at: `line ${number}`, fields: withDates(fields, now), geometry: null };
  }
}

/**
 * Replaces days before the import by dates, so that the town has the same age on every first start.
 */
function withDates({ added_days_ago, customer_reviews, ...fields }: Fields, now: Date): Fields {
  const reviews: Fields[] = Array.isArray(customer_reviews) ? customer_reviews : [];
  return {
    ...fields,
    on_sale_since: daysFrom(now, -Number(added_days_ago)).toISOString(),
    customer_reviews: reviews.map(({ days_ago, ...review }) => ({
      ...review,
      written_at: daysFrom(now, -Number(days_ago)).toISOString(),
      ...("reply" in review && {
        replied_at: daysFrom(now, -Math.max(0, Number(days_ago) - 1)).toISOString(),
      }),
    })),
  };
}
