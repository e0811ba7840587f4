import type { ErrorResponse } from "@errand/core/errors";
import type words from "./checkout.en.json";
import type { Draft } from "./draft.ts";

/** The fields that can be wrong before anything is sent; their words are under `fault`. */
export type Field = "address" | "name" | "phone" | "email";
export type Fault = keyof (typeof words)["fault"];
export type Faults = Partial<Record<Field, Fault>>;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is missing before an order can be placed (spec §5). A customer's profile fills in what they leave out. */
export function faultsOf(
  draft: Draft,
  { isGuest, isPhone }: { isGuest: boolean; isPhone(text: string): boolean },
): Faults {
  const faults: Faults = {};
  const [name, phone, email] = [draft.name.trim(), draft.phone.trim(), draft.email.trim()];
  if (draft.type === "delivery" && draft.address.trim() === "") faults.address = "addressRequired";
  else if (draft.type === "delivery" && draft.point === null) faults.address = "noCoordinates";
  // An address is saved with who is to be called there.
  const savesAddress = draft.type === "delivery" && draft.savesAddress;
  const needsContact = isGuest || savesAddress;
  if (needsContact && name === "") faults.name = "nameRequired";
  if (needsContact && phone === "") faults.phone = "phoneRequired";
  else if (phone !== "" && !isPhone(phone)) faults.phone = "phoneInvalid";
  if (isGuest && email === "") faults.email = "emailRequired";
  else if (email !== "" && (email.length > 255 || !emailForm.test(email))) {
    faults.email = "emailInvalid";
  }
  return faults;
}

/** The parts of the checkout that a refusal can be about. */
export type Part = "type" | "address" | "contact" | "time" | "items" | "payment" | "order";

const partOf: Record<string, Part> = {
  zone: "address",
  address: "address",
  latitude: "address",
  store_closed: "time",
  schedule_at: "time",
  not_available: "time",
  stock: "items",
  item: "items",
  cart_item_limit: "items",
  variation: "items",
  add_on_ids: "items",
  empty_cart: "items",
  different_stores: "items",
  prescription: "items",
  prescription_order: "items",
  cod_maximum: "payment",
  payment_method: "payment",
  order_type: "type",
  contact_person_name: "contact",
  contact_person_number: "contact",
  contact_person_email: "contact",
};

/** Where a refusal is shown: beside what it concerns, else at the button. */
export function placeOf({ code, field }: ErrorResponse): Part {
  const known = code === "feature_off" ? field : code;
  return (
    (known !== undefined && partOf[known]) || (field !== undefined && partOf[field]) || "order"
  );
}
