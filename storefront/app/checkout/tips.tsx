import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { Pill } from "./pill.tsx";

const tips = [0, 1, 2, 3, 5];

/** A tip for the courier, where the shop offers it. */
export function Tips({ tip, onChange }: { tip: number; onChange(tip: number): void }) {
  const t = useMessages("checkout");
  const money = useMoney();
  const { config } = useShop();
  if (config.dm_tips_status === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t("extras.tip")}</legend>
      <div className="flex flex-wrap gap-2">
        {tips.map((amount) => (
          <Pill key={amount} isChosen={tip === amount} onClick={() => onChange(amount)}>
            {amount === 0 ? t("extras.noTip") : money(amount)}
          </Pill>
        ))}
      </div>
    </fieldset>
  );
}
