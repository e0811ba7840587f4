import type { LatLng } from "@errand/core/location/lat-lng";

/** Why the position of the device is not known. */
export type GeolocationErrorCode = "denied" | "unavailable" | "timeout" | "unsupported";

/** Spec §9. Also limits the time of the permission prompt, which the browser's timeout does not. */
const timeoutMs = 5_000;

/** The position of the device, or an error code. Resolves within 5 seconds. */
export function currentPosition(): Promise<LatLng | GeolocationErrorCode> {
  if (!("geolocation" in navigator)) return Promise.resolve("unsupported");
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("timeout"), timeoutMs);
    const finish = (found: LatLng | GeolocationErrorCode) => {
      clearTimeout(timer);
      resolve(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => finish(errorCodes[code] ?? "unavailable"),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 60_000 },
    );
  });
}

/** Indexed by the codes of GeolocationPositionError. */
const errorCodes: Record<number, GeolocationErrorCode> = {
  1: "denied",
  2: "unavailable",
  3: "timeout",
};
