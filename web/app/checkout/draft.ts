import { type GuestAddress, guestAddress } from "../addresses/guest-address.ts";
import { stored } from "../client/storage.ts";
import type { LatLng } from "../client/stored-values.ts";

/** Where an order is brought. */
export interface Door {
  address: string;
  /** Null while nobody has found the address. */
  point: LatLng | null;
  road: string;
  house: string;
  floor: string;
}

/** What a customer has filled in at the checkout so far. Kept for this tab, so that a reload loses nothing. */
export interface Draft extends Door {
  type: "delivery" | "take_away";
  /** Where the customer shopped when they wrote the address; it holds only for there. */
  shopsAt: LatLng | null;
  savesAddress: boolean;
  name: string;
  phone: string;
  email: string;
  /** When it is wanted, as a timestamp; null is now. */
  at: string | null;
  note: string;
  cutlery: boolean;
  extraPackaging: boolean;
  tip: number;
}

/** The number rises with the shape, so that nothing of an older shape is read. */
const key = "checkout-1";

/** What this tab has kept, else what the guest has saved, else the place that was chosen. Only in the browser. */
export function firstDraft(): Draft {
  const saved = guestAddress();
  const kept = keptDraft();
  const fresh: Draft = {
    type: "delivery",
    savesAddress: saved !== null,
    name: saved?.name ?? "",
    phone: saved?.phone ?? "",
    email: saved?.email ?? "",
    at: null,
    note: "",
    cutlery: false,
    extraPackaging: false,
    tip: 0,
    ...chosenDoor(saved),
  };
  if (kept === null) return fresh;
  return isSame(kept.shopsAt, fresh.shopsAt) ? kept : { ...kept, ...chosenDoor(saved) };
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the page still works.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Was never kept.
  }
}

/** The door at the chosen place: the guest's saved one when that is close by. */
export function chosenDoor(saved: GuestAddress | null): Door & Pick<Draft, "shopsAt"> {
  const place = stored("currentLatLng");
  if (saved && place && isNear(saved.point, place)) {
    const { address, point, road, house, floor } = saved;
    return { address, point, road, house, floor, shopsAt: place };
  }
  const address = stored("location") ?? "";
  return { address, point: place, road: "", house: "", floor: "", shopsAt: place };
}

export function isSame(one: LatLng | null, other: LatLng | null): boolean {
  return one?.lat === other?.lat && one?.lng === other?.lng;
}

/** Within about two kilometres. */
function isNear(one: LatLng, other: LatLng): boolean {
  return Math.abs(one.lat - other.lat) < 0.02 && Math.abs(one.lng - other.lng) < 0.02;
}

function keptDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
