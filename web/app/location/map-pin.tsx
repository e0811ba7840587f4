import { divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useRef } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import type { LatLng } from "../client/stored-values.ts";

interface MapPinProps {
  at: LatLng;
  onMove(to: LatLng): void;
  /** What the pin is, and the id of the text that says how to move it. */
  label: string;
  describedBy: string;
}

/** How far one press of an arrow key moves the pin, in pixels. */
const step = 12;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A drop in the colour of the module; its point is the place. */
export const pinIcon = divIcon({
  className: "",
  iconSize: [44, 52],
  iconAnchor: [22, 50],
  html: '<svg aria-hidden="true" viewBox="0 0 44 52" width="44" height="52"><path d="M22 50C9.500 36 5 28.500 5 20a17 17 0 0 1 34 0c0 8.500-4.500 16-17 30Z" fill="var(--accent)" stroke="var(--raised)" stroke-width="2.500"/><circle cx="22" cy="20" r="6.500" fill="var(--on-accent)"/></svg>',
});

/** Marks a place; dragged, put elsewhere by a press on the map, or moved with the arrow keys. */
export function MapPin({ at, onMove, label, describedBy }: MapPinProps) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  useMapEvents({ click: ({ latlng }) => onMove(plain(latlng)) });

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute("aria-label", label);
    element?.setAttribute("aria-describedby", describedBy);
  }, [label, describedBy]);

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      const way = arrows[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const far = event.shiftKey ? step * 6 : step;
      const next = map.containerPointToLatLng(
        map.latLngToContainerPoint(at).add([way[0] * far, way[1] * far]),
      );
      map.panInside(next, { padding: [60, 60], animate: false });
      onMove(plain(next));
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
      eventHandlers={{ dragend: ({ target }) => onMove(plain(target.getLatLng())) }}
    />
  );
}

/** Follows the pin when it was put where it cannot be seen. */
export function ShowPin({ pin }: { pin: LatLng }) {
  const map = useMap();
  useEffect(() => {
    if (!map.getBounds().pad(-0.05).contains(pin)) map.setView(pin, Math.max(map.getZoom(), 16));
  }, [map, pin]);
  return null;
}

/** About 11 cm: nobody means a place more exactly. */
function plain({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
