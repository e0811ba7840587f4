import type { LatLng } from "../client/stored-values.ts";
import { isPhone } from "../ui/phone-field.tsx";
import { type AddressType, typeOf } from "./address-type.ts";
import type { Address, AddressInput } from "./addresses.queries.ts";

/** An address while it is being written. */
export interface AddressDraft {
  address: string;
  /** Null while nobody has found it. */
  point: LatLng | null;
  type: AddressType;
  label: string;
  road: string;
  house: string;
  floor: string;
  /** For the courier: the door code, the blue gate. */
  information: string;
  name: string;
  phone: string;
}

export type AddressFormError =
  | "addressRequired"
  | "invalid"
  | "nameRequired"
  | "phoneRequired"
  | "phoneInvalid";
export type AddressFormErrors = Partial<Record<"address" | "name" | "phone", AddressFormError>>;

/** A saved address as it stands in the form. A label of the person's own is one of type other. */
export function draftOf(saved: Address): AddressDraft {
  const type = typeOf(saved.address_type);
  const own = type === saved.address_type ? "" : saved.address_type;
  return {
    address: saved.address,
    point: { lat: saved.latitude, lng: saved.longitude },
    type,
    label: saved.address_label ?? own,
    road: saved.road ?? "",
    house: saved.house ?? "",
    floor: saved.floor ?? "",
    information: saved.additional_information ?? "",
    name: saved.contact_person_name,
    phone: saved.contact_person_number,
  };
}

/** What hinders saving (spec §5, Address form). */
export function addressErrors(
  { address, point, name, phone }: AddressDraft,
  country: string,
): AddressFormErrors {
  const place = address.trim() === "" ? "addressRequired" : point === null ? "invalid" : null;
  const number =
    phone.trim() === "" ? "phoneRequired" : isPhone(phone, country) ? null : "phoneInvalid";
  return {
    ...(place && { address: place }),
    ...(name.trim() === "" && { name: "nameRequired" as const }),
    ...(number && { phone: number }),
  };
}

/** As it is sent; what is empty is left out. */
export function addressInput(draft: AddressDraft & { point: LatLng }): AddressInput {
  const { type, point, ...texts } = draft;
  const filled = (name: "label" | "road" | "house" | "floor" | "information") =>
    texts[name].trim() || undefined;
  return {
    address: texts.address,
    address_type: type,
    address_label: type === "other" ? filled("label") : undefined,
    latitude: point.lat,
    longitude: point.lng,
    road: filled("road"),
    house: filled("house"),
    floor: filled("floor"),
    additional_information: filled("information"),
    contact_person_name: texts.name,
    contact_person_number: texts.phone,
  };
}
