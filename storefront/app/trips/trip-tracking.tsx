import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { FindOrder } from "../orders/find-order.tsx";
import { LazyTrackCode } from "../orders/lazy-track-code.tsx";
import { linkTokenOf, proofOf, storeLinkToken, storeProof } from "../orders/order-proof.ts";
import { useStored } from "../visitor/storage.ts";
import "../orders/orders.css";
import { Button } from "@errand/ui/button.tsx";
import { useLinkToken } from "../orders/use-link-token.ts";
import type { OrderName } from "../orders/use-order-live.ts";
import { useReturnFromPayment } from "../orders/use-payment-return.ts";
import { LoadingTrip } from "./loading-trip.tsx";
import { tripPaymentStage } from "./trip-payment-stage.ts";
import { TripView } from "./trip-view.tsx";
import { type TripName, useTripLive } from "./use-trip-live.ts";

interface TripTrackingProps {
  /** What was entered in the form, which finds orders and trips. */
  typed: OrderName | null;
  onTrack(name: OrderName): void;
}

/** The trip of the URL, or the form that asks for one. Browser only. */
export function TripTracking({ typed, onTrack }: TripTrackingProps) {
  const [query] = useSearchParams();
  const isGuest = useStored("token") === null;
  const tripId = Number(query.get("trip_id"));
  const linkToken = useLinkToken(tripId);
  const isTyped = typed?.order_id === tripId;
  // A guest's trip stays visible after signing in: the proof is still valid.
  const phone = (isTyped ? typed.contact_number : undefined) ?? proofOf(tripId) ?? undefined;
  const token = isTyped ? typed.order_token : (linkToken ?? linkTokenOf(tripId) ?? undefined);
  const hasProof = !isGuest || phone !== undefined || token !== undefined;
  if (!Number.isSafeInteger(tripId) || tripId < 1 || !hasProof) {
    const order = tripId > 0 ? String(tripId) : "";
    return <FindOrder defaultValues={{ order, phone: "" }} isGuest={isGuest} onTrack={onTrack} />;
  }
  return (
    <TrackedTrip
      key={`${tripId} ${phone} ${token}`}
      name={{ trip_id: tripId, contact_number: phone, trip_token: token }}
      isGuest={isGuest}
      isByLink={linkToken !== null && !isTyped}
      onTrack={onTrack}
    />
  );
}

interface TrackedTripProps {
  name: TripName;
  isGuest: boolean;
  /** The page was opened by the trip's link. */
  isByLink: boolean;
  onTrack(name: OrderName): void;
}

function TrackedTrip({ name, isGuest, isByLink, onTrack }: TrackedTripProps) {
  const t = useMessages("trips");
  const orders = useMessages("orders");
  const [, setQuery] = useSearchParams();
  const { trip: current, lostSince, refusal, replaceTrip } = useTripLive(name);
  const trip = useReturnFromPayment({
    current,
    query: endpointQuery(useAccountScope(), "GET /rental/user/trip/get-trip-details", name),
    isChecking: (shown) => tripPaymentStage(shown) === "checking",
    onChange: replaceTrip,
  });
  const isFound = trip !== null;
  const { trip_id, contact_number, trip_token } = name;

  // After a reload, a valid proof is not requested again.
  useEffect(() => {
    if (!isFound) return;
    if (contact_number) storeProof(trip_id, contact_number);
    if (trip_token) storeLinkToken(trip_id, trip_token);
  }, [isFound, trip_id, contact_number, trip_token]);

  if (refusal?.find("trip") && isGuest && contact_number && !isByLink) {
    return (
      <LazyTrackCode
        order_id={trip_id}
        contact_number={contact_number}
        onProved={(token) => onTrack({ order_id: trip_id, order_token: token })}
        onBack={() => setQuery({})}
      />
    );
  }
  if (refusal) {
    return (
      <FindOrder
        defaultValues={{ order: String(trip_id), phone: contact_number ?? "" }}
        error={
          isByLink
            ? orders("track.linkEnded")
            : // The number may be that of an order, so that no trip is named.
              (!refusal.find("trip") && refusal.message) || t("notFound")
        }
        isGuest={isGuest}
        onTrack={onTrack}
      />
    );
  }
  if (!trip) return <LoadingTrip />;
  return (
    <>
      <TripView trip={trip} name={name} lostSince={lostSince} onChange={replaceTrip} />
      <div className="no-print mt-8">
        <Button variant="quiet" onClick={() => setQuery({})}>
          {t("another")}
        </Button>
      </div>
    </>
  );
}
