import type { LatLng } from "@errand/core/location/lat-lng";
import { type AddressType, typeOf } from "./address-type.ts";
import type { Address, AddressInput } from "./addresses.queries.ts";

/** An address as the form holds it. */
export interface AddressDraft {
  address: string;
  /** Null until the address is located. */
  point: LatLng | null;
  type: AddressType;
  label: string;
  road: string;
  house: string;
  floor: string;
  /** Directions for the courier, such as a door code. */
  information: string;
  name: string;
  phone: string;
}

/** A saved address as the form shows it. A custom type is shown as the label of type other. */
export function draftOf(saved: Address): AddressDraft {
  const type = typeOf(saved.address_type);
  const customLabel = type === saved.address_type ? "" : saved.address_type;
  return {
    address: saved.address,
    point: { lat: saved.latitude, lng: saved.longitude },
    type,
    label: saved.address_label ?? customLabel,
    road: saved.road ?? "",
    house: saved.house ?? "",
    floor: saved.floor ?? "",
    information: saved.additional_information ?? "",
    name: saved.contact_person_name,
    phone: saved.contact_person_number,
  };
}

/** The draft as parameters of the API, without empty texts. */
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
