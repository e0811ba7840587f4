import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import WalletCards from "lucide-react/icons/wallet-cards";
import { useId } from "react";
import { FactSection } from "../checkout/fact-section.tsx";
import type { PaymentOption } from "../checkout/payment-options.ts";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";
import { useShortMomentText } from "../rental/use-moment-text.ts";
import { PayCard } from "./pay-card.tsx";
import type { TripBooking } from "./use-booking.ts";

/**
 * How the trip is paid: now, in cash at the pickup, or later while the terms leave time for that.
 * Each way says what it takes now.
 */
export function BookingPayment({ booking }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const words = useMessages("checkout");
  const money = useMoney();
  const name = useId();
  const momentText = useShortMomentText();
  const nameOf = usePaymentMethodName();
  const { draft, change, payment, laterUntil, quote } = booking;
  const { options, chosen, walletPart, fromWallet, due } = payment;
  const total = quote.receipt?.total ?? null;
  const later = laterUntil && momentText(laterUntil);
  const isLater = draft.paysLater && later !== null;

  function textOf({ method, isPossible }: PaymentOption): string {
    if (method === "wallet") {
      const key = isPossible ? "payment.balance" : "payment.balanceTooLow";
      return words(key, { amount: money(payment.balance ?? 0) });
    }
    if (fromWallet > 0 && due !== null) {
      return words("payment.afterWallet", { part: money(fromWallet), rest: money(due) });
    }
    if (method === "cash_on_delivery") {
      return isPossible ? t("booking.pay.cashText") : words("payment.cashOverLimit");
    }
    return t("booking.pay.onlineText");
  }

  /** What a way takes at once; unknown without a price. */
  function takenNow({ method }: PaymentOption): string | null {
    if (total === null) return null;
    // The wallet and the rest are the whole, also where the wallet pays it alone.
    return t("booking.pay.amountNow", {
      amount: money(method === "cash_on_delivery" ? fromWallet : total),
    });
  }

  return (
    <FactSection
      icon={WalletCards}
      title={words("payment.title")}
      fact={t("booking.pay.title")}
      detail={t("booking.pay.same")}
    >
      <div className="mt-4 flex flex-col gap-3 sm:ps-15">
        {walletPart > 0 && (
          <Checkbox
            isChecked={draft.usesWallet}
            onChange={(usesWallet) => change({ usesWallet })}
            trail={<Money amount={walletPart} />}
          >
            <span className="font-medium">{words("payment.useWallet")}</span>
          </Checkbox>
        )}
        <div role="radiogroup" aria-label={t("booking.pay.title")} className="flex flex-col gap-3">
          {options.map((option) => (
            <PayCard
              key={option.key}
              name={name}
              title={nameOf({ ...option, isTrip: true })}
              text={textOf(option)}
              trail={takenNow(option)}
              isChosen={!isLater && option.key === chosen?.key}
              isDisabled={!option.isPossible && option.key !== chosen?.key}
              onChoose={() => {
                const { method: paymentMethod, gateway, offlineMethod } = option;
                change({ paymentMethod, gateway, offlineMethod, paysLater: false });
              }}
            />
          ))}
          {later !== null && (
            <PayCard
              name={name}
              title={t(fromWallet > 0 ? "booking.pay.restLater" : "booking.pay.later", {
                moment: later,
              })}
              text={
                fromWallet > 0 && due !== null
                  ? words("payment.afterWallet", { part: money(fromWallet), rest: money(due) })
                  : t("booking.pay.laterText")
              }
              trail={t("booking.pay.amountNow", { amount: money(fromWallet) })}
              isChosen={isLater}
              onChoose={() => change({ paysLater: true })}
            />
          )}
        </div>
        <p className="text-meta text-muted">
          {later === null ? t("booking.pay.atOnce") : t("booking.pay.unpaid")}
        </p>
      </div>
    </FactSection>
  );
}
