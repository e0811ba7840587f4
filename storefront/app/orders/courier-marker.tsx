import type { CourierLocation } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { DivIcon } from "leaflet";
import { useMemo } from "react";
import { MovingMarker } from "./moving-marker.tsx";
import { useMinutesSince } from "./use-minutes-since.ts";

interface CourierMarkerProps {
  courier: CourierLocation;
  icon: DivIcon;
  /** When the order was placed: the courier reported earlier locations for other orders. */
  placedAt: string;
}

/**
 * The courier on the map. A location that is older than a minute is faded, and says how old it is,
 * unless it is older than the order: a courier who has just taken it was not lost.
 */
export function CourierMarker({ courier, icon, placedAt }: CourierMarkerProps) {
  const t = useMessages("orders");
  const { latitude: lat, longitude: lng } = courier;
  const at = useMemo(() => ({ lat, lng }), [lat, lng]);
  const minutes = useMinutesSince(Date.parse(courier.time));
  const isOld = minutes >= 1;
  return (
    <>
      <MovingMarker at={at} icon={icon} isFaded={isOld} />
      {isOld && Date.parse(courier.time) >= Date.parse(placedAt) && (
        // Over the map, so that nothing moves; between its buttons.
        <div className="pointer-events-none absolute inset-x-16 top-3 z-1000 flex justify-center">
          <p className="rounded-full border border-line bg-raised px-3.5 py-1.5 text-center text-meta font-medium text-ink shadow-float">
            {t("map.seen", { ago: agoText(minutes, t) })}
          </p>
        </div>
      )}
    </>
  );
}

function agoText(minutes: number, t: ReturnType<typeof useMessages<"orders">>): string {
  return minutes < 60
    ? t("connection.minutesAgo", { count: minutes })
    : t("connection.hoursAgo", { count: Math.floor(minutes / 60) });
}
