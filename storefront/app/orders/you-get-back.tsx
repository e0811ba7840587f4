import { useMessages } from "@errand/ui/messages/messages.ts";
import { Money } from "../config/money.tsx";

/** The amount that comes back when an order is canceled, and the way it goes. */
export function YouGetBack({ amount, way }: { amount: number; way: string }) {
  const t = useMessages("orders");
  return (
    <div className="mb-4 flex items-center justify-between gap-4 rounded-card bg-good-soft px-4 py-3.5 text-good">
      <div>
        <p className="font-bold">{t("cancel.youGetBack")}</p>
        <p className="text-meta">{way}</p>
      </div>
      <Money amount={amount} className="text-2xl font-extrabold" />
    </div>
  );
}
