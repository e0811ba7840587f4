import { addresses } from "../location/map.tables.ts";
import { degreesField, textField } from "./fields.ts";
import type { Importer } from "./run-import.ts";
import { streetIds } from "./streets.import.ts";

interface Door {
  street: string;
  number: string;
  latitude: number;
  longitude: number;
}

/** House numbers from a table with number, street, latitude and longitude; a known door stays once. */
export const addressesImport: Importer<Door> = {
  read: (row) => ({
    number: textField(row, "number", 20).toLowerCase(),
    street: textField(row, "street"),
    latitude: degreesField(row, "latitude", 90),
    longitude: degreesField(row, "longitude", 180),
  }),

  async write(tx, doors) {
    const ids = await streetIds(
      tx,
      doors.map(({ street, longitude, latitude }) => ({ name: street, at: [longitude, latitude] })),
    );
    await tx
      .insert(addresses)
      .values(
        doors.flatMap(({ street, ...door }) => {
          const streetId = ids.get(street);
          return streetId === undefined ? [] : [{ streetId, ...door }];
        }),
      )
      .onConflictDoNothing();
    return [];
  },
};
