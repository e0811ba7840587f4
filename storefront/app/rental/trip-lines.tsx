import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { Money } from "../config/money.tsx";
import type { VehicleTrip } from "./use-vehicle-trip.ts";
import { usePriceBreakdown } from "./vehicle-price.tsx";

/** What a trip with a vehicle costs, line by line to the total; what is missing for a price. */
export function TripLines({ trip }: { trip: VehicleTrip }) {
  const t = useMessages("rental");
  const madeUp = usePriceBreakdown();
  const { vehicle, plan, type, isOffered, quantity, price, total } = trip;
  if (!isOffered) {
    return (
      <p className="font-semibold text-warn">
        {t("price.notOffered", { type: t(`typeWord.${type}`) })}
      </p>
    );
  }
  if (!plan) return <p className="text-muted">{t("price.chooseTime")}</p>;
  if (!price || !total) return <p className="text-muted">{t("price.chooseDestination")}</p>;
  const made = madeUp(price, type);
  const saved = price.before - price.amount;
  const discount =
    price.reason === "provider"
      ? t("price.providerDiscount", { name: vehicle.provider.name })
      : t("price.ownDiscount");
  return (
    <dl className="flex flex-col gap-2">
      <Line name={quantity > 1 ? `${quantity} × ${made}` : made} amount={price.before} />
      {saved > 0 && <Line name={discount} amount={-saved} tone="text-good" />}
      {!total.tax.isIncluded && total.tax.amount > 0 && (
        <Line name={t("price.tax")} amount={total.tax.amount} />
      )}
      {total.fee > 0 && <Line name={t("price.fee")} amount={total.fee} />}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-xl font-bold">{t("price.total")}</dt>
        <dd>
          <Money amount={total.amount} className="text-xl font-extrabold" />
        </dd>
      </div>
      {total.tax.isIncluded && total.tax.amount > 0 && (
        <div className="-mt-1.5 flex gap-1 text-sm text-muted">
          <dt>{t("price.taxIncluded")}</dt>
          <dd>
            <Money amount={total.tax.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface LineProps {
  name: ReactNode;
  amount: number;
  tone?: string;
}

function Line({ name, amount, tone }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 ${tone ?? ""}`}>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
