import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useEffect } from "react";
import { useProfile } from "../account/account.queries.ts";
import { stored } from "../visitor/storage.ts";
import { type AddressDraft, draftOf } from "./address-draft.ts";
import type { Address } from "./addresses.queries.ts";
import type { LocatedAddress } from "./use-address-check.ts";

/**
 * The form of a saved address, or of a new one at the chosen location with the customer's name and
 * phone.
 */
export function useAddressDraft(saved: Address | null) {
  const profile = useProfile().data;
  const form = useValidatedForm<AddressDraft>({
    defaultValues: saved ? draftOf(saved) : newDraft(),
  });
  const { getValues, setValue, clearErrors, formState } = form;
  const shouldValidate = formState.isSubmitted;

  useEffect(() => {
    if (!profile || saved) return;
    if (getValues("name") === "") setValue("name", `${profile.f_name} ${profile.l_name}`.trim());
    if (getValues("phone") === "") setValue("phone", profile.phone ?? "");
  }, [profile, saved, getValues, setValue]);

  function setLocated({ address, point }: LocatedAddress) {
    clearErrors("address");
    setValue("point", point);
    setValue("address", address, { shouldValidate });
  }

  return { form, setLocated };
}

function newDraft(): AddressDraft {
  return {
    address: stored("location") ?? "",
    point: stored("currentLatLng"),
    type: "home",
    label: "",
    road: "",
    house: "",
    floor: "",
    information: "",
    name: "",
    phone: "",
  };
}
