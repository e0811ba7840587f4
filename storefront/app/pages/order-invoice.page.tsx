import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useSearchParams } from "react-router";
import { LoadingInvoice } from "../orders/loaded-invoice.tsx";
import { OrderInvoice } from "../orders/order-invoice.tsx";
import { PageHead } from "../rendering/page-head.tsx";
import { TripInvoice } from "../trips/trip-invoice.tsx";

/** The invoice of an order, or the invoice or the confirmation of a trip. */
export default function OrderInvoicePage() {
  const t = useMessages("orders");
  const trips = useMessages("trips");
  const [search] = useSearchParams();
  const tripId = search.get("trip_id");
  // Only the browser knows the session and the guest's proof.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh py-6 md:py-10">
      <PageHead title={tripId === null ? t("invoice.open") : trips("number", { id: tripId })} />
      <div className="mx-auto max-w-3xl">
        {!isInBrowser ? (
          <LoadingInvoice />
        ) : tripId === null ? (
          <OrderInvoice orderId={Number(search.get("order_id"))} />
        ) : (
          <TripInvoice tripId={Number(tripId)} />
        )}
      </div>
    </div>
  );
}
