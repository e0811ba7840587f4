import { sessionValues } from "@errand/ui/safe-storage.ts";
import { guestAddress } from "../addresses/guest-address.ts";
import { chosenCoupon, clearChosenCoupon } from "../catalog/chosen-coupon.ts";
import type { PaymentDraft } from "../checkout/use-payment.ts";
import { stored } from "../visitor/storage.ts";

/** What the form for booking a trip holds, stored for this tab so that a reload loses nothing. */
export interface BookingDraft extends PaymentDraft {
  name: string;
  phone: string;
  email: string;
  note: string;
  couponCode: string | null;
  /** The trip is only booked; how it is paid is chosen later. */
  paysLater: boolean;
}

/** Raise the number with the shape, so that no older shape is read. */
const key = "booking-1";

/**
 * This tab's draft, else a new one. A coupon that was chosen elsewhere is applied. Browser only.
 */
export function initialBookingDraft(): BookingDraft {
  const draft = storedBookingDraft() ?? newBookingDraft();
  const couponCode = chosenCoupon(stored("module")?.id) ?? draft.couponCode;
  return { ...draft, couponCode };
}

function newBookingDraft(): BookingDraft {
  const saved = guestAddress();
  return {
    name: saved?.name ?? "",
    phone: saved?.phone ?? "",
    email: saved?.email ?? "",
    note: "",
    couponCode: null,
    paysLater: false,
    paymentMethod: null,
    gateway: null,
    offlineMethod: null,
    usesWallet: false,
    bringChange: 0,
  };
}

/** Stores the draft, which holds the coupon that was chosen before it. */
export function storeBookingDraft(draft: BookingDraft): void {
  clearChosenCoupon(stored("module")?.id);
  sessionValues.write(key, JSON.stringify(draft));
}

export function clearBookingDraft(): void {
  sessionValues.remove(key);
}

/** Null when this tab has none. */
function storedBookingDraft(): BookingDraft | null {
  return sessionValues.readJson(key) as BookingDraft | null;
}
