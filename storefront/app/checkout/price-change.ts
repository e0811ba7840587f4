import type { ErrorResponse } from "@errand/core/errors";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";

/** A line that differs between two receipts; null where a receipt does not have it. */
export interface ChangedReceiptLine {
  label: string;
  before: number | null;
  now: number | null;
}

/** The receipt that a 409 `price_changed` carries (contract 4.3). */
export function newReceiptOf(error: ErrorResponse | undefined): ReceiptResponse | null {
  const receipt = error?.data?.receipt;
  return isReceipt(receipt) ? receipt : null;
}

/** The lines that differ, in the order of the newer receipt; removed lines come last. */
export function changesBetween(
  before: ReceiptResponse,
  now: ReceiptResponse,
): ChangedReceiptLine[] {
  const old = amountsOf(before);
  const fresh = amountsOf(now);
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    if (was?.amount === is?.amount) return [];
    const label = is?.label ?? was?.label ?? "";
    return [{ label, before: was?.amount ?? null, now: is?.amount ?? null }];
  });
}

function amountsOf({ lines }: ReceiptResponse): Map<string, { label: string; amount: number }> {
  return new Map(
    lines.map(({ key, cart_id, item_id, label, amount }) => [
      `${key} ${cart_id ?? item_id}`,
      { label, amount },
    ]),
  );
}

function isReceipt(value: unknown): value is ReceiptResponse {
  return typeof value === "object" && value !== null && "lines" in value && "total" in value;
}
