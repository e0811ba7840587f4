import { passwordError } from "@errand/core/account/account-validation";
import {
  type AddressLineError,
  addressLineError,
  type ContactPersonErrors,
  contactPersonErrors,
} from "@errand/core/addresses/address-validation";
import type { Draft } from "./draft.ts";

export interface DraftErrors extends ContactPersonErrors {
  address?: AddressLineError;
  password?: NonNullable<ReturnType<typeof passwordError>>;
}

/**
 * What prevents a draft from being ordered (spec §5). A customer may leave out the contact, which
 * the profile completes, unless an address is saved with it.
 */
export function draftErrors(
  draft: Draft,
  { isGuest, country }: { isGuest: boolean; country: string },
): DraftErrors {
  const isDelivery = draft.type === "delivery";
  const address = isDelivery ? addressLineError(draft.address, draft.point) : null;
  const required = isGuest
    ? (["name", "phone", "email"] as const)
    : isDelivery && draft.savesAddress
      ? (["name", "phone"] as const)
      : [];
  const password = isGuest && draft.createsAccount ? passwordError(draft.password) : null;
  return {
    ...(address && { address }),
    ...(password && { password }),
    ...contactPersonErrors(draft, required, country),
  };
}
