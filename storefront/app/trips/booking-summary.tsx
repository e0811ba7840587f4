import { isConnectionError } from "@errand/core/api-error";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { CashbackNote } from "../checkout/cashback-note.tsx";
import { LoadingReceipt } from "../checkout/summary.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import { needsLicence } from "../rental/needs-licence.ts";
import { RentalTermsList } from "../rental/rental-terms.tsx";
import { NextSteps } from "./next-steps.tsx";
import { termsOfCart } from "./terms-of-trip.ts";
import type { TripBooking } from "./use-booking.ts";
import { useVehiclePriceBreakdown } from "./use-vehicle-price-breakdown.ts";

/** The receipt of the trip, which follows every change, and what happens after the booking. */
export function BookingSummary({ booking: { quote, cart } }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const rental = useMessages("rental");
  const provider = cart.lines[0]?.provider;
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
      {provider && (
        <Section title={rental("terms.title")}>
          <RentalTermsList
            terms={provider.terms}
            trip={termsOfCart(cart.trip, provider.terms, quote.receipt)}
            needsLicence={cart.lines.some(({ vehicle }) => needsLicence(vehicle))}
          />
        </Section>
      )}
      <NextSteps needsLicence={cart.lines.some(({ vehicle }) => needsLicence(vehicle))} />
    </>
  );
}
