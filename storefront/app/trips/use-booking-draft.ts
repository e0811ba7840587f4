import { useEffect, useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { type BookingDraft, initialBookingDraft, storeBookingDraft } from "./booking-draft.ts";

/** The draft of a booking. It survives reloads and signing in, and is completed from the profile. */
export function useBookingDraft() {
  const [draft, setDraft] = useState(initialBookingDraft);
  const profile = useProfile().data;

  useEffect(() => storeBookingDraft(draft), [draft]);

  useEffect(() => {
    if (!profile) return;
    setDraft((draft) => ({
      ...draft,
      name: draft.name || `${profile.f_name} ${profile.l_name}`.trim(),
      phone: draft.phone || (profile.phone ?? ""),
      email: draft.email || (profile.email ?? ""),
    }));
  }, [profile]);

  return {
    draft,
    change: (changes: Partial<BookingDraft>) => setDraft((draft) => ({ ...draft, ...changes })),
  };
}
