import type { ReceiverDetails } from "@errand/core/orders/parcel.types";
import type { CheckoutContext, ParcelInput } from "../checkout/checkout-input.ts";
import { getDeliveryAddress, type OrderContact } from "../checkout/contact.ts";
import type { PlacedOrder } from "../checkout/place.ts";
import { insertParcel, receiverOf } from "../parcel/place-parcel.ts";
import type { ParcelServices } from "../parcel/plan-parcel.ts";
import type { ParcelStop } from "./stop-plan.ts";

/**
 * Writes the parcel of a run. The run pays, at its address: there as the receiver of what is
 * collected, whose code is that of the run, and as the sender of what is taken along, whose
 * receiver has another code.
 */
export function placeParcelStop(
  services: Pick<ParcelServices, "outbox">,
  plan: ParcelStop,
  ctx: CheckoutContext,
  {
    method,
    run,
    contact,
  }: {
    method: ParcelInput["payment_method"];
    run: { id: number; otp: string | null };
    contact: OrderContact;
  },
): Promise<PlacedOrder> {
  const { input, direction, other, otherNumber: number, receiverZoneId: zoneId } = plan;
  const written = { contact: { ...contact, accountId: null }, batchId: null };
  if (direction === "bring") {
    return insertParcel(services, plan, ctx, {
      ...written,
      input: { ...input, payment_method: method },
      receiver: receiverOf({ receiver_details: other }, number, zoneId),
      run: { id: run.id },
    });
  }
  const { contact_person_name: name, contact_person_email: email = null } = other;
  return insertParcel(services, plan, ctx, {
    ...written,
    input: { ...input, payment_method: method, charge_payer: "receiver" },
    sender: { name, number, email },
    receiver: toReceiver(input, contact, zoneId),
    run,
  });
}

/** The customer at the address of the run. */
function toReceiver(
  { receiver_details: door }: ParcelStop["input"],
  contact: OrderContact,
  zoneId: number,
): ReceiverDetails {
  const address = getDeliveryAddress({ ...door, order_type: "parcel" }, contact);
  if (!address) throw new Error("a run that is placed has an address");
  return { ...address, additional_address: null, zone_id: zoneId };
}
