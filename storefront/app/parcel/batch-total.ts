import { fromMinor, minor, sumOf, toMinor } from "@errand/core/money";
import type { PreviewedRow } from "@errand/core/parcel/parcel-batches.contract";

/** What parcels cost together: without the fees, and each of them. */
export interface BatchTotal {
  count: number;
  parcels: number;
  fees: number;
  tax: number;
  total: number;
}

/** Sums up the rows that can be sent. */
export function batchTotal(rows: PreviewedRow[], isTaxIncluded: boolean): BatchTotal {
  const sum = (part: "price" | "tax" | "additional_charge") =>
    sumOf(rows.map((row) => toMinor(row[part] ?? 0)));
  const [total, fees, tax] = [sum("price"), sum("additional_charge"), sum("tax")];
  const added = isTaxIncluded ? fees : sumOf([fees, tax]);
  return {
    count: rows.length,
    parcels: fromMinor(minor(total - added)),
    fees: fromMinor(fees),
    tax: fromMinor(tax),
    total: fromMinor(total),
  };
}
