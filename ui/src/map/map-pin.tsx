import type { LatLng } from "@errand/core/location/lat-lng";
import { divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useRef } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";

interface MapPinProps {
  at: LatLng;
  onMove(to: LatLng): void;
  label: string;
  /** The id of the text that explains how to move the pin. */
  describedBy: string;
}

/** Pixels that an arrow key moves the pin. */
const step = 12;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A pin in the colour of the module; its tip marks the location. */
export const pinIcon = divIcon({
  className: "",
  iconSize: [44, 52],
  iconAnchor: [22, 50],
  html: '<svg aria-hidden="true" viewBox="0 0 44 52" width="44" height="52"><path d="M22 50C9.500 36 5 28.500 5 20a17 17 0 0 1 34 0c0 8.500-4.500 16-17 30Z" fill="var(--accent)" stroke="var(--raised)" stroke-width="2.500"/><circle cx="22" cy="20" r="6.500" fill="var(--on-accent)"/></svg>',
});

/** A pin that moves by dragging, by a click on the map or with the arrow keys. */
export function MapPin({ at, onMove, label, describedBy }: MapPinProps) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  useMapEvents({ click: ({ latlng }) => onMove(rounded(latlng)) });

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute("aria-label", label);
    element?.setAttribute("aria-describedby", describedBy);
  }, [label, describedBy]);

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      const direction = arrows[event.key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      const distance = event.shiftKey ? step * 6 : step;
      const next = map.containerPointToLatLng(
        map.latLngToContainerPoint(at).add([direction[0] * distance, direction[1] * distance]),
      );
      map.panInside(next, { padding: [60, 60], animate: false });
      onMove(rounded(next));
    };
    element.addEventListener("keydown", move);
    return () => element.removeEventListener("keydown", move);
  }, [map, at, onMove]);

  return (
    <Marker
      ref={marker}
      position={at}
      icon={pinIcon}
      draggable
      autoPan
      eventHandlers={{ dragend: ({ target }) => onMove(rounded(target.getLatLng())) }}
    />
  );
}

/** Moves the map to the pin when the pin is outside the visible area. */
export function ShowPin({ pin }: { pin: LatLng }) {
  const map = useMap();
  useEffect(() => {
    if (!map.getBounds().pad(-0.05).contains(pin)) map.setView(pin, Math.max(map.getZoom(), 16));
  }, [map, pin]);
  return null;
}

/** Rounds to six decimals, about 11 cm. */
function rounded({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
