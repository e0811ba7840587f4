import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { rentalDrivers, rentalRules } from "@errand/server/rental/fleet.tables";
import { rentalDrivers as townDrivers } from "@errand/town/content/rental-drivers";
import { rentalRules as townRules } from "@errand/town/content/rental-rules";
import type { FilledStore } from "./catalogue.ts";
import { syncIdsAndAnalyze } from "./sync-ids.ts";

/**
 * Inserts the rules and the drivers of the rental providers. Skips those that a smaller town lacks.
 */
export async function fillRentalProviders(
  db: Database,
  stores: Map<string, FilledStore>,
): Promise<void> {
  await insertRows(
    db,
    rentalRules,
    [...townRules].flatMap(([slug, rules]) => {
      const provider = stores.get(slug);
      return provider ? [{ providerId: provider.id, rules }] : [];
    }),
  );
  await insertRows(
    db,
    rentalDrivers,
    townDrivers.flatMap(({ provider: slug, ...driver }, index) => {
      const provider = stores.get(slug);
      return provider ? [{ id: index + 1, providerId: provider.id, active: true, ...driver }] : [];
    }),
  );
  await syncIdsAndAnalyze(db, [rentalDrivers]);
}
