import { type BasisPoints, type Minor, minor, nothing, percentOf, sumOf } from "../money.ts";
import { amountOf, type ReceiptLine } from "../pricing/receipt.ts";
import { type Tax, taxOn } from "../pricing/tax.ts";

/**
 * What bringing a parcel back costs that was canceled after its pickup: a percentage of the
 * delivery with its tax, rounded half up (contract 5.1). A tax that the charge includes is not
 * counted twice.
 */
export function returnFee(
  lines: Pick<ReceiptLine, "key" | "amount" | "added">[],
  percent: BasisPoints,
): Minor {
  const added = lines.filter((line) => line.added);
  const charge = sumOf([amountOf(added, "delivery_charge"), amountOf(added, "tax")]);
  return percentOf(charge, percent);
}

/**
 * The receipt of a parcel that comes back: `fee`, which contains its tax, replaces all that the
 * delivery would have cost. It is printed even when it is 0, because senders look for it.
 */
export function returnReceipt(fee: Minor, { rate, included }: Tax): ReceiptLine[] {
  const tax = taxOn(fee, { rate, included: true });
  const charge: ReceiptLine = {
    key: "return_fee",
    amount: included ? fee : minor(fee - tax),
    added: true,
  };
  return tax === nothing ? [charge] : [charge, { key: "tax", amount: tax, added: !included }];
}
