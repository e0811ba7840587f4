import { isConnectionError } from "@errand/core/api-error";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import Landmark from "lucide-react/icons/landmark";
import { CashbackNote } from "../checkout/cashback-note.tsx";
import { LoadingReceipt } from "../checkout/summary.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import { CancelLine } from "../rental/cancel-line.tsx";
import { DepositNote } from "../rental/deposit-note.tsx";
import { InsuranceNote } from "../rental/insurance-note.tsx";
import { PaymentSplit } from "./payment-split.tsx";
import { termsOfCart } from "./terms-of-trip.ts";
import type { TripBooking } from "./use-booking.ts";
import { useVehiclePriceBreakdown } from "./use-vehicle-price-breakdown.ts";

/** The one receipt of the trip, how it is paid, and what is outside of its total. */
export function BookingSummary({ booking }: { booking: TripBooking }) {
  const { quote, cart } = booking;
  const t = useMessages("trips");
  const rental = useMessages("rental");
  const terms = cart.lines[0]?.provider.terms;
  const madeUpOf = useVehiclePriceBreakdown(cart.trip);
  return (
    <>
      <Section title={t("booking.receipt")}>
        {quote.receipt && !quote.error ? (
          <>
            <Receipt
              receipt={quote.receipt}
              isQuote
              isPending={quote.isPending}
              subject="trip"
              detailOf={({ key, item_id }) => {
                const line = cart.lines.find(({ vehicle_id }) => vehicle_id === item_id);
                const text = key === "items" && line ? madeUpOf(line.vehicle) : null;
                return text && <span className="block text-sm text-muted">{text}</span>;
              }}
            />
            <PaymentSplit booking={booking} total={quote.receipt.total} />
            <CashbackNote total={quote.receipt.total} />
          </>
        ) : isConnectionError(quote.error) ? (
          <ErrorState onRetry={quote.refetch} />
        ) : quote.error ? (
          <p className="text-muted">{t("booking.impossible")}</p>
        ) : (
          <LoadingReceipt />
        )}
      </Section>
      {terms && (
        <section aria-label={rental("terms.title")} className="flex flex-col gap-5">
          {terms.deposit > 0 && (
            <div className="rounded-card border border-line bg-raised p-4">
              <DepositNote icon={Landmark} deposit={terms.deposit} />
            </div>
          )}
          <InsuranceNote terms={terms} />
          <div>
            <h3 className="mb-3 font-semibold">{rental("cancelLine.title")}</h3>
            <CancelLine terms={terms} trip={termsOfCart(cart.trip, terms, quote.receipt)} />
          </div>
        </section>
      )}
    </>
  );
}
