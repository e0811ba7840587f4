import { useMessages } from "@errand/ui/messages/messages.ts";
import { Money } from "../config/money.tsx";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";
import { useShortMomentText } from "../rental/use-moment-text.ts";
import type { TripBooking } from "./use-booking.ts";

interface PaymentSplitProps {
  booking: TripBooking;
  total: number;
}

/** What the chosen way to pay makes of the total: how much now, and how much when. */
export function PaymentSplit({ booking, total }: PaymentSplitProps) {
  const t = useMessages("trips");
  const momentText = useShortMomentText();
  const nameOf = usePaymentMethodName();
  const { draft, payment, laterUntil } = booking;
  const { chosen, fromWallet, due } = payment;
  const rows: { name: string; amount: number }[] = [];
  const isLater = draft.paysLater && laterUntil !== null;
  if (fromWallet > 0 && (isLater || chosen)) {
    rows.push({ name: t("booking.split.wallet"), amount: fromWallet });
  }
  if (isLater) {
    const moment = momentText(laterUntil);
    rows.push({ name: t("booking.split.later", { moment }), amount: due ?? total });
  } else if (chosen) {
    const isCash = chosen.method === "cash_on_delivery";
    const name = isCash
      ? t("booking.split.cash")
      : t("booking.split.now", { way: nameOf({ ...chosen, isTrip: true }) });
    rows.push({ name, amount: chosen.method === "wallet" ? total : (due ?? total) });
  }
  return (
    <dl aria-live="polite" className="mt-2 space-y-1.5">
      {rows.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
