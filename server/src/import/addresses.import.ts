import { inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { addresses } from "../location/map.tables.ts";
import { optionalTextField, textField } from "./fields.ts";
import { readPoint } from "./place-shapes.ts";
import type { ImportRow } from "./read-rows.ts";
import type { Importer } from "./run-import.ts";
import { createMissingStreets, readStreetIds, type StreetIds } from "./streets.import.ts";

interface ImportedAddress {
  street: string;
  /** Null for a place whose houses have no numbers: only its street is imported. */
  number: string | null;
  latitude: number;
  longitude: number;
}

/** The number of a place without numbers in a French Base Adresse Locale. */
const withoutNumber = "99999";

/**
 * Imports house numbers from a table with number, suffix, street, latitude and longitude, or from
 * points; skips existing ones. `hasSeveralTowns` tells streets of the same name by their towns.
 */
export function addressesImport({ hasSeveralTowns = false } = {}): Importer<ImportedAddress> {
  let streets: StreetIds = new Map();
  return {
    read(row) {
      const [longitude, latitude] = readPoint(row);
      const street = textField(row, "street");
      const town = hasSeveralTowns ? optionalTextField(row, "town") : null;
      return {
        number: readNumber(row),
        street: town === null ? street : `${street}, ${town}`,
        latitude,
        longitude,
      };
    },

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
      const rows = batch.flatMap(({ street, number, ...at }) => {
        const streetId = streets.get(street);
        return streetId === undefined || number === null ? [] : [{ streetId, number, ...at }];
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

/** `9 bis`, from one field or two. */
function readNumber(row: ImportRow): string | null {
  const number = textField(row, "number", 20);
  const suffix = optionalTextField(row, "suffix", 20);
  if (number === withoutNumber) return null;
  const whole = suffix === null ? number : `${number} ${suffix}`;
  return whole.toLowerCase().replace(/^(\d+)\s*([a-z]+)$/, "$1 $2");
}

/** Whether the rows of a file name more than one town. */
export async function namesSeveralTowns(rows: AsyncIterable<ImportRow>): Promise<boolean> {
  let only: unknown;
  for await (const { fields } of rows) {
    if (fields.town === undefined) continue;
    only ??= fields.town;
    if (fields.town !== only) return true;
  }
  return false;
}

interface AddressRow {
  streetId: number;
  number: string;
  latitude: number;
  longitude: number;
}

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
