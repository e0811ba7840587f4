import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useShop } from "../config/shop.ts";
import { LoadingOrder } from "../orders/loading-order.tsx";
import { OrderTracking } from "../orders/order-tracking.tsx";
import { PlacesDialogContext } from "../orders/places-dialog-context.ts";
import type { OrderName } from "../orders/use-order-live.ts";
import { LoadingTrip } from "../trips/loading-trip.tsx";

const tripTracking = lazyComponent(() =>
  withMessages(
    ["trips", "rental", "checkout"],
    import("../trips/trip-tracking.tsx").then((file) => file.TripTracking),
  ),
);

const placesDialog = lazyComponent(() =>
  withMessages(
    ["parcel", "checkout", "location"],
    import("../parcel/places-dialog.tsx").then((file) => file.PlacesDialog),
  ),
);

/** Follows an order or a trip. Their numbers come from one sequence, so one form finds either. */
export default function TrackOrderPage() {
  // Only the browser knows the session and the guest's proof.
  const isInBrowser = useIsInBrowser();
  const [query] = useSearchParams();
  const loading = query.has("trip_id") ? <LoadingTrip /> : <LoadingOrder />;
  return <div className="page-column min-h-dvh pb-10">{isInBrowser ? <Tracking /> : loading}</div>;
}

function Tracking() {
  const { modules } = useShop();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<OrderName | null>(null);
  const hasTrips = modules.some(({ module_type }) => module_type === "rental");
  const orderId = Number(query.get("order_id"));
  const tripId = Number(query.get("trip_id"));

  function track(name: OrderName) {
    setTyped(name);
    // What the gateway added to the address is about the order or trip that it names.
    const isSame = name.order_id === orderId || name.order_id === tripId;
    setQuery(isSame ? query : { order_id: String(name.order_id) });
  }

  if (query.has("trip_id")) {
    return (
      <Suspense fallback={<LoadingTrip />}>
        <Lazy component={tripTracking} props={{ typed, onTrack: track }} />
      </Suspense>
    );
  }
  return (
    <PlacesDialogContext value={placesDialog}>
      <OrderTracking
        orderId={orderId}
        typed={typed}
        onTrack={track}
        onMissing={
          hasTrips
            ? ({ order_id: id }) => setQuery({ trip_id: String(id) }, { replace: true })
            : undefined
        }
      />
    </PlacesDialogContext>
  );
}
