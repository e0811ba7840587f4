import { distanceText } from "@errand/core/date-text";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { Trip } from "@errand/core/trips/trips.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { lazy, Suspense, useMemo } from "react";
import { useDistance } from "../catalog/use-distance.ts";
import { useChosenPoint } from "../rental/use-chosen-point.ts";

const OrderMap = lazy(() =>
  import("../orders/order-map.tsx").then((file) => ({ default: file.OrderMap })),
);

/**
 * The way of a trip, or of its customer to the place where it starts and ends, and what that place
 * is called.
 */
export function TripMap({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const language = useLanguage();
  const here = useChosenPoint();
  const { provider, pickup_location: pickup, destination_location: destination } = trip;
  const isRound = pickup.lat === destination.lat && pickup.lng === destination.lng;
  const from = isRound ? here : null;
  const way = useStable({
    store: { lat: pickup.lat, lng: pickup.lng },
    home: from?.point ?? { lat: destination.lat, lng: destination.lng },
  });
  const distance = useDistance({ latitude: pickup.lat, longitude: pickup.lng, distance: null });
  return (
    <div className="no-print relative h-72 overflow-hidden rounded-card md:h-96">
      <Suspense fallback={<Skeleton className="size-full" />}>
        <OrderMap
          {...way}
          courier={null}
          isCollected={false}
          subject={isRound ? "pickup" : "trip"}
        />
      </Suspense>
      <div className="absolute inset-x-3 bottom-3 z-[1000] rounded-control bg-raised px-4 py-3 shadow-float md:inset-x-4 md:bottom-4">
        <p className="font-semibold">
          <bdi>{t("map.place", { address: pickup.location_name, name: provider.name })}</bdi>
        </p>
        {distance !== null && here && (
          <p className="text-sm text-muted">
            <bdi>
              {t("map.away", { distance: distanceText(distance, language), address: here.address })}
            </bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** The same object while the trip changes, because a map starts anew with another one. */
function useStable(way: { store: LatLng; home: LatLng }): { store: LatLng; home: LatLng } {
  const text = JSON.stringify(way);
  return useMemo((): { store: LatLng; home: LatLng } => JSON.parse(text), [text]);
}
