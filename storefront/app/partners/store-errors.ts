import type { Language } from "@errand/core/language";
import { isInsideArea } from "@errand/core/location/area";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { BareZone } from "@errand/core/location/location.contract";
import type { Module } from "@errand/core/modules/modules.contract";
import { maxDeliveryTime } from "@errand/core/partners/application-limits";
import {
  type CheckedCompanyNumber,
  companyNumberKind,
  isChecked,
  parseCompanyNumber,
} from "@errand/core/partners/company-number";
import { type ApplicantErrorCode, applicantErrors } from "./applicant-errors.ts";
import type { StoreDraft } from "./store-draft.ts";
import { isStated } from "./store-texts.ts";

export type StoreErrorCode =
  | ApplicantErrorCode
  | "module"
  | "module_zone"
  | "store_name"
  | "address"
  | "pin"
  | "outside"
  | "delivery_time"
  | "delivery_span"
  | "tax"
  | `${CheckedCompanyNumber}_${"required" | "invalid"}`
  | "pickup_zones"
  | "logo";

export type StoreErrors = Partial<Record<keyof StoreDraft, StoreErrorCode>>;

export interface StoreRules {
  country: string;
  /** That of the reader. A text that is given in no language is missed in this one. */
  language: Language;
  zones: readonly BareZone[];
  modules: readonly Module[];
  /** A correction keeps password and pictures that it leaves out. */
  isCorrection: boolean;
}

/** Why a registration of a store cannot be sent yet, by its fields. */
export function storeErrors(draft: StoreDraft, rules: StoreRules): StoreErrors {
  const { zones, modules, isCorrection, language } = rules;
  const module = modules.find(({ id }) => id === draft.module_id);
  const zone = zones.find(({ id }) => id === draft.zone_id);
  const [least, most] = [draft.minimum_delivery_time, draft.maximum_delivery_time].map(minutesOf);
  const errors: { [Field in keyof StoreDraft]?: StoreErrorCode | false | null | undefined } = {
    ...applicantErrors(draft, rules),
    module_id: !module ? "module" : zone && !module.zones.includes(zone.id) && "module_zone",
    [`name_${language}`]: !isStated(draft, "name") && "store_name",
    [`address_${language}`]: !isStated(draft, "address") && "address",
    point: draft.point === null ? "pin" : zone && !isInZone(draft.point, zone) && "outside",
    minimum_delivery_time: least === null && "delivery_time",
    maximum_delivery_time:
      most === null ? "delivery_time" : (least ?? 0) > (most ?? 0) && "delivery_span",
    tax: draft.tax.trim() !== "" && percentOf(draft.tax) === null && "tax",
    company_number: companyNumberError(draft.company_number, rules.country),
    pickup_zone_id:
      module?.module_type === "rental" && draft.pickup_zone_id.length === 0 && "pickup_zones",
    logo: !isCorrection && draft.logo.length === 0 && "logo",
  };
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code));
}

export function isInZone({ lat, lng }: LatLng, { coordinates }: Pick<BareZone, "coordinates">) {
  return isInsideArea([lng, lat], coordinates);
}

/** What is missing of a number that every company of the country has. */
function companyNumberError(text: string, country: string): StoreErrorCode | null {
  const kind = companyNumberKind(country);
  if (!isChecked(kind)) return null;
  if (text.trim() === "") return `${kind}_required`;
  return parseCompanyNumber(kind, text) === null ? `${kind}_invalid` : null;
}

/** A whole number from 1 to the maximum; null when the text is none. */
function minutesOf(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= maxDeliveryTime ? number : null;
}

/** A percentage, with a point or a comma; null when the text is none. */
export function percentOf(text: string): number | null {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && number >= 0 && number <= 100 ? number : null;
}
