import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useEffect, useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { useStored } from "../visitor/storage.ts";
import {
  addressAtLocation,
  type Draft,
  initialDraft,
  isSame,
  resetOfflinePayment,
  storeDraft,
} from "./draft.ts";
import { useStoredForm } from "./use-stored-form.ts";

/**
 * The form of the checkout. Its draft survives reloads, follows the customer to another location
 * and is completed from the profile.
 */
export function useCheckoutForm(storeId: number) {
  const [defaultValues] = useState(() => initialDraft(storeId));
  const form = useValidatedForm<Draft>({ defaultValues });
  const { getValues, setValues, trigger, formState } = form;
  const { isSubmitted } = formState;
  const location = useStored("currentLatLng");
  const profile = useProfile().data;

  useStoredForm(form, storeDraft);

  useEffect(() => resetOfflinePayment, []);

  useEffect(() => {
    if (!isSame(getValues("shopsAt"), location)) setValues(addressAtLocation());
  }, [getValues, setValues, location]);

  useEffect(() => {
    if (!profile) return;
    const { name, phone, email } = getValues();
    setValues({
      name: name || `${profile.f_name} ${profile.l_name}`.trim(),
      phone: phone || (profile.phone ?? ""),
      email: email || (profile.email ?? ""),
    });
  }, [getValues, setValues, profile]);

  function change(changes: Partial<Draft>) {
    setValues(changes);
    // A value may decide whether another field is required.
    if (isSubmitted) void trigger();
  }

  return { form, change };
}
