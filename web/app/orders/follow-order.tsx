import { latLngBounds, point } from "leaflet";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useEffect, useRef, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { LatLng } from "../client/stored-values.ts";
import { useMessages } from "../messages/messages.ts";
import { IconButton } from "../ui/icon-button.tsx";

const maxZoom = 16;
const userEvents = ["wheel", "dblclick", "keydown"];

interface FollowOrderProps {
  points: LatLng[];
  /** Pixels around them. */
  padding?: number;
}

/**
 * Keeps the points in view: moves the map when one leaves it, and closer when they fit a nearer view.
 * Stops when the visitor moves the map, until they press the button.
 */
export function FollowOrder({ points, padding = 64 }: FollowOrderProps) {
  const t = useMessages("orders");
  const map = useMap();
  const isShown = useRef(false);
  const [isFollowing, setFollowing] = useState(true);
  useMapEvents({ dragstart: () => setFollowing(false) });

  useEffect(() => {
    const element = map.getContainer();
    const stop = () => setFollowing(false);
    for (const name of userEvents) element.addEventListener(name, stop);
    return () => {
      for (const name of userEvents) element.removeEventListener(name, stop);
    };
  }, [map]);

  useEffect(() => {
    if (!isFollowing) return;
    const bounds = latLngBounds(points);
    const nearest = map.getBoundsZoom(bounds, false, point(2 * padding, 2 * padding));
    const isNear = Math.min(maxZoom, nearest) - map.getZoom() < 1;
    if (isShown.current && isNear && map.getBounds().contains(bounds)) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    map.fitBounds(bounds, {
      padding: [padding, padding],
      maxZoom,
      animate: isShown.current && !isStill,
    });
    isShown.current = true;
  }, [map, points, padding, isFollowing]);

  if (isFollowing) return null;
  return (
    <IconButton
      icon={LocateFixed}
      label={t("map.recentre")}
      className="absolute start-3 top-3 z-1000 bg-raised shadow-float"
      onClick={() => {
        setFollowing(true);
        // The button is gone then.
        map.getContainer().focus({ preventScroll: true });
      }}
    />
  );
}
