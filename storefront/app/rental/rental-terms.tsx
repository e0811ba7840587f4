import { localize } from "@errand/core/language";
import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import CalendarX2 from "lucide-react/icons/calendar-x-2";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import IdCard from "lucide-react/icons/id-card";
import Plus from "lucide-react/icons/plus";
import ShieldCheck from "lucide-react/icons/shield-check";
import WalletCards from "lucide-react/icons/wallet-cards";
import type { ReactNode } from "react";
import { useNow } from "../catalog/now.tsx";
import { useMoney } from "../config/shop.ts";
import type { TripInTerms } from "./trip-in-terms.ts";
import { useKept } from "./use-kept.ts";
import { useMomentText } from "./use-moment-text.ts";

interface RentalTermsListProps {
  terms: RentalTerms;
  /** Null without a time: the hours of the terms show then. */
  trip: TripInTerms | null;
  /** Nobody needs a licence for a bicycle. */
  needsLicence: boolean;
  /** It is paid, or the rest is paid in cash. */
  isPaid?: boolean;
  /** It can no longer be canceled. */
  isHandedOver?: boolean;
}

/** What customers agree to: canceling, paying, the deposit, who may drive, and what is included. */
export function RentalTermsList(props: RentalTermsListProps) {
  const { terms, trip, needsLicence, isPaid = false, isHandedOver = false } = props;
  const t = useMessages("rental");
  const language = useLanguage();
  const money = useMoney();
  const cancelText = useCancelText();
  const payText = usePayText();
  const { deposit, excess, min_age: age, licence_years: years, insurance } = terms;
  const licence = needsLicence && years !== null ? t("terms.licence", { count: years }) : null;
  const driver = [age !== null && t("terms.age", { age }), licence].filter(Boolean).join(" ");
  const damage = excess !== null && t("terms.excess", { amount: money(excess) });
  const covers = [insurance && localize(insurance, language), damage].filter(Boolean);
  return (
    <ul className="flex flex-col gap-3">
      {!isHandedOver && <Term icon={CalendarX2}>{cancelText(terms, trip)}</Term>}
      {!isPaid && !isHandedOver && <Term icon={WalletCards}>{payText(terms, trip)}</Term>}
      {deposit > 0 && (
        <Term icon={CreditCard}>
          <span className="font-semibold">{t("terms.deposit", { amount: money(deposit) })}</span>
          <span className="block text-sm text-muted">{t("terms.depositHow")}</span>
        </Term>
      )}
      {covers.map((cover) => (
        <Term key={String(cover)} icon={ShieldCheck}>
          {cover}
        </Term>
      ))}
      {driver !== "" && <Term icon={IdCard}>{driver}</Term>}
      {terms.included.map((text) => (
        <Term key={text.en} icon={Check}>
          {localize(text, language)}
        </Term>
      ))}
      {terms.extra.map((text) => (
        <Term key={text.en} icon={Plus}>
          {t("terms.extra", { text: localize(text, language) })}
        </Term>
      ))}
    </ul>
  );
}

function Term({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.9} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Until when canceling is free, and what it costs later. */
function useCancelText() {
  const t = useMessages("rental");
  const momentText = useMomentText();
  const keptOf = useKept();
  const now = useNow();
  return (terms: RentalTerms, trip: TripInTerms | null): string => {
    const kept = keptOf(terms, trip);
    if (kept === null) return t("terms.cancel.free");
    const { amount } = kept;
    const part = amount === null ? kept.part : t("terms.partFor", { part: kept.part, amount });
    if (!trip) return t("terms.cancel.hours", { count: terms.cancel_free_hours, part });
    return trip.cancelFreeUntil > now
      ? t("terms.cancel.until", { moment: momentText(trip.cancelFreeUntil), part })
      : t("terms.cancel.late", { part });
  };
}

/** Until when the trip is paid. */
function usePayText() {
  const t = useMessages("rental");
  const momentText = useMomentText();
  const now = useNow();
  return ({ pay_hours: hours }: RentalTerms, trip: TripInTerms | null): string => {
    if (!trip) return t(hours > 0 ? "terms.pay.hours" : "terms.pay.pickup", { count: hours });
    return trip.payUntil > now
      ? t("terms.pay.until", { moment: momentText(trip.payUntil) })
      : t("terms.pay.now");
  };
}
