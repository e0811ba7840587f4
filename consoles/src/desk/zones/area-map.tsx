import { type Area, getParts } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import { FramePins } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId, useState } from "react";
import { Pane, Polygon } from "react-leaflet";
import { getCorners, type RingPlace, withCorners } from "./area.ts";
import { CornerMarker } from "./corner-marker.tsx";

interface AreaMapProps {
  area: Area;
  /** The areas of the other zones. */
  others: readonly Area[];
  place: RingPlace;
  label: string;
  onChange(area: Area): void;
}

const toLatLngs = (area: Area) =>
  getParts(area).map((rings) =>
    rings.map((ring) => ring.map(([lng, lat]): [number, number] => [lat, lng])),
  );

/** The area among the others, with the corners of the ring that is edited. */
export function AreaMap({ area, others, place, label, onChange }: AreaMapProps) {
  const t = useMessages("desk-settings");
  const id = useId();
  const corners = getCorners(area, place);
  const marked = corners.map((at, index) => ({
    ...{ at, index },
    key: `${place.part} ${place.ring} ${index}`,
  }));
  // Framed once: the map stays while corners are moved.
  const [pins] = useState(() =>
    getParts(area)
      .flat(2)
      .map(([lng, lat]) => ({ lat, lng })),
  );
  const set = (next: Position[]) => onChange(withCorners(area, place, next));
  const [center = { lat: 0, lng: 0 }] = pins;
  return (
    <>
      <p id={id} className="text-strong">
        {t("zones.cornerHelp")}
      </p>
      <TownMap center={center} label={label} className="h-120">
        {/* Above the map of the town, which may render later. */}
        <Pane name="areas" style={{ zIndex: 450 }}>
          <Polygon
            positions={others.flatMap(toLatLngs)}
            interactive={false}
            pathOptions={{ color: "var(--warn)", weight: 1.5, fill: false }}
          />
          <Polygon
            positions={toLatLngs(area)}
            interactive={false}
            pathOptions={{ color: "var(--call)", weight: 3, fillOpacity: 0.16 }}
          />
        </Pane>
        {marked.map(({ key, at, index }) => (
          <CornerMarker
            key={key}
            at={at}
            label={t("zones.corner", { number: index + 1 })}
            describedBy={id}
            onMove={(to) => set(corners.with(index, to))}
            onInsert={() => set(corners.toSpliced(index + 1, 0, between(corners, index)))}
            onRemove={() => corners.length > 3 && set(corners.toSpliced(index, 1))}
          />
        ))}
        <FramePins pins={pins} />
      </TownMap>
    </>
  );
}

function between(corners: Position[], index: number): Position {
  const [one = [0, 0], other = one] = [corners[index], corners[(index + 1) % corners.length]];
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
