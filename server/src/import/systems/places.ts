import { ImportError } from "../import-error.ts";

/** A column of one of the places of a system: `Current Quantity Main Street`. */
export interface PlaceColumn {
  column: string;
  part: string;
}

/**
 * The column of the place whose stock is imported: the only one, or the one to which the field
 * `stock` is mapped. Throws `ImportError` with their names when the choice is open.
 */
export function choosePlace(places: PlaceColumn[], stockColumn: string | null): PlaceColumn | null {
  const chosen = places.find(({ column }) => column === stockColumn);
  if (chosen) return chosen;
  const [only = null, ...others] = places;
  if (others.length > 0) {
    const columns = places.map(({ column }) => column).join(", ");
    throw new ImportError("whichPlace", { columns, first: only?.column ?? "" });
  }
  return only;
}
