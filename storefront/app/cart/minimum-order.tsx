import { fromMinor, type Minor } from "@errand/core/money";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Progress } from "@errand/ui/progress.tsx";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { useMoney } from "../config/shop.ts";

/** Formats the minimum order of a store and the missing amount. */
export function useMinimumText(): (minimum: Minor, subtotal: Minor) => string {
  const t = useMessages("cart");
  const money = useMoney();
  return (minimum, subtotal) =>
    t("minimumOrder.missing", {
      minimum: money(fromMinor(minimum)),
      missing: money(fromMinor(missingToMinimum(subtotal, minimum))),
    });
}

interface MinimumOrderProps {
  subtotal: Minor;
  minimum: Minor;
}

/** The progress towards the store's minimum order. */
export function MinimumOrder({ subtotal, minimum }: MinimumOrderProps) {
  const t = useMessages("cart");
  const text = useMinimumText();
  return (
    <div className="text-warn">
      <p role="status" className="mb-2 flex items-center gap-2 text-sm font-medium">
        <ShoppingBasket aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
        {text(minimum, subtotal)}
      </p>
      <Progress value={(100 * subtotal) / minimum} label={t("minimumOrder.label")} />
    </div>
  );
}
