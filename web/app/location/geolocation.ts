import type { LatLng } from "../client/stored-values.ts";

/** Why the device's place is not known. */
export type GeolocationErrorCode = "denied" | "unavailable" | "timeout" | "unsupported";

/** Spec §9; counts from the press, so that a permission prompt nobody answers ends too. */
const patience = 5_000;

/** Where the device is, or why that cannot be told; decided within 5 seconds. */
export function currentPosition(): Promise<LatLng | GeolocationErrorCode> {
  if (!("geolocation" in navigator)) return Promise.resolve("unsupported");
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("timeout"), patience);
    const answer = (found: LatLng | GeolocationErrorCode) => {
      clearTimeout(timer);
      resolve(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => answer(faults[code] ?? "unavailable"),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    );
  });
}

/** By the codes of GeolocationPositionError. */
const faults: Record<number, GeolocationErrorCode> = {
  1: "denied",
  2: "unavailable",
  3: "timeout",
};
