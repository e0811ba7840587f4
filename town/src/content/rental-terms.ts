import type { LocalizedText } from "@errand/core/language";
import { minor } from "@errand/core/money";
import { defaultTerms, type StoredTerms } from "@errand/core/rental/rental-terms";
import type { KeptPart } from "@errand/core/rental/vehicle-traits";
import { localized } from "./text-table.ts";

const unlimited = localized("Unlimited kilometres", "Kilométrage illimité");
const liability = localized("Third-party insurance", "Assurance au tiers");
const breakdown = localized("Breakdown service day and night", "Dépannage jour et nuit");
const helmets = localized("Two helmets and gloves", "Deux casques et des gants");
const lock = localized("Lock and lights", "Antivol et éclairage");
const fuel = localized("fuel or charging", "le carburant ou la recharge");

interface TownTerms {
  /** In euros. */
  deposit: number;
  age: number;
  years?: number;
  /** Hours before the pickup until which canceling is free, and until which the trip is paid. */
  hours?: number;
  kept?: KeptPart;
  included: LocalizedText[];
}

function termsOf({ deposit, age, years, hours = 24, kept = "first_day", ...terms }: TownTerms) {
  return {
    ...defaultTerms,
    deposit: minor(deposit * 100),
    excess: years === undefined ? null : minor(deposit * 100),
    minAge: age,
    licenceYears: years ?? null,
    included: terms.included,
    extra: years === undefined ? [] : [fuel],
    insurance: years === undefined ? null : liability,
    cancelFreeHours: hours,
    kept,
    payHours: hours,
  };
}

/** The terms of each provider of the town, by its slug. */
export const rentalTerms: ReadonlyMap<string, StoredTerms> = new Map([
  [
    "belrive-mobilite",
    termsOf({ deposit: 400, age: 21, years: 2, included: [unlimited, breakdown] }),
  ],
  ["loca-gare", termsOf({ deposit: 600, age: 23, years: 3, included: [unlimited, breakdown] })],
  [
    "auto-soleil",
    termsOf({ deposit: 350, age: 21, years: 1, hours: 48, kept: "half", included: [unlimited] }),
  ],
  [
    "les-deux-roues-du-port",
    termsOf({ deposit: 300, age: 16, years: 1, hours: 12, included: [helmets] }),
  ],
  ["velo-rive", termsOf({ deposit: 80, age: 14, hours: 0, kept: "nothing", included: [lock] })],
  ["tamaris-utilitaires", termsOf({ deposit: 800, age: 21, years: 2, included: [breakdown] })],
  [
    "prestige-riviera",
    termsOf({ deposit: 3000, age: 30, years: 5, hours: 72, kept: "half", included: [breakdown] }),
  ],
  [
    "vanlife-belrive",
    termsOf({ deposit: 1200, age: 23, years: 3, hours: 168, kept: "half", included: [unlimited] }),
  ],
]);
