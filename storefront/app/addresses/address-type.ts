import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import House from "lucide-react/icons/house";
import MapPin from "lucide-react/icons/map-pin";
import type { Address } from "./addresses.queries.ts";

/** The predefined types; a saved address may also have a custom one. */
export const addressTypes = ["home", "office", "other"] as const;
export type AddressType = (typeof addressTypes)[number];

export const typeIcons: Record<AddressType, LucideIcon> = {
  home: House,
  office: BriefcaseBusiness,
  other: MapPin,
};

export function typeOf(type: string): AddressType {
  return addressTypes.find((each) => each === type) ?? "other";
}

/** The name of an address: its label, else its type. */
export function useAddressName(): (
  address: Pick<Address, "address_type" | "address_label">,
) => string {
  const t = useMessages("addresses");
  return ({ address_type, address_label }) => {
    if (address_label) return address_label;
    const knownType = addressTypes.find((each) => each === address_type);
    return knownType ? t(`type.${knownType}`) : address_type;
  };
}
