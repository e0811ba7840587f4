import { type GuestAddress, guestAddress } from "../addresses/guest-address.ts";
import { stored } from "../client/storage.ts";
import type { LatLng } from "../client/stored-values.ts";
import { streetNumberOf } from "./street-number.ts";

interface DraftAddress {
  address: string;
  /** Null until the address is located. */
  point: LatLng | null;
  road: string;
  house: string;
  floor: string;
}

/** What the checkout form holds, stored for this tab so that a reload loses nothing. */
export interface Draft extends DraftAddress {
  type: "delivery" | "take_away";
  /** The location for which the address was entered; another location discards the address. */
  shopsAt: LatLng | null;
  savesAddress: boolean;
  name: string;
  phone: string;
  email: string;
  /** The requested time as a timestamp; null is now. */
  at: string | null;
  note: string;
  cutlery: boolean;
  extraPackaging: boolean;
  tip: number;
}

/** Raise the number with the shape, so that no older shape is read. */
const key = "checkout-1";

/** This tab's draft, else a new one with the guest's saved address or the chosen location. Browser only. */
export function initialDraft(): Draft {
  const saved = guestAddress();
  const storedDraft = readDraft();
  const newDraft: Draft = {
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
    ...addressAtLocation(saved),
  };
  if (storedDraft === null) return newDraft;
  return isSame(storedDraft.shopsAt, newDraft.shopsAt)
    ? storedDraft
    : { ...storedDraft, ...addressAtLocation(saved) };
}

export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without session storage the page still works.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without session storage it was never stored.
  }
}

/** The address at the chosen location: the guest's saved one when it is nearby. */
export function addressAtLocation(
  saved: GuestAddress | null,
): DraftAddress & Pick<Draft, "shopsAt"> {
  const location = stored("currentLatLng");
  if (saved && location && isNear(saved.point, location)) {
    const { address, point, road, house, floor } = saved;
    return { address, point, road, house, floor, shopsAt: location };
  }
  const address = stored("location") ?? "";
  const road = streetNumberOf(address);
  return { address, point: location, road, house: "", floor: "", shopsAt: location };
}

export function isSame(one: LatLng | null, other: LatLng | null): boolean {
  return one?.lat === other?.lat && one?.lng === other?.lng;
}

/** Within about two kilometres. */
function isNear(one: LatLng, other: LatLng): boolean {
  return Math.abs(one.lat - other.lat) < 0.02 && Math.abs(one.lng - other.lng) < 0.02;
}

function readDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
