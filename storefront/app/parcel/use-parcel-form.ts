import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useProfile } from "../account/account.queries.ts";
import { useStoredForm } from "../checkout/use-stored-form.ts";
import {
  initialParcelDraft,
  type ParcelDraft,
  type ParcelEnd,
  storeParcelDraft,
} from "./parcel-draft.ts";

/**
 * The form of a parcel, of the category in the URL. Its draft survives reloads, and its sender is
 * completed from the profile.
 */
export function useParcelForm() {
  const [query] = useSearchParams();
  const [defaultValues] = useState((): ParcelDraft => {
    const initial = initialParcelDraft();
    const categoryId = Number(query.get("category"));
    return categoryId > 0 ? { ...initial, categoryId } : initial;
  });
  const form = useValidatedForm<ParcelDraft>({ defaultValues });
  const { getValues, setValues, clearErrors, trigger, formState } = form;
  const { isSubmitted } = formState;
  const profile = useProfile().data;

  useStoredForm(form, storeParcelDraft);

  useEffect(() => {
    if (!profile) return;
    const { from, email } = getValues();
    setValues({
      from: {
        ...from,
        name: from.name || `${profile.f_name} ${profile.l_name}`.trim(),
        phone: from.phone || (profile.phone ?? ""),
      },
      email: email || (profile.email ?? ""),
    });
  }, [getValues, setValues, profile]);

  /** Changes values; those of an end one by one. */
  function change({ from, to, ...values }: ParcelChanges) {
    const current = getValues();
    setValues({
      ...values,
      ...(from && { from: { ...current.from, ...from } }),
      ...(to && { to: { ...current.to, ...to } }),
    });
    // After a press of the button, the errors follow the values.
    if (isSubmitted) void trigger();
  }

  /** Exchanges sender and receiver. */
  function swap() {
    const { from, to } = getValues();
    clearErrors();
    change({ from: to, to: from });
  }

  return { form, change, swap };
}

export type ParcelChanges = Partial<
  Omit<ParcelDraft, "from" | "to"> & { from: Partial<ParcelEnd>; to: Partial<ParcelEnd> }
>;
