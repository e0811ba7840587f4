import { type BasisPoints, type Minor, percentOf, sumOf } from "../money.ts";
import { amountOf, type ReceiptLine } from "../pricing/receipt.ts";

/**
 * What bringing a parcel back costs that was canceled after its pickup: a percentage of the delivery with its
 * tax, rounded half up (contract 5.1). A tax that the charge includes is not counted twice.
 */
export function returnFee(
  lines: Pick<ReceiptLine, "key" | "amount" | "added">[],
  percent: BasisPoints,
): Minor {
  const added = lines.filter((line) => line.added);
  const charge = sumOf([amountOf(added, "delivery_charge"), amountOf(added, "tax")]);
  return percentOf(charge, percent);
}
