import * as z from "zod";
import type { LocalizedText } from "../language.ts";
import { fromMinor, type Minor, nothing, toMinor } from "../money.ts";
import { money } from "../values.ts";
import { type KeptPart, keptParts } from "./vehicle-traits.ts";

/** What customers agree to with a rental provider (contract 10.2). */

const sentence = z.string().trim().max(300);
const localizedText = z.object({ en: sentence, fr: sentence });
const hours = z.int().min(0).max(336);

export const rentalTerms = z.object({
  /** Held and released by the provider at the hand-over; no part of a total. */
  deposit: money,
  /** What damage costs the customer at most; null where the terms do not limit it. */
  excess: money.nullable(),
  min_age: z.int().min(14).max(99).nullable(),
  licence_years: z.int().min(0).max(50).nullable(),
  included: z.array(localizedText).max(8),
  extra: z.array(localizedText).max(8),
  insurance: localizedText.nullable(),
  /** Until so many hours before the pickup canceling is free. */
  cancel_free_hours: hours,
  kept: z.enum(keptParts),
  /** Until so many hours before the pickup a trip is paid, unless its customer chose cash. */
  pay_hours: hours,
});
export type RentalTerms = z.infer<typeof rentalTerms>;

/** The terms as they are stored, with amounts in minor units. */
export interface StoredTerms {
  deposit: Minor;
  excess: Minor | null;
  minAge: number | null;
  licenceYears: number | null;
  included: LocalizedText[];
  extra: LocalizedText[];
  insurance: LocalizedText | null;
  cancelFreeHours: number;
  kept: KeptPart;
  payHours: number;
}

/** The terms of a provider that states none. */
export const defaultTerms: StoredTerms = {
  deposit: nothing,
  excess: null,
  minAge: null,
  licenceYears: null,
  included: [],
  extra: [],
  insurance: null,
  cancelFreeHours: 24,
  kept: "first_day",
  payHours: 24,
};

/**
 * The terms of trips that were booked before providers stated any: canceling them costs nothing.
 */
export const unstatedTerms: StoredTerms = {
  ...defaultTerms,
  cancelFreeHours: 0,
  kept: "nothing",
  payHours: 0,
};

/** The terms in the contract's shape. */
export function toRentalTerms(terms: StoredTerms): RentalTerms {
  return {
    deposit: fromMinor(terms.deposit),
    excess: terms.excess === null ? null : fromMinor(terms.excess),
    min_age: terms.minAge,
    licence_years: terms.licenceYears,
    included: terms.included,
    extra: terms.extra,
    insurance: terms.insurance,
    cancel_free_hours: terms.cancelFreeHours,
    kept: terms.kept,
    pay_hours: terms.payHours,
  };
}

/** Terms of the contract's shape as they are stored. */
export function toStoredTerms(terms: RentalTerms): StoredTerms {
  return {
    deposit: toMinor(terms.deposit),
    excess: terms.excess === null ? null : toMinor(terms.excess),
    minAge: terms.min_age,
    licenceYears: terms.licence_years,
    included: terms.included,
    extra: terms.extra,
    insurance: terms.insurance,
    cancelFreeHours: terms.cancel_free_hours,
    kept: terms.kept,
    payHours: terms.pay_hours,
  };
}
