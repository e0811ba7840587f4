import type { DivIcon, Marker as LeafletMarker } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Marker } from "react-leaflet";
import type { LatLng } from "../client/stored-values.ts";

const [shortest, longest] = [300, 5000];

/**
 * A mark that glides from place to place: each way takes as long as it took until the place was told,
 * so that it never stands still in between. It jumps for people who want no motion.
 */
export function MovingMarker({ at, icon }: { at: LatLng; icon: DivIcon }) {
  const marker = useRef<LeafletMarker>(null);
  const [first] = useState(at);
  const told = useRef(0);

  useEffect(() => {
    const mark = marker.current;
    if (!mark) return;
    const now = performance.now();
    const duration = Math.min(longest, Math.max(shortest, now - told.current));
    const isFirst = told.current === 0;
    told.current = now;
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
      zIndexOffset={1000}
    />
  );
}
