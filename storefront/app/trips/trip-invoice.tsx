import type { StorefrontContract } from "@errand/core/contract.storefront";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Fact, InvoiceFrame } from "../orders/invoice-view.tsx";
import { invoiceOptions, LoadedInvoice } from "../orders/loaded-invoice.tsx";
import { useInvoiceProof } from "../orders/use-invoice-proof.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { tripPath } from "./paths.ts";
import { isBeforeReturn } from "./trip-progress.ts";
import { useTripFacts } from "./use-trip-facts.ts";
import { useVehiclePriceBreakdown } from "./use-vehicle-price-breakdown.ts";

type Invoice = StorefrontContract["GET /rental/user/trip/invoice"]["reply"];

/** The invoice of a trip, until the return its confirmation, for those who may see the trip. */
export function TripInvoice({ tripId }: { tripId: number }) {
  const t = useMessages("trips");
  const { phone, token } = useInvoiceProof(tripId);
  const invoice = useQuery({
    ...endpointQuery(useAccountScope(), "GET /rental/user/trip/invoice", {
      trip_id: tripId,
      ...(phone !== null && { contact_number: phone }),
      ...(token !== null && { trip_token: token }),
    }),
    ...invoiceOptions(tripId),
  });
  return (
    <LoadedInvoice id={tripId} invoice={invoice} notFound={t("notFound")}>
      {(invoice) => <InvoiceOfTrip invoice={invoice} />}
    </LoadedInvoice>
  );
}

function InvoiceOfTrip({ invoice }: { invoice: Invoice }) {
  const t = useMessages("trips");
  const { trip } = invoice;
  const { momentText, untilText } = useTripFacts();
  const madeUpOf = useVehiclePriceBreakdown(trip);
  return (
    <InvoiceFrame
      invoice={invoice}
      title={t(isBeforeReturn(trip) ? "paper.confirmationTitle" : "paper.invoiceTitle", {
        number: invoice.number,
      })}
      back={{ path: tripPath(trip.id), label: t("invoiceBack") }}
      orderedAt={trip.created_at}
      facts={
        <>
          <Fact name={t("trip.pickup")}>
            {momentText(trip.pickup_time)}
            <br />
            <bdi>{trip.pickup_location.location_name}</bdi>
          </Fact>
          <Fact name={t("trip.back")}>{untilText(trip)}</Fact>
        </>
      }
      taxPercentage={trip.tax_percentage}
    >
      <Receipt
        receipt={trip.receipt}
        subject="trip"
        detailOf={({ key, item_id }) => {
          const line = trip.trip_details.find(({ vehicle_id }) => vehicle_id === item_id);
          const text = key === "items" && line ? madeUpOf(line.vehicle_details) : null;
          return text && <span className="block text-sm text-muted">{text}</span>;
        }}
      />
    </InvoiceFrame>
  );
}
