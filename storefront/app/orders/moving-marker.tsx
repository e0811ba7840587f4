import type { LatLng } from "@errand/core/location/lat-lng";
import type { DivIcon, Marker as LeafletMarker } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Marker } from "react-leaflet";

const [minDurationMs, maxDurationMs] = [300, 5000];

interface MovingMarkerProps {
  at: LatLng;
  icon: DivIcon;
  isFaded: boolean;
}

/**
 * A marker that glides to each new location. A movement takes as long as the location took to
 * arrive, so that the marker keeps moving between updates. It jumps when reduced motion is
 * preferred.
 */
export function MovingMarker({ at, icon, isFaded }: MovingMarkerProps) {
  const marker = useRef<LeafletMarker>(null);
  const [first] = useState(at);
  const updatedAt = useRef(0);

  useEffect(() => {
    const mark = marker.current;
    if (!mark) return;
    const now = performance.now();
    const duration = Math.min(maxDurationMs, Math.max(minDurationMs, now - updatedAt.current));
    const isFirst = updatedAt.current === 0;
    updatedAt.current = now;
    if (isFirst || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      mark.setLatLng(at);
      return;
    }
    const from = mark.getLatLng();
    let frame = requestAnimationFrame(function glide(moment) {
      const part = Math.min(1, Math.max(0, (moment - now) / duration));
      mark.setLatLng([
        from.lat + (at.lat - from.lat) * part,
        from.lng + (at.lng - from.lng) * part,
      ]);
      if (part < 1) frame = requestAnimationFrame(glide);
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);

  return (
    <Marker
      ref={marker}
      position={first}
      icon={icon}
      interactive={false}
      keyboard={false}
      opacity={isFaded ? 0.55 : 1}
      zIndexOffset={1000}
    />
  );
}
