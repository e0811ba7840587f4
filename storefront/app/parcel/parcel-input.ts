import type { DraftAddress } from "../checkout/draft.ts";
import type { ParcelInput } from "../checkout/order-input.ts";
import type { QuoteInput } from "../pricing/use-quote.ts";
import { amountOf } from "../wallet/amount-of.ts";
import type { ParcelDraft } from "./parcel-draft.ts";

type ParcelQuoteInput = Extract<QuoteInput, { order_type: "parcel" }>;

/** Whether enough is known for a price. */
export function isPriceable({ categoryId, from, to }: ParcelDraft): boolean {
  return categoryId !== null && from.point !== null && to.point !== null;
}

/** The input that decides what a parcel costs and whether it is possible. */
export function parcelQuoteInput(
  draft: ParcelDraft,
): ParcelQuoteInput & Pick<ParcelInput, "payment_method"> {
  const { at, tip } = draft;
  const declared = amountOf(draft.declaredValue);
  return {
    order_type: "parcel",
    parcel_category_id: draft.categoryId ?? 0,
    charge_payer: draft.payer,
    service: draft.service,
    handoff: draft.handoff,
    ...(declared !== null && { declared_value: declared }),
    payment_method: draft.paymentMethod ?? "cash_on_delivery",
    ...(draft.usesWallet && { partial_payment: 1 as const }),
    ...(at !== null && { schedule_at: at }),
    ...(tip > 0 && { dm_tips: tip }),
    ...pointOf(draft.from),
    receiver_details: pointOf(draft.to),
  };
}

/** Who sends, and from where. */
export function senderInput({ from, email, instructions }: ParcelDraft) {
  return {
    ...pointOf(from),
    ...doorOf(from),
    contact_person_name: textOrUndefined(from.name),
    contact_person_number: textOrUndefined(from.phone),
    contact_person_email: textOrUndefined(email),
    delivery_instruction: textOrUndefined(instructions),
  };
}

/** The input of the order; `total` is the amount that the sender saw. */
export function parcelPlaceInput(draft: ParcelDraft, total: number): ParcelInput {
  const { to } = draft;
  return {
    ...parcelQuoteInput(draft),
    order_amount: total,
    photos: draft.photos,
    ...senderInput(draft),
    ...(draft.bringChange > 0 && { bring_change_amount: draft.bringChange }),
    receiver_details: {
      ...pointOf(to),
      ...doorOf(to),
      address: to.address.trim(),
      additional_address: textOrUndefined(draft.additionalAddress),
      contact_person_name: to.name.trim(),
      contact_person_number: to.phone.trim(),
    },
  };
}

/** Another place for a parcel that was placed. */
export function placeInput(place: DraftAddress) {
  const { address_type: _type, ...door } = doorOf(place);
  return { ...door, ...pointOf(place), address: place.address.trim() };
}

function pointOf({ point }: DraftAddress) {
  return { latitude: point?.lat ?? 0, longitude: point?.lng ?? 0 };
}

function doorOf({ address, road, house, floor }: DraftAddress) {
  return {
    address_type: "other",
    address: textOrUndefined(address),
    road: textOrUndefined(road),
    house: textOrUndefined(house),
    floor: textOrUndefined(floor),
  };
}

function textOrUndefined(text: string): string | undefined {
  return text.trim() === "" ? undefined : text.trim();
}
