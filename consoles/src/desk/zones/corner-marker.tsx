import type { Position } from "@errand/core/location/geometry";
import { divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { Marker, useMap } from "react-leaflet";
import { rounded } from "./area.ts";

interface CornerMarkerProps {
  at: Position;
  label: string;
  describedBy: string;
  onMove(to: Position): void;
  onInsert(): void;
  onRemove(): void;
}

/** Pixels that an arrow key moves a corner. */
const step = 8;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

const icon = divIcon({
  className: "",
  iconSize: [24, 24],
  iconAnchor: [12, 12],
  html: '<span class="grid size-6 place-items-center"><span class="size-3.5 rounded-full border-3 border-call bg-paper"></span></span>',
});

/** A corner of an area, which moves by dragging or with the arrow keys. */
export function CornerMarker({ at, label, describedBy, ...acts }: CornerMarkerProps) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const [lng, lat] = at;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const isKnown = direction || event.key === "Insert" || event.key === "Delete";
    if (!isKnown) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Insert") acts.onInsert();
    else if (event.key === "Delete") acts.onRemove();
    else if (direction) {
      const to = map.containerPointToLatLng(
        map.latLngToContainerPoint({ lat, lng }).add(direction),
      );
      acts.onMove(rounded([to.lng, to.lat]));
    }
  });

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.setAttribute("aria-label", label);
    element.setAttribute("aria-describedby", describedBy);
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [label, describedBy]);

  return (
    <Marker
      ref={marker}
      position={{ lat, lng }}
      icon={icon}
      draggable
      eventHandlers={{
        dragend: ({ target }) => {
          const to = target.getLatLng();
          acts.onMove(rounded([to.lng, to.lat]));
        },
        contextmenu: acts.onRemove,
        dblclick: acts.onInsert,
      }}
    />
  );
}
