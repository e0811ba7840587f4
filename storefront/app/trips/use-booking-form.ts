import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useEffect, useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { useStoredForm } from "../checkout/use-stored-form.ts";
import { type BookingDraft, initialBookingDraft, storeBookingDraft } from "./booking-draft.ts";

/**
 * The form of a booking. Its draft survives reloads and signing in, and is completed from the
 * profile.
 */
export function useBookingForm() {
  const [defaultValues] = useState(initialBookingDraft);
  const form = useValidatedForm<BookingDraft>({ defaultValues });
  const { getValues, setValues } = form;
  const profile = useProfile().data;
  useStoredForm(form, storeBookingDraft);

  useEffect(() => {
    if (!profile) return;
    const { name, phone, email } = getValues();
    setValues({
      name: name || `${profile.f_name} ${profile.l_name}`.trim(),
      phone: phone || (profile.phone ?? ""),
      email: email || (profile.email ?? ""),
    });
  }, [getValues, setValues, profile]);

  return { form, change: (changes: Partial<BookingDraft>) => setValues(changes) };
}
