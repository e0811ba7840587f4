import type { LatLng } from "@errand/core/location/lat-lng";
import type { DeliveryTimeUnit } from "@errand/core/partners/application-limits";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { type ApplicantDraft, emptyApplicant } from "./applicant-draft.ts";

/**
 * The registration of a store as its form holds it. Pictures are ids of the picture storage, at
 * most one each.
 */
export interface StoreDraft extends ApplicantDraft {
  module_id: number | null;
  name_en: string;
  name_fr: string;
  address_en: string;
  address_fr: string;
  /** The pin on the map; null until it is set. */
  point: LatLng | null;
  minimum_delivery_time: string;
  maximum_delivery_time: string;
  delivery_time_type: DeliveryTimeUnit;
  /** Percent, as typed. */
  tax: string;
  pickup_zone_id: number[];
  company_number: string;
  tin: string;
  tin_expire_date: string;
  tin_certificate_image: string[];
  logo: string[];
  cover_photo: string[];
}

/** Raise the number with the shape, so that no older shape is read. */
export const storeDraftKey = "store-registration-1";

export const emptyStoreDraft: StoreDraft = {
  ...emptyApplicant,
  module_id: null,
  name_en: "",
  name_fr: "",
  address_en: "",
  address_fr: "",
  point: null,
  minimum_delivery_time: "",
  maximum_delivery_time: "",
  delivery_time_type: "minute",
  tax: "",
  pickup_zone_id: [],
  company_number: "",
  tin: "",
  tin_expire_date: "",
  tin_certificate_image: [],
  logo: [],
  cover_photo: [],
};

/**
 * A refused application as the form shows it. Its pictures stay as they are unless others are
 * chosen.
 */
export function storeDraftOf(
  application: PartnerApplication,
  store: NonNullable<PartnerApplication["store"]>,
): StoreDraft {
  const textOf = (key: "name" | "address", locale: "en" | "fr") =>
    store.translations.find((each) => each.key === key && each.locale === locale)?.value ?? "";
  return {
    ...emptyStoreDraft,
    f_name: application.f_name,
    l_name: application.l_name,
    email: application.email,
    phone: application.phone,
    zone_id: application.zone_id,
    module_id: store.module_id,
    name_en: textOf("name", "en"),
    name_fr: textOf("name", "fr"),
    address_en: textOf("address", "en"),
    address_fr: textOf("address", "fr"),
    point: { lat: store.latitude, lng: store.longitude },
    minimum_delivery_time: String(store.minimum_delivery_time),
    maximum_delivery_time: String(store.maximum_delivery_time),
    delivery_time_type: store.delivery_time_type,
    tax: store.tax === 0 ? "" : String(store.tax),
    pickup_zone_id: store.pickup_zone_id,
    company_number: store.company_number ?? "",
    tin: store.tin ?? "",
    tin_expire_date: store.tin_expire_date ?? "",
  };
}
