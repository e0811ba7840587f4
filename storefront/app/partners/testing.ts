import type { BareZone } from "@errand/core/location/location.contract";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { testModule } from "../config/testing.ts";
import type { CourierDraft } from "./courier-draft.ts";
import { emptyCourierDraft } from "./courier-draft.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { emptyStoreDraft, type StoreDraft } from "./store-draft.ts";

/** A square zone of one degree, whose lower left corner is at `lng`, 44. */
function testZone(id: number, display_name: string, lng: number): BareZone {
  const ring: [number, number][] = [
    [lng, 44],
    [lng + 1, 44],
    [lng + 1, 45],
    [lng, 45],
    [lng, 44],
  ];
  return {
    id,
    name: display_name,
    display_name,
    status: 1,
    coordinates: { type: "Polygon", coordinates: [ring] },
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment: false,
    increased_delivery_fee: 0,
    increased_delivery_fee_status: 0,
    increase_delivery_charge_message: null,
  };
}

/** Two zones beside each other; food is in both, rental in the first. */
export const testOptions: PartnerOptions = {
  zones: [testZone(1, "Old Town", 0), testZone(2, "Harbour", 1)],
  modules: [
    testModule({ id: 1, zones: [1, 2] }),
    testModule({ id: 6, module_name: "Rental", module_type: "rental", zones: [1] }),
  ],
  vehicles: [
    { id: 1, type: "Bicycle" },
    { id: 2, type: "Scooter" },
  ],
};

const applicant = {
  f_name: "Ada",
  l_name: "Lovelace",
  email: "ada@partner.example",
  phone: "+33612345678",
  zone_id: 1,
};

/** Complete but for its password. */
export function testStoreDraft(changes: Partial<StoreDraft> = {}): StoreDraft {
  return {
    ...emptyStoreDraft,
    ...applicant,
    module_id: 1,
    name_en: "Ada’s bakery",
    address_en: "3 Quay Street",
    point: { lat: 44.5, lng: 0.5 },
    minimum_delivery_time: "20",
    maximum_delivery_time: "40",
    company_number: "732 829 320 00074",
    logo: ["logo-id"],
    ...changes,
  };
}

/** Complete but for its password. */
export function testCourierDraft(changes: Partial<CourierDraft> = {}): CourierDraft {
  return {
    ...emptyCourierDraft,
    ...applicant,
    image: ["image-id"],
    identity_type: "passport",
    identity_number: "12AB34567",
    identity_image: ["passport-id"],
    vehicle_id: 2,
    ...changes,
  };
}

export const goodPassword = "Bread&roses1";

/** An application of a store that waits for the desk. */
export function testApplication(changes: Partial<PartnerApplication> = {}): PartnerApplication {
  return {
    id: 7,
    kind: "store",
    status: "submitted",
    next_step: "wait",
    is_phone_verified: 1,
    is_email_verified: 1,
    reason: null,
    ...applicant,
    store: {
      store_id: 301,
      module_id: 1,
      latitude: 44.5,
      longitude: 0.5,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      delivery_time_type: "minute",
      translations: [
        { locale: "en", key: "name", value: "Ada’s bakery" },
        { locale: "en", key: "address", value: "3 Quay Street" },
      ],
      tax: 0,
      pickup_zone_id: [],
      company_number: "73282932000074",
      tin: null,
      tin_expire_date: null,
      logo_full_url: "/files/logo",
      cover_photo_full_url: null,
      tin_certificate_image_full_url: null,
    },
    courier: null,
    documents: [],
    created_at: "2026-03-01T10:00:00Z",
    submitted_at: "2026-03-01T10:00:00Z",
    decided_at: null,
    ...changes,
  };
}
