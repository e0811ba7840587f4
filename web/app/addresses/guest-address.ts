import type { LatLng } from "../client/stored-values.ts";

/** Who is to be called, and the door, as a guest wrote them for an order; a guest's address is held locally (spec §3). */
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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isGuestAddress(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function storeGuestAddress(address: GuestAddress | null): void {
  try {
    if (address) localStorage.setItem(key, JSON.stringify(address));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: it is typed again next time.
  }
}

function isGuestAddress(value: unknown): value is GuestAddress {
  if (typeof value !== "object" || value === null) return false;
  const kept: Record<string, unknown> = { ...value };
  const texts = ["name", "phone", "email", "address", "road", "house", "floor"];
  return texts.every((name) => typeof kept[name] === "string") && isPoint(kept.point);
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
