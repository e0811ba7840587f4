import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";

/** Returns a function that shows why the quantity cannot increase (spec §5, Quantity). */
export function useQuantityMessages() {
  const t = useMessages("catalog");
  return (problem: "stock_exceeded" | "cart_item_limit") =>
    toast.error(problem === "stock_exceeded" ? t("outOfStock") : t("outOfLimits"));
}
