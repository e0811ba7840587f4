import { sessionValues } from "@errand/ui/safe-storage.ts";
import { useState } from "react";
import type { ErrandParcel } from "./errand-parcel.ts";

/** What a customer chooses for a run, beside what every checkout asks. */
export interface ErrandChoices {
  /** The ids of the stores whose carts are left out of the run. */
  leftOut: number[];
  ifRefused: "bring_rest" | "ask";
  /** By the ids of the stores. */
  notes: Record<number, string>;
  /** The applied coupon codes, by the ids of the stores. */
  coupons: Record<number, string>;
  /** What is fetched or sent besides; null for nothing. */
  parcel: ErrandParcel | null;
}

const key = "errand-choices";
const none: ErrandChoices = {
  leftOut: [],
  ifRefused: "bring_rest",
  notes: {},
  coupons: {},
  parcel: null,
};

/** The choices of this tab, which a reload keeps. */
export function useErrandChoices() {
  const [choices, setChoices] = useState(readChoices);
  function change(changes: Partial<ErrandChoices>) {
    setChoices((previous) => {
      const next = { ...previous, ...changes };
      sessionValues.write(key, JSON.stringify(next));
      return next;
    });
  }
  return { choices, change };
}

/** Ends the choices of a placed run. */
export function clearErrandChoices(): void {
  sessionValues.remove(key);
}

function readChoices(): ErrandChoices {
  return { ...none, ...(sessionValues.readJson(key) as Partial<ErrandChoices> | null) };
}
