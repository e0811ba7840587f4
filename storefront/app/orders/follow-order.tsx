import type { LatLng } from "@errand/core/location/lat-lng";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { type Frame, framedZoom, framePins, usualFrame } from "@errand/ui/map/frame-pins.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { latLngBounds } from "leaflet";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useEffect, useRef, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";

const userEvents = ["wheel", "dblclick", "keydown"];

interface FollowOrderProps {
  points: LatLng[];
  frame?: Frame;
}

/**
 * Keeps the points in view: moves the map when one leaves it, and closer when they fit a nearer
 * view. Stops when the visitor moves the map, until they press the button.
 */
export function FollowOrder({ points, frame = usualFrame }: FollowOrderProps) {
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
    const isNear = framedZoom(map, bounds, frame) - map.getZoom() < 1;
    if (isShown.current && isNear && map.getBounds().contains(bounds)) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    framePins(map, points, frame, isShown.current && !isStill);
    isShown.current = true;
  }, [map, points, frame, isFollowing]);

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
