import type { Language } from "@errand/core/language";
import { getLargestPart } from "@errand/core/location/area";
import type { LatLng } from "@errand/core/location/lat-lng";
import { pointInside } from "@errand/core/location/nearest-zone";
import { divIcon, type LatLngExpression, type Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { useLanguage } from "../messages/messages.ts";
import type { MapLayers } from "./map-layers.ts";
import { streetNames } from "./street-names.ts";
import { besidePins, withoutOverlaps } from "./without-overlaps.ts";

interface Name {
  key: string;
  at: LatLngExpression;
  look: "zone" | "landmark" | "area" | "street";
  text: string;
  angle?: number;
}

const pane = "names";

/**
 * Labels on the map: zones at low zoom, landmarks and areas closer up, then streets where they fit.
 * None is under a pin.
 */
export function MapLabels({ layers, pins }: { layers: MapLayers; pins: LatLng[] }) {
  const map = useMap();
  const language = useLanguage();
  const [names, setNames] = useState<Name[]>([]);

  const update = () => setNames(namesFor(map, layers, language, pins));
  useMapEvents({ moveend: update, resize: update });
  useEffect(() => {
    const element = map.getPane(pane) ?? map.createPane(pane);
    element.style.zIndex = "450";
    element.style.pointerEvents = "none";
    // Names without their positions are useless to screen readers.
    element.setAttribute("aria-hidden", "true");
    setNames(namesFor(map, layers, language, pins));
  }, [map, layers, language, pins]);

  return names.map(({ key, at, look, text, angle }) => (
    <Marker
      key={key}
      pane={pane}
      position={at}
      interactive={false}
      keyboard={false}
      icon={divIcon({ className: "", iconSize: [0, 0], html: nameElement(look, text, angle) })}
    />
  ));
}

function nameElement(look: Name["look"], text: string, angle = 0): HTMLElement {
  const element = document.createElement("span");
  element.className = `map-name map-name-${look}`;
  element.textContent = text;
  if (angle !== 0) element.style.rotate = `${angle.toFixed(1)}deg`;
  return element;
}

function namesFor(map: LeafletMap, layers: MapLayers, language: Language, pins: LatLng[]): Name[] {
  const toSpot = (at: LatLngExpression) => map.latLngToContainerPoint(at);
  const pinSpots = pins.map(toSpot);
  const zoom = map.getZoom();
  const names: Name[] = [];
  if (zoom < 16) {
    for (const { geometry, properties } of layers.zones.features) {
      const [lng, lat] = pointInside(getLargestPart(geometry));
      const text = properties.name[language];
      const spot = besidePins(toSpot([lat, lng]), text, pinSpots);
      const at = map.containerPointToLatLng([spot.x, spot.y]);
      names.push({ key: `zone ${properties.id}`, at, look: "zone", text });
    }
  }
  if (zoom >= 15) {
    for (const { geometry, properties } of layers.landmarks.features) {
      const [lng, lat] = geometry.coordinates;
      const text = properties.name[language];
      names.push({ key: `landmark ${text}`, at: [lat, lng], look: "landmark", text });
    }
    layers.areas.features.forEach(({ geometry, properties: { name } }, index) => {
      if (!name || geometry.type === "LineString") return;
      const [lng, lat] = pointInside(geometry.coordinates);
      names.push({ key: `area ${index}`, at: [lat, lng], look: "area", text: name[language] });
    });
  }
  const shown = withoutOverlaps(names, ({ at }) => toSpot(at), pinSpots);
  if (zoom >= 16) {
    const toScreen = (lng: number, lat: number) => map.latLngToContainerPoint([lat, lng]);
    const written = shown.map(({ text, at }) => ({ text, at: toSpot(at) }));
    const taken = [...written, ...pinSpots.map((at) => ({ text: "", at }))];
    const streets = streetNames(layers.streets, toScreen, map.getSize(), taken);
    for (const { text, at, angle } of streets) {
      const point = map.containerPointToLatLng([at.x, at.y]);
      shown.push({ key: `street ${text}`, at: point, look: "street", text, angle });
    }
  }
  return shown;
}
