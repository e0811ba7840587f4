import { readTypedAddress } from "@errand/core/location/typed-address";
import type { ParcelHandoff, ParcelService } from "@errand/core/orders/parcel.types";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { guestAddress } from "../addresses/guest-address.ts";
import { addressAtLocation, type DraftAddress } from "../checkout/draft.ts";
import type { PaymentDraft } from "../checkout/use-payment.ts";

/** Where a parcel is collected or delivered, and who is there. */
export interface ParcelEnd extends DraftAddress {
  /** It was located elsewhere, where a street needs no house number. */
  mayLackNumber: boolean;
  name: string;
  phone: string;
}

/** What the form for sending a parcel holds, stored for this tab so that a reload loses nothing. */
export interface ParcelDraft extends PaymentDraft {
  categoryId: number | null;
  service: ParcelService;
  from: ParcelEnd;
  /** Of a guest who sends. */
  email: string;
  to: ParcelEnd;
  /** How the receiver's door is found. */
  additionalAddress: string;
  /** What it is worth, as it is typed. */
  declaredValue: string;
  /** The ids of its photos, which are stored on this device. */
  photos: string[];
  instructions: string;
  handoff: ParcelHandoff;
  payer: "sender" | "receiver";
  /** The requested time as a timestamp; null is now. */
  at: string | null;
  tip: number;
}

/** Raise the number with the shape, so that no older shape is read. */
const key = "parcel-4";

const noAddress: DraftAddress = { address: "", point: null, road: "", house: "", floor: "" };

/** The page for sending a parcel, of a category that is already chosen. */
export function sendPath(categoryId?: number): string {
  return `/checkout?page=parcel${categoryId === undefined ? "" : `&category=${categoryId}`}`;
}

/** This tab's draft, else a new one that starts at the chosen location. Browser only. */
export function initialParcelDraft(): ParcelDraft {
  return storedParcelDraft() ?? newParcelDraft();
}

export function newParcelDraft(): ParcelDraft {
  const saved = guestAddress();
  const { shopsAt: _at, ...here } = addressAtLocation();
  return {
    categoryId: null,
    service: "standard",
    from: { ...fromElsewhere(here), name: saved?.name ?? "", phone: saved?.phone ?? "" },
    email: saved?.email ?? "",
    to: { ...fromElsewhere(noAddress), name: "", phone: "" },
    additionalAddress: "",
    declaredValue: "",
    photos: [],
    instructions: "",
    handoff: "as_receiver_wishes",
    payer: "sender",
    at: null,
    tip: 0,
    paymentMethod: null,
    gateway: null,
    offlineMethod: null,
    usesWallet: false,
    bringChange: 0,
  };
}

/** An end whose address was located elsewhere. */
export function fromElsewhere(door: DraftAddress): Omit<ParcelEnd, "name" | "phone"> {
  return { ...door, mayLackNumber: readTypedAddress(door.address).number === null };
}

export function storeParcelDraft(draft: ParcelDraft): void {
  sessionValues.write(key, JSON.stringify(draft));
}

export function clearParcelDraft(): void {
  sessionValues.remove(key);
}

/** Null when this tab has none. */
function storedParcelDraft(): ParcelDraft | null {
  return sessionValues.readJson(key) as ParcelDraft | null;
}
