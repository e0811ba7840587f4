import type { LatLng } from "@errand/core/location/lat-lng";
import { localValues } from "@errand/ui/safe-storage.ts";

/** The contact and address of a guest's order, stored in the browser (spec §3). */
export interface GuestAddress {
  name: string;
  phone: string;
  email: string;
  address: string;
  point: LatLng;
  road: string;
  house: string;
  floor: string;
}

const key = "guest-address";

export function guestAddress(): GuestAddress | null {
  const value = localValues.readJson(key);
  return isGuestAddress(value) ? value : null;
}

/** The stored address where it is within about two kilometres of `location`; null otherwise. */
export function guestAddressNear(location: LatLng | null): GuestAddress | null {
  const saved = guestAddress();
  return saved && location && isNear(saved.point, location) ? saved : null;
}

function isNear(one: LatLng, other: LatLng): boolean {
  return Math.abs(one.lat - other.lat) < 0.02 && Math.abs(one.lng - other.lng) < 0.02;
}

export function storeGuestAddress(address: GuestAddress | null): void {
  if (address) localValues.write(key, JSON.stringify(address));
  else localValues.remove(key);
}

function isGuestAddress(value: unknown): value is GuestAddress {
  if (typeof value !== "object" || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  const texts = ["name", "phone", "email", "address", "road", "house", "floor"];
  return texts.every((name) => typeof fields[name] === "string") && isPoint(fields.point);
}

function isPoint(value: unknown): value is LatLng {
  return (
    typeof value === "object" &&
    value !== null &&
    "lat" in value &&
    "lng" in value &&
    typeof value.lat === "number" &&
    typeof value.lng === "number"
  );
}
