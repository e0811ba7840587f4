import { messageIn } from "../../messages/messages.ts";
import type { MailContent } from "./mail-content.ts";
import type { MessageFormats } from "./message-formats.ts";

/** One row of a printed receipt. */
export interface ReceiptRow {
  name: string;
  amount: string;
  /** A sum below the steps. */
  isSum: boolean;
}

/**
 * The rows of a receipt as the order page shows them: each step, the total, and what is paid and
 * due unless the money has gone back. None without a receipt.
 */
export function receiptRows(
  { receipt, showsPayments }: Pick<MailContent, "receipt" | "showsPayments">,
  { language, decimalMoney }: MessageFormats,
): ReceiptRow[] {
  if (!receipt) return [];
  const steps = receipt.lines.map(({ key, label, quantity, note, amount }) => {
    const name = key === "items" && quantity !== null ? `${quantity} × ${label}` : label;
    return {
      name: note ? `${name} (${note})` : name,
      amount: decimalMoney(amount),
      isSum: false,
    };
  });
  const sum = (key: "total" | "paid" | "refunded" | "due", amount = receipt[key]) => ({
    name: messageIn(language, "orderMessages", key),
    amount: decimalMoney(amount),
    isSum: true,
  });
  const { paid, refunded } = receipt;
  const rest = refunded > 0 ? sum("refunded", -refunded) : sum("due");
  const payments = showsPayments && paid > 0 ? [sum("paid"), rest] : [];
  return [...steps, sum("total"), ...payments];
}
