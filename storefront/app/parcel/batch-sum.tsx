import { localTime } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Banknote from "lucide-react/icons/banknote";
import CreditCard from "lucide-react/icons/credit-card";
import Wallet from "lucide-react/icons/wallet";
import { ChoiceCards } from "../checkout/choice-cards.tsx";
import { Money } from "../config/money.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { SlotChoice } from "../orders/slot-choice.tsx";
import type { BatchMethod, ParcelBatch } from "./use-parcel-batch.ts";

/** When the parcels are collected, what they cost together, and how they are paid. */
export function BatchSum({ batch }: { batch: ParcelBatch }) {
  const { draft, change, time, total, sheet } = batch;
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  const money = useMoney();
  const { config } = useShop();
  const today = localTime(time.now, config.time_zone).day;
  const [gateway, another] = config.active_payment_method_list;
  const left = sheet.rows.length - total.count;
  const isIncluded = config.tax_included === 1;
  return (
    <section aria-label={t("batch.total")} className="rounded-panel border border-line p-5 sm:p-6">
      <h2 className="text-title">{t("batch.pickup", { address: draft.from.address || "–" })}</h2>
      <div className="mt-3">
        <SlotChoice
          days={time.days}
          isPossibleNow
          at={time.at}
          today={today}
          onChange={(at) => change({ at })}
        />
      </div>
      <dl className="mt-5 space-y-2 border-t border-line pt-4">
        <Line name={t("batch.stops", { count: total.count })} amount={total.parcels} />
        {total.fees > 0 && (
          <Line
            name={t("batch.fees", {
              name: config.additional_charge_name,
              count: total.count,
              amount: money(config.additional_charge),
            })}
            amount={total.fees}
          />
        )}
        {total.tax > 0 && (
          <Line
            name={t(isIncluded ? "batch.taxIncluded" : "batch.tax")}
            amount={total.tax}
            isQuiet={isIncluded}
          />
        )}
      </dl>
      <p className="mt-4 flex justify-between border-t border-line pt-4 text-section font-extrabold">
        <span>{words("receipt.total")}</span>
        <Money amount={total.total} />
      </p>
      <div className="mt-4">
        <ChoiceCards<BatchMethod>
          label={t("batch.payment")}
          value={batch.method}
          onChange={batch.setMethod}
          options={[
            { value: "cash_on_delivery", icon: Banknote, title: t("batch.cash") },
            ...(config.customer_wallet_status === 1
              ? [{ value: "wallet" as const, icon: Wallet, title: t("batch.wallet") }]
              : []),
            ...(config.digital_payment && gateway
              ? [
                  {
                    value: "digital_payment" as const,
                    icon: CreditCard,
                    title: another ? t("batch.online") : gateway.gateway_title,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {batch.refused.map((message) => (
        <p key={message} role="alert" className="mt-3 font-medium text-bad">
          {message}
        </p>
      ))}
      <Button
        variant="accent"
        size="lg"
        type="submit"
        className="mt-4 w-full"
        isBusy={batch.isPlacing}
        disabled={total.count === 0}
      >
        {t("batch.send", { count: total.count, amount: money(total.total) })}
      </Button>
      {left > 0 && <p className="mt-2 text-sm text-muted">{t("batch.left", { count: left })}</p>}
    </section>
  );
}

function Line({ name, amount, isQuiet }: { name: string; amount: number; isQuiet?: boolean }) {
  return (
    <div
      className={isQuiet ? "flex justify-between gap-4 text-muted" : "flex justify-between gap-4"}
    >
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
