import type { ErrorResponse } from "@errand/core/errors";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { RunQuote } from "@errand/core/runs/runs.contract";

type Line = ReceiptResponse["lines"][number];
type StopReceipts = RunQuote["receipts"];

/** The store of a stop of the request; of a parcel, which has no items, who is at its other end. */
export interface NamedStop {
  store_id: number;
  store_name: string;
}

/**
 * The receipts of all orders of a run as one: a line for what each store sells, and the others
 * added up.
 */
export function combineReceipts(
  receipts: StopReceipts,
  stops: readonly NamedStop[],
): ReceiptResponse {
  const lines = new Map<string, Line>();
  for (const { stop, receipt } of receipts) {
    const store = stops[stop];
    for (const line of receipt.lines) {
      const isOfItems = line.key === "items" || line.key === "add_ons";
      const key = isOfItems ? `items ${stop}` : `${line.key} ${line.label}`;
      const shown: Line = isOfItems
        ? {
            ...line,
            key: "items",
            label: store?.store_name ?? "",
            cart_id: null,
            item_id: store?.store_id ?? null,
            quantity: null,
            note: null,
          }
        : { ...line, cart_id: null, item_id: null };
      const amounts = [lines.get(key)?.amount ?? 0, line.amount];
      lines.set(key, { ...shown, amount: add(amounts) });
    }
  }
  const all = receipts.map(({ receipt }) => receipt);
  const isWeighed = all.some(({ expected }) => expected !== undefined);
  return {
    currency_code: all[0]?.currency_code ?? "",
    lines: [...lines.values()].toSorted((one, other) => rankOf(one) - rankOf(other)),
    total: add(all.map(({ total }) => total)),
    ...(isWeighed && { expected: add(all.map(({ expected, total }) => expected ?? total)) }),
    paid: add(all.map(({ paid }) => paid)),
    refunded: add(all.map(({ refunded }) => refunded)),
    due: add(all.map(({ due }) => due)),
  };
}

/** The combined receipt that a 409 `price_changed` of a run carries (contract 8.2). */
export function findNewReceipt(
  error: ErrorResponse | undefined,
  stops: readonly NamedStop[],
): ReceiptResponse | null {
  const receipts = error?.data?.receipts;
  return Array.isArray(receipts) ? combineReceipts(receipts as StopReceipts, stops) : null;
}

/** What the deliveries of a combined receipt cost. */
export function getFee({ lines }: ReceiptResponse): number {
  return lines.find(({ key }) => key === "delivery_charge")?.amount ?? 0;
}

/** What is sold comes first. */
function rankOf({ key }: Line): number {
  return key === "items" ? 0 : 1;
}

function add(amounts: readonly number[]): number {
  return fromMinor(sumOf(amounts.map(toMinor)));
}
