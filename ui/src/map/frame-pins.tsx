import type { LatLng } from "@errand/core/location/lat-lng";
import { type LatLngBounds, type Map as LeafletMap, latLngBounds, point } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** How pins are framed: pixels around them, and how near a map comes to a single one. */
export interface Frame {
  padding: number;
  maxZoom: number;
}

export const usualFrame: Frame = { padding: 64, maxZoom: 16 };

/** Moves the map so that the pins fill it. */
export function framePins(map: LeafletMap, pins: LatLng[], frame: Frame, animate = false) {
  map.fitBounds(latLngBounds(pins), {
    padding: [frame.padding, frame.padding],
    maxZoom: frame.maxZoom,
    animate,
  });
}

/** The zoom at which the pins fill the map. */
export function framedZoom(map: LeafletMap, bounds: LatLngBounds, frame: Frame): number {
  const nearest = map.getBoundsZoom(bounds, false, point(2 * frame.padding, 2 * frame.padding));
  return Math.min(frame.maxZoom, nearest);
}

/** Frames the pins at first and whenever they change. */
export function FramePins({ pins, frame = usualFrame }: { pins: LatLng[]; frame?: Frame }) {
  const map = useMap();
  useEffect(() => framePins(map, pins, frame), [map, pins, frame]);
  return null;
}
