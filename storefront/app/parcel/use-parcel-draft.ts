import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useProfile } from "../account/account.queries.ts";
import { initialParcelDraft, type ParcelDraft, storeParcelDraft } from "./parcel-draft.ts";

/**
 * The draft of a parcel, of the category in the URL. It survives reloads, and its sender is
 * completed from the profile.
 */
export function useParcelDraft() {
  const [query] = useSearchParams();
  const [draft, setDraft] = useState((): ParcelDraft => {
    const initial = initialParcelDraft();
    const categoryId = Number(query.get("category"));
    return categoryId > 0 ? { ...initial, categoryId } : initial;
  });
  const profile = useProfile().data;

  useEffect(() => storeParcelDraft(draft), [draft]);

  useEffect(() => {
    if (!profile) return;
    setDraft(({ from, email, ...rest }) => ({
      ...rest,
      from: {
        ...from,
        name: from.name || `${profile.f_name} ${profile.l_name}`.trim(),
        phone: from.phone || (profile.phone ?? ""),
      },
      email: email || (profile.email ?? ""),
    }));
  }, [profile]);

  /** Changes values; those of an end one by one. */
  function change({ from, to, ...values }: ParcelChanges) {
    setDraft((draft) => ({
      ...draft,
      ...values,
      from: { ...draft.from, ...from },
      to: { ...draft.to, ...to },
    }));
  }

  return { draft, change };
}

export type ParcelChanges = Partial<
  Omit<ParcelDraft, "from" | "to"> & { from: Partial<ParcelDraft["from"]> } & {
    to: Partial<ParcelDraft["to"]>;
  }
>;
