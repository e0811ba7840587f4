import { inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { addresses } from "../location/map.tables.ts";
import { degreesField, textField } from "./fields.ts";
import type { Importer } from "./run-import.ts";
import { createMissingStreets, readStreetIds, type StreetIds } from "./streets.import.ts";

interface ImportedAddress {
  street: string;
  number: string;
  latitude: number;
  longitude: number;
}

/**
 * Imports house numbers from a table with number, street, latitude and longitude; skips existing
 * ones.
 */
export function addressesImport(): Importer<ImportedAddress> {
  let streets: StreetIds = new Map();
  return {
    read: (row) => ({
      number: textField(row, "number", 20).toLowerCase(),
      street: textField(row, "street"),
      latitude: degreesField(row, "latitude", 90),
      longitude: degreesField(row, "longitude", 180),
    }),

    async begin(tx) {
      // Concurrent imports of the same addresses wait for each other; reads are not blocked.
      await tx.execute(sql`lock table ${addresses} in share row exclusive mode`);
      streets = await readStreetIds(tx);
    },

    async write(tx, batch) {
      await createMissingStreets(
        tx,
        batch.map(({ street: name, longitude, latitude }) => ({ name, at: [longitude, latitude] })),
        streets,
      );
      const rows = batch.flatMap(({ street, ...address }) => {
        const streetId = streets.get(street);
        return streetId === undefined ? [] : [{ streetId, ...address }];
      });
      // Faster than `on conflict do nothing`, which checks every row twice.
      const known = await existingKeys(tx, rows);
      const added = rows.filter((row) => {
        const key = toAddressKey(row);
        const isNew = !known.has(key);
        known.add(key);
        return isNew;
      });
      await insertRows(tx, addresses, added);
      return [];
    },
  };
}

type AddressRow = Omit<ImportedAddress, "street"> & { streetId: number };

async function existingKeys(tx: Database, added: AddressRow[]): Promise<Set<string>> {
  const streetIds = [...new Set(added.map(({ streetId }) => streetId))];
  const rows = await tx
    .select({
      streetId: addresses.streetId,
      number: addresses.number,
      latitude: addresses.latitude,
      longitude: addresses.longitude,
    })
    .from(addresses)
    .where(inArray(addresses.streetId, streetIds));
  return new Set(rows.map(toAddressKey));
}

function toAddressKey({ streetId, number, latitude, longitude }: AddressRow): string {
  return [streetId, number, latitude, longitude].join(" ");
}
