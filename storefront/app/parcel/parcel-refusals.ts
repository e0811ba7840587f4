import type { ErrorResponse } from "@errand/core/errors";

/** The parts of the form that an error of the API can belong to; `order` is the button's. */
export type ParcelPart =
  | "category"
  | "from"
  | "fromAddress"
  | "to"
  | "toAddress"
  | "toPhone"
  | "time"
  | "value"
  | "photos"
  | "payment"
  | "order";

const parts: Record<string, ParcelPart> = {
  parcel_category: "category",
  parcel_category_id: "category",
  zone: "fromAddress",
  address: "fromAddress",
  latitude: "fromAddress",
  receiver_zone: "toAddress",
  receiver_details: "to",
  contact_person_name: "from",
  contact_person_number: "from",
  contact_person_email: "from",
  schedule_at: "time",
  declared_value: "value",
  parcel_image: "photos",
  payment_method: "payment",
  cod_maximum: "payment",
  wallet_balance: "payment",
  partial_payment: "payment",
};

/** The part that shows an error of the API. */
export function partOf({ code, field = "" }: ErrorResponse): ParcelPart {
  const isReceivers = field.startsWith("receiver_details");
  if (isReceivers && code === "contact_person_number") return "toPhone";
  return parts[code] ?? (isReceivers ? "to" : parts[field]) ?? "order";
}
