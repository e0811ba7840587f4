import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useSearchParams } from "react-router";
import { LoadingInvoice } from "../orders/loaded-invoice.tsx";
import { OrderInvoice } from "../orders/order-invoice.tsx";
import { PageHead } from "../rendering/page-head.tsx";
import { TripInvoice } from "../trips/trip-invoice.tsx";

/** The invoice of an order or a trip. */
export default function OrderInvoicePage() {
  const t = useMessages("orders");
  // Only the browser knows the session and the guest's proof.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh py-6 md:py-10">
      <PageHead title={t("invoice.open")} />
      <div className="mx-auto max-w-3xl">{isInBrowser ? <Invoice /> : <LoadingInvoice />}</div>
    </div>
  );
}

function Invoice() {
  const [search] = useSearchParams();
  const tripId = search.get("trip_id");
  if (tripId !== null) return <TripInvoice tripId={Number(tripId)} />;
  return <OrderInvoice orderId={Number(search.get("order_id"))} />;
}
