import {
  type AddressLineError,
  addressLineError,
  type ContactPersonErrors,
  contactPersonErrors,
} from "@errand/core/addresses/address-validation";
import type { ParcelDraft, ParcelEnd } from "./parcel-draft.ts";

export interface EndErrors extends ContactPersonErrors {
  address?: AddressLineError;
}

/** What prevents a draft from being sent, by the part of the form. */
export interface ParcelErrors {
  isWithoutCategory: boolean;
  from: EndErrors;
  to: EndErrors;
}

/** A customer may leave out the sender's contact, which the profile completes. */
export function parcelErrors(
  draft: ParcelDraft,
  { isGuest, country }: { isGuest: boolean; country: string },
): ParcelErrors {
  const { categoryId, from, to, email } = draft;
  const required = isGuest ? (["name", "phone", "email"] as const) : [];
  return {
    isWithoutCategory: categoryId === null,
    from: { ...addressErrors(from), ...contactPersonErrors({ ...from, email }, required, country) },
    to: {
      ...addressErrors(to),
      ...contactPersonErrors({ ...to, email: "" }, ["name", "phone"], country),
    },
  };
}

export function hasErrors({ isWithoutCategory, from, to }: ParcelErrors): boolean {
  return isWithoutCategory || Object.keys(from).length > 0 || Object.keys(to).length > 0;
}

function addressErrors({ address, point }: ParcelEnd): Pick<EndErrors, "address"> {
  const error = addressLineError(address, point);
  return error ? { address: error } : {};
}
