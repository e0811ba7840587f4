import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Scale from "lucide-react/icons/scale";
import { useMoney } from "../config/shop.ts";

/**
 * What an order with items sold by weight will about cost, and the most that it can; nothing once
 * everything is weighed.
 */
export function WeighedNote({ receipt: { expected, total } }: { receipt: ReceiptResponse }) {
  const t = useMessages("checkout");
  const money = useMoney();
  if (expected === undefined) return null;
  return (
    <p className="flex items-start gap-2 text-meta text-muted">
      <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t("receipt.weighed", { about: money(expected), most: money(total) })}
    </p>
  );
}
