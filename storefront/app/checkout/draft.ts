import type { CheckoutMethod } from "@errand/core/checkout/partial-payment";
import type { LatLng } from "@errand/core/location/lat-lng";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { guestAddress, guestAddressNear } from "../addresses/guest-address.ts";
import { usualTypeAt } from "../cart/order-types.ts";
import { chosenCoupon, clearChosenCoupon } from "../catalog/chosen-coupon.ts";
import { stored } from "../visitor/storage.ts";
import { streetNumberOf } from "./street-number.ts";

/** Where a door is. */
export interface DraftAddress {
  address: string;
  /** Null until the address is located. */
  point: LatLng | null;
  road: string;
  house: string;
  floor: string;
}

/** What the checkout form holds, stored for this tab so that a reload loses nothing. */
export interface Draft extends DraftAddress {
  /**
   * The store for which type, time and payment were chosen; another store starts with the usual
   * ones.
   */
  storeId: number;
  type: "delivery" | "take_away";
  /** The location for which the address was entered; another location discards the address. */
  shopsAt: LatLng | null;
  savesAddress: boolean;
  name: string;
  phone: string;
  email: string;
  /** A guest wants an account with the order. */
  createsAccount: boolean;
  /** Of the account; never stored, so a reload requires it again. */
  password: string;
  /** The requested time as a timestamp; null is now. */
  at: string | null;
  deliveryInstruction: string;
  note: string;
  unavailableItemNote: string;
  cutlery: boolean;
  extraPackaging: boolean;
  tip: number;
  /** Null before a choice: the last one, or the first that is possible. */
  paymentMethod: CheckoutMethod | null;
  /** The key of the gateway of a digital payment. */
  gateway: string | null;
  /** The id of the method of an offline payment. */
  offlineMethod: number | null;
  /** The wallet pays what it can, and the method the rest. */
  usesWallet: boolean;
  /** The note that the courier brings change for; 0 for none. */
  bringChange: number;
  /** The ids of the stored pictures of the prescription. */
  pictures: string[];
  /** The code of the applied coupon. */
  couponCode: string | null;
}

/** Raise the number with the shape, so that no older shape is read. */
const key = "checkout-3";

/** The contact of the last order of a guest, until the tab is closed. */
const contactKey = "guest-contact";

const noPayment = { paymentMethod: null, gateway: null, offlineMethod: null };

/**
 * This tab's draft, else a new one with the guest's saved address or the chosen location. Browser
 * only.
 */
export function initialDraft(storeId: number): Draft {
  const saved = guestAddress() ?? (stored("token") === null ? lastContact() : null);
  const earlier = storedDraft();
  const usual = {
    storeId,
    type: usualTypeAt(storeId, stored("orderType")),
    at: null,
    ...noPayment,
  };
  const newDraft: Draft = {
    ...usual,
    savesAddress: guestAddress() !== null,
    name: saved?.name ?? "",
    phone: saved?.phone ?? "",
    email: saved?.email ?? "",
    createsAccount: false,
    password: "",
    deliveryInstruction: "",
    note: "",
    unavailableItemNote: "",
    cutlery: false,
    extraPackaging: false,
    tip: 0,
    usesWallet: false,
    bringChange: 0,
    pictures: [],
    couponCode: null,
    ...addressAtLocation(),
  };
  const chosen = chosenCoupon(stored("module")?.id);
  const coupon = chosen === null ? {} : { couponCode: chosen };
  if (earlier === null) return { ...newDraft, ...coupon };
  return {
    ...earlier,
    ...(earlier.storeId !== storeId && usual),
    ...(!isSame(earlier.shopsAt, newDraft.shopsAt) && addressAtLocation()),
    ...coupon,
  };
}

/** Stores the draft, which holds the coupon that was chosen before it. */
export function storeDraft(draft: Draft): void {
  clearChosenCoupon(stored("module")?.id);
  sessionValues.write(key, JSON.stringify({ ...draft, password: "" }));
}

/** Starts before the offline payment again when the customer comes back (spec §2, /checkout). */
export function resetOfflinePayment(): void {
  const draft = storedDraft();
  if (draft?.paymentMethod === "offline_payment") storeDraft({ ...draft, ...noPayment });
}

/** Ends the draft of a placed order. A guest's contact stays for the next one. */
export function clearDraft(): void {
  const draft = storedDraft();
  if (draft && stored("token") === null) {
    const { name, phone, email } = draft;
    sessionValues.write(contactKey, JSON.stringify({ name, phone, email }));
  }
  sessionValues.remove(key);
}

/** The address at the chosen location: the guest's saved one when it is nearby. */
export function addressAtLocation(): DraftAddress & Pick<Draft, "shopsAt"> {
  const location = stored("currentLatLng");
  const near = guestAddressNear(location);
  if (near) {
    const { address, point, road, house, floor } = near;
    return { address, point, road, house, floor, shopsAt: location };
  }
  const address = stored("location") ?? "";
  const road = streetNumberOf(address);
  return { address, point: location, road, house: "", floor: "", shopsAt: location };
}

export function isSame(one: LatLng | null, other: LatLng | null): boolean {
  return one?.lat === other?.lat && one?.lng === other?.lng;
}

function lastContact(): Pick<Draft, "name" | "phone" | "email"> | null {
  return sessionValues.readJson(contactKey) as Pick<Draft, "name" | "phone" | "email"> | null;
}

/** Null when this tab has none. */
function storedDraft(): Draft | null {
  return sessionValues.readJson(key) as Draft | null;
}
