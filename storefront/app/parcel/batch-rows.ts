import type { LatLng } from "@errand/core/location/lat-lng";
import type {
  BatchField,
  BatchRow,
  PreviewedRow,
} from "@errand/core/parcel/parcel-batches.contract";
import { sessionValues } from "@errand/ui/safe-storage.ts";

/** What a sender types of one receiver. */
export interface SheetRow extends Record<Exclude<BatchField, "size">, string> {
  id: string;
  categoryId: number;
  /** Where the pin of the address was put; null to look for the address. */
  pin: LatLng | null;
}

/** The columns in which texts are typed. */
export const textFields = ["name", "phone", "address", "additional_address"] as const;
export type TextField = (typeof textFields)[number];

/** The rows that were not sent yet, stored for this tab so that a reload loses none. */
const key = "parcel-batch";

export function storedRows(): SheetRow[] {
  const value = sessionValues.readJson(key);
  return Array.isArray(value) ? (value as SheetRow[]) : [];
}

export function storeRows(rows: SheetRow[]): void {
  if (rows.length === 0) sessionValues.remove(key);
  else sessionValues.write(key, JSON.stringify(rows));
}

export function emptyRow(categoryId: number): SheetRow {
  const id = crypto.randomUUID();
  return {
    id,
    name: "",
    phone: "",
    address: "",
    additional_address: "",
    email: "",
    categoryId,
    pin: null,
  };
}

export function toSheetRow(row: PreviewedRow): SheetRow {
  const { name, phone, address, additional_address, email, parcel_category_id: categoryId } = row;
  return { ...emptyRow(categoryId), name, phone, address, additional_address, email };
}

export function toBatchRow({ id: _id, categoryId, pin, ...cells }: SheetRow): BatchRow {
  return {
    ...cells,
    parcel_category_id: categoryId,
    ...(pin && { latitude: pin.lat, longitude: pin.lng }),
  };
}

/** Another address is looked for anew, without the pin of the former one. */
export function changedRow(row: SheetRow, changes: Partial<SheetRow>): SheetRow {
  const isMoved = changes.address !== undefined && changes.pin === undefined;
  return { ...row, ...changes, ...(isMoved && { pin: null }) };
}

export function isEmptyRow({ name, phone, address }: SheetRow): boolean {
  return [name, phone, address].every((text) => text.trim() === "");
}
