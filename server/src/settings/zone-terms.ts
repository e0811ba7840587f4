import { AppError } from "@errand/core/errors";
import type { ZoneDeliveryTerms } from "@errand/core/location/zone-entries.contract";
import { fromMinor, type Minor, toMinor } from "@errand/core/money";
import type { zoneModules } from "../location/zones.tables.ts";

type TermsRow = typeof zoneModules.$inferSelect;

const fromStored = (amount: Minor | null) => (amount === null ? null : fromMinor(amount));
const toStored = (amount: number | null) => (amount === null ? null : toMinor(amount));

export function toTermsValues(row: TermsRow): ZoneDeliveryTerms {
  return {
    kind: row.chargeType,
    charge: fromStored(row.fixedCharge),
    per_km: fromStored(row.perKmCharge),
    minimum: fromStored(row.minimumCharge),
    maximum: fromStored(row.maximumCharge),
    maximum_cash_order: fromStored(row.maximumCashOrder),
  };
}

/** What does not belong to the kind is left out, so that values are read as they were written. */
export function toTermsRow({ kind, ...terms }: ZoneDeliveryTerms) {
  const isFixed = kind === "fixed";
  return {
    chargeType: kind,
    fixedCharge: isFixed ? toStored(terms.charge) : null,
    perKmCharge: isFixed ? null : toStored(terms.per_km),
    minimumCharge: isFixed ? null : toStored(terms.minimum),
    maximumCharge: isFixed ? null : toStored(terms.maximum),
    maximumCashOrder: toStored(terms.maximum_cash_order),
  };
}

/** Throws `zone_terms_invalid`. */
export function requireTerms(moduleId: string, terms: ZoneDeliveryTerms) {
  const { kind, charge, per_km: perKm, minimum, maximum } = terms;
  const refuse = (name: string) =>
    new AppError("zone_terms_invalid", { field: `values.delivery.${moduleId}.${name}` });
  if (kind === "fixed") {
    if (charge === null) throw refuse("charge");
    return;
  }
  if (perKm === null) throw refuse("per_km");
  if (minimum === null) throw refuse("minimum");
  if (maximum !== null && maximum < minimum) throw refuse("maximum");
}
