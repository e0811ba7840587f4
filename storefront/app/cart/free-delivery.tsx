import { fromMinor, type Minor, toMinor } from "@errand/core/money";
import { freeDeliveryProgress } from "@errand/core/pricing/delivery";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Progress } from "@errand/ui/progress.tsx";
import Bike from "lucide-react/icons/bike";
import { useMoney, useShop } from "../config/shop.ts";

/** The progress towards free delivery (spec §9). Renders nothing if the shop has none. */
export function FreeDelivery({ subtotal }: { subtotal: Minor }) {
  const t = useMessages("cart");
  const money = useMoney();
  const over = useShop().config.free_delivery_over;
  if (over === null) return null;
  const { percent, remaining } = freeDeliveryProgress(subtotal, toMinor(over));
  return (
    <div className={remaining === 0 ? "text-good" : undefined}>
      <p aria-live="polite" className="mb-2 flex items-center gap-2 text-sm font-medium">
        <Bike aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
        {remaining === 0
          ? t("freeDelivery.reached")
          : t("freeDelivery.remaining", { amount: money(fromMinor(remaining)) })}
      </p>
      <Progress value={percent} label={t("freeDelivery.label")} />
    </div>
  );
}
