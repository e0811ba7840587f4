import { fromMinor, fromPercent, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { returnFee } from "@errand/core/parcel/return-fee";

/** What bringing a collected parcel back costs, by the rule of the server. */
export function returnFeeOf({ lines }: Pick<ReceiptResponse, "lines">, percent: number): number {
  const inMinor = lines.map((line) => ({ ...line, amount: toMinor(line.amount) }));
  return fromMinor(returnFee(inMinor, fromPercent(percent)));
}
