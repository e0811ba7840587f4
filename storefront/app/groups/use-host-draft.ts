import { sessionValues } from "@errand/ui/safe-storage.ts";
import { useState } from "react";
import type { ExtrasDraft } from "../checkout/extras-section.tsx";

/** What the host adds to the order of a group, and for whom the host pays. */
export interface HostDraft extends ExtrasDraft {
  couponCode: string | null;
  /** Ids of members. */
  cover: number[];
}

const newDraft: HostDraft = {
  deliveryInstruction: "",
  note: "",
  unavailableItemNote: "",
  cutlery: false,
  extraPackaging: false,
  tip: 0,
  couponCode: null,
  cover: [],
};

/** Stored for this tab, so that a reload loses nothing. Browser only. */
export function useHostDraft(code: string) {
  const key = `group-draft ${code}`;
  const [draft, setDraft] = useState<HostDraft>(() => ({
    ...newDraft,
    ...(sessionValues.readJson(key) as Partial<HostDraft> | null),
  }));
  function change(changes: Partial<HostDraft>) {
    const next = { ...draft, ...changes };
    sessionValues.write(key, JSON.stringify(next));
    setDraft(next);
  }
  return { draft, change };
}
